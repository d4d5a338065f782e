import { randomUUID } from "node:crypto";
import { wordRange } from "#storyteller/age-bands.ts";
import { collectKnownWords } from "#storyteller/known-words.ts";
import type { StoryRequest } from "#storyteller/story-request.ts";
import { planOf } from "#storyteller/tell-story.ts";
import { outlineOf } from "./model-outline.server.ts";
import { planFor } from "./model-plan.server.ts";
import { type ModelPrompt, modelPrompt } from "./model-prompt.ts";
import { MODEL_PROTOCOLS, type ProtocolName } from "./model-protocols.ts";
import { openModelStream, type StreamTimeouts } from "./model-stream.server.ts";
import { splitTitle } from "./model-title.ts";
import { OLDEST_MEASURED, tellMeasured } from "./shortening.server.ts";
import { type Storyteller, StorytellerFailure, type Telling } from "./storyteller.ts";
import type { TokenMeter } from "./token-meter.ts";

/** How a model is reached. */
export type ModelAccess = {
  /** What its server speaks. */
  protocol: ProtocolName;
  /** Where that protocol's own paths begin, without a trailing slash. */
  baseUrl: string;
  apiKey?: string;
  /** The model as its server knows it. */
  model: string;
  /** Of a whole telling, also where it takes two calls. */
  timeouts: StreamTimeouts;
  /** Milliseconds since the epoch; the system's own clock by default. */
  clock?: () => number;
};

export type ModelStorytellerOptions = ModelAccess & {
  /** The name the reader sees, "written by AI (…)". */
  identityName: string;
  /** Another plot for another seed; random by default. */
  newSeed?: () => string;
};

/**
 * A storyteller on any server that speaks one of the protocols. Each telling is one call, made when its first piece is
 * asked for; for the smallest children a second one when the story was too much for them. It is never repeated here:
 * whether to try again, or elsewhere, is the caller's choice.
 */
export function createModelStoryteller(options: ModelStorytellerOptions): Storyteller {
  const { identityName, baseUrl, apiKey, model, timeouts, clock: nowMs = Date.now, newSeed = randomUUID } = options;
  const protocol = MODEL_PROTOCOLS[options.protocol];
  collectKnownWords();

  type Asking = { request: StoryRequest; signal: AbortSignal; meter: TokenMeter | undefined };

  function ask(prompt: ModelPrompt, spentMs: number, { request, signal, meter }: Asking) {
    const wordCeiling = wordRange(request.age, request.length).ceiling;
    const written = protocol.writeRequest({ baseUrl, apiKey, model, prompt, wordCeiling });
    const totalMs = Math.max(1, timeouts.totalMs - spentMs);
    return openModelStream({ request: written, protocol, timeouts: { ...timeouts, totalMs }, signal, meter, nowMs });
  }

  return {
    identity: { kind: "model", name: identityName },
    tell(request, signal, meter) {
      const asking = { request, signal, meter };
      const telling: Telling = { title: undefined, pieces: pieces() };
      return telling;

      async function* pieces(): AsyncGenerator<string> {
        const prompt = modelPrompt(request, { ...planFor(request), outline: outlineOf(planOf(request, newSeed())) });
        const told =
          request.age <= OLDEST_MEASURED
            ? tellMeasured(request, prompt, (each, spentMs) => ask(each, spentMs, asking), telling, signal)
            : withoutTitle(ask(prompt, 0, asking), telling);
        let hasStory = false;
        for await (const piece of told) {
          hasStory = true;
          yield piece;
        }
        if (!hasStory) throw new StorytellerFailure("empty", { detail: "a title alone" });
      }
    },
  };
}

async function* withoutTitle(stream: AsyncIterable<string>, telling: Telling): AsyncGenerator<string> {
  const { title, pieces } = await splitTitle(stream);
  telling.title = title;
  yield* pieces;
}
