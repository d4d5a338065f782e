import { wordRange } from "#storyteller/age-bands.ts";
import { modelPrompt } from "./model-prompt.ts";
import { MODEL_PROTOCOLS, type ProtocolName } from "./model-protocols.ts";
import { openModelStream, type StreamTimeouts } from "./model-stream.server.ts";
import { splitTitle } from "./model-title.ts";
import { type Storyteller, StorytellerFailure, type Telling } from "./storyteller.ts";

export type ModelStorytellerOptions = {
  /** The name the reader sees, "written by AI (…)". */
  identityName: string;
  /** What its server speaks. */
  protocol: ProtocolName;
  /** Where that protocol's own paths begin, without a trailing slash. */
  baseUrl: string;
  apiKey?: string;
  /** The model as its server knows it. */
  model: string;
  timeouts: StreamTimeouts;
  /** Milliseconds since the epoch; the system's own clock by default. */
  clock?: () => number;
};

/**
 * A storyteller on any server that speaks one of the protocols. Each telling is one call, made when its
 * first piece is asked for; it is never repeated here: whether to try again, or elsewhere, is the caller's choice.
 */
export function createModelStoryteller(options: ModelStorytellerOptions): Storyteller {
  const { identityName, baseUrl, apiKey, model, timeouts, clock: nowMs = Date.now } = options;
  const protocol = MODEL_PROTOCOLS[options.protocol];
  return {
    identity: { kind: "model", name: identityName },
    tell(request, signal) {
      const prompt = modelPrompt(request);
      const wordCeiling = wordRange(request.age, request.length).ceiling;
      const ask = protocol.writeRequest({ baseUrl, apiKey, model, prompt, wordCeiling });
      const stream = openModelStream({ request: ask, protocol, timeouts, signal, nowMs });
      const telling: Telling = { title: undefined, pieces: withoutTitle(stream, (title) => (telling.title = title)) };
      return telling;
    },
  };
}

async function* withoutTitle(stream: AsyncIterable<string>, foundTitle: (title: string | undefined) => void) {
  const { title, pieces } = await splitTitle(stream);
  foundTitle(title);
  let hasStory = false;
  for await (const piece of pieces) {
    hasStory = true;
    yield piece;
  }
  if (!hasStory) throw new StorytellerFailure("empty", { detail: "a title alone" });
}
