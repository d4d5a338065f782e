import { MODEL_PROTOCOLS, type ProtocolName } from "#app/stories/model-protocols.ts";
import { type ModelCall, openModelStream } from "#app/stories/model-stream.server.ts";

export const PATIENT = { firstTokenMs: 5000, idleMs: 5000, totalMs: 10_000 };

type Change = Partial<ModelCall> & { apiKey?: string };

/** Opens a model's stream as the product does, for an English story. */
export function openStream(
  name: ProtocolName,
  baseUrl: string,
  model: string,
  { apiKey, ...change }: Change = {},
): AsyncIterable<string> {
  const protocol = MODEL_PROTOCOLS[name];
  const prompt = { system: "Write it in English.", user: "{}" };
  const request = protocol.writeRequest({ baseUrl, apiKey, model, prompt, wordCeiling: 500 });
  const signal = new AbortController().signal;
  return openModelStream({ request, protocol, timeouts: PATIENT, signal, nowMs: () => 0, ...change });
}

/** Everything that was heard, and how it ended. */
export async function listen(stream: AsyncIterable<string>): Promise<{ text: string; failure?: unknown }> {
  let text = "";
  try {
    for await (const piece of stream) text += piece;
    return { text };
  } catch (failure) {
    return { text, failure };
  }
}
