import { failureOfStatus } from "./provider-failure.ts";
import { StorytellerFailure } from "./storyteller.ts";

/** What one event of an OpenAI chat-completions stream says. */
export type ChatChunk = { text: string; isLast: boolean; failure?: StorytellerFailure };

const DONE: ChatChunk = { text: "", isLast: true };

/** Reasons with which a provider says that the text is not whole. */
const CUT_SHORT = new Set(["length", "max_tokens", "content_filter", "tool_calls", "function_call", "error"]);

// Providers differ in what they leave out or send as null: nothing below the top is taken for granted.
type WireChunk = {
  object?: unknown;
  error?: unknown;
  choices?: { delta?: { content?: unknown; refusal?: unknown } | null; finish_reason?: unknown }[] | null;
} | null;

/**
 * Reads the `data` of one event. Role-only and null deltas, usage chunks without choices and unknown fields say
 * nothing; a refusal in its own field is no story; an error object ends the stream, whatever came before.
 * @param nowMs milliseconds since the epoch, for errors that carry a wait
 */
export function readChatChunk(data: string, nowMs: () => number): ChatChunk {
  if (data === "[DONE]") return DONE;
  let chunk: WireChunk;
  try {
    chunk = JSON.parse(data);
  } catch {
    return failed(new StorytellerFailure("provider_error", { detail: "unreadable event" }));
  }
  if (chunk?.error || chunk?.object === "error") return failed(failureOf(chunk.error, nowMs));
  const choice = chunk?.choices?.[0];
  const content = choice?.delta?.content;
  const text = typeof content === "string" ? content : "";
  if (choice?.delta?.refusal) return failed(new StorytellerFailure("empty", { detail: "refusal" }));
  const finish = choice?.finish_reason;
  if (typeof finish !== "string") return { text, isLast: false };
  if (!CUT_SHORT.has(finish)) return { text, isLast: finish === "stop" };
  return { text, isLast: false, failure: new StorytellerFailure("truncated", { detail: finish }) };
}

function failed(failure: StorytellerFailure): ChatChunk {
  return { text: "", isLast: false, failure };
}

/** Gateways put the status of the provider behind them into `code`. Its message may quote the request: it is dropped. */
function failureOf(error: unknown, nowMs: () => number): StorytellerFailure {
  const code = typeof error === "object" && error !== null && "code" in error ? Number(error.code) : Number.NaN;
  if (code >= 400 && code < 600) return failureOfStatus(code, undefined, nowMs());
  return new StorytellerFailure("provider_error", { detail: "error in the stream" });
}
