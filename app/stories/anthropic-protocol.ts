import {
  ALL_SAID,
  countedChunk,
  failedChunk,
  type ModelAsk,
  type ModelProtocol,
  type ModelRequest,
  NOTHING_SAID,
  type StreamChunk,
} from "./model-protocol.ts";
import { failureInStream } from "./provider-failure.ts";
import { StorytellerFailure } from "./storyteller.ts";
import { storyTokens, THINKING_TOKENS } from "./token-room.ts";

/** The one version of the protocol; what is new comes as unknown events and fields. */
const VERSION = "2023-06-01";

/** Stop reasons with which the text is whole. Every other one says that it is not. */
const WHOLE = new Set(["end_turn", "stop_sequence"]);

/** Stop reasons that are safe to name in a log: they are the provider's terms and nobody's words. */
const CUT_SHORT = new Set(["max_tokens", "model_context_window_exceeded", "pause_turn", "tool_use"]);

type WireText = { type?: unknown; text?: unknown; stop_reason?: unknown } | null;
type WireUse = {
  input_tokens?: unknown;
  cache_creation_input_tokens?: unknown;
  cache_read_input_tokens?: unknown;
  output_tokens?: unknown;
} | null;
type WireEvent = {
  type?: unknown;
  delta?: WireText;
  content_block?: WireText;
  message?: { usage?: WireUse } | null;
  usage?: WireUse;
} | null;

/** Anthropic's streamed Messages API. Its base address ends before "/v1/messages". */
export const anthropicProtocol: ModelProtocol = { writeRequest, readEvent, endsWithBody: false };

// As few parameters as there can be: the newest models refuse a temperature, and older ones what the newest ask for.
function writeRequest({ baseUrl, apiKey, model, prompt, wordCeiling }: ModelAsk): ModelRequest {
  const body = {
    model,
    stream: true,
    max_tokens: storyTokens(wordCeiling) + THINKING_TOKENS,
    system: prompt.system,
    messages: [{ role: "user", content: prompt.user }],
  };
  return {
    url: `${baseUrl}/v1/messages`,
    headers: { "anthropic-version": VERSION, ...(apiKey && { "x-api-key": apiKey }) },
    body: JSON.stringify(body),
  };
}

function readEvent(data: string, nowMs: () => number): StreamChunk {
  const event: WireEvent = JSON.parse(data);
  const use = event?.usage ?? event?.message?.usage;
  return countedChunk(saidBy(event, nowMs), inputOf(use), use?.output_tokens);
}

/** Cached input is counted beside the rest, which is there in the first event and may be missing in the last. */
function inputOf(use: WireUse | undefined): unknown {
  if (typeof use?.input_tokens !== "number") return undefined;
  const cached = [use.cache_creation_input_tokens, use.cache_read_input_tokens].map((count) => Number(count ?? 0));
  return cached.reduce((sum, count) => sum + count, use.input_tokens);
}

// Pings, the borders of messages and blocks, thoughts, signatures and a tool's input are no story.
function saidBy(event: WireEvent, nowMs: () => number): StreamChunk {
  switch (event?.type) {
    case "content_block_delta":
      return event.delta?.type === "text_delta" ? said(event.delta.text) : NOTHING_SAID;
    case "content_block_start":
      return event.content_block?.type === "text" ? said(event.content_block.text) : NOTHING_SAID;
    case "message_delta":
      return stopped(event.delta?.stop_reason);
    case "error":
      return failedChunk(failureInStream(event, nowMs()));
    default:
      return NOTHING_SAID;
  }
}

function said(text: unknown): StreamChunk {
  return typeof text === "string" ? { text, isWhole: false } : NOTHING_SAID;
}

function stopped(reason: unknown): StreamChunk {
  if (typeof reason !== "string") return NOTHING_SAID;
  if (WHOLE.has(reason)) return ALL_SAID;
  if (reason === "refusal") return failedChunk(new StorytellerFailure("refused", { detail: reason }));
  const detail = CUT_SHORT.has(reason) ? reason : "another stop reason";
  return failedChunk(new StorytellerFailure("truncated", { detail }));
}
