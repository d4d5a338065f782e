import {
  ALL_SAID,
  countedChunk,
  failedChunk,
  type ModelAsk,
  type ModelProtocol,
  type ModelRequest,
  type StreamChunk,
} from "./model-protocol.ts";
import { failureInStream } from "./provider-failure.ts";
import { StorytellerFailure } from "./storyteller.ts";
import { storyTokens, THINKING_TOKENS } from "./token-room.ts";

/** Bold enough for stories that differ, calm enough for sentences that hold together. */
const TEMPERATURE = 0.9;

/** OpenAI's own reasoning models refuse `max_tokens` and any chosen temperature. */
const REASONING_MODEL = /^(?:o\d|gpt-(?:[5-9]|\d\d)(?!.*chat))/;

/** Many servers say what they have counted by themselves, and some refuse to be asked: only this one is known to need it. */
const COUNTS_WHEN_ASKED = /^https:\/\/(?:[\w-]+\.)?api\.openai\.com\//;

/** Reasons with which a provider says that the text is not whole. */
const CUT_SHORT = new Set(["length", "max_tokens", "tool_calls", "function_call", "error"]);

// Providers differ in what they leave out or send as null: nothing below the top is taken for granted.
type WireChunk = {
  object?: unknown;
  error?: unknown;
  choices?: { delta?: { content?: unknown; refusal?: unknown } | null; finish_reason?: unknown }[] | null;
  usage?: { prompt_tokens?: unknown; completion_tokens?: unknown } | null;
} | null;

/** OpenAI's streamed chat completion, which most other servers speak too. Its base address ends before "/chat/completions". */
export const openaiProtocol: ModelProtocol = { writeRequest, readEvent, endsWithBody: false };

function writeRequest({
  baseUrl,
  apiKey,
  model,
  prompt,
  wordCeiling,
  temperature = TEMPERATURE,
}: ModelAsk): ModelRequest {
  const tokens = storyTokens(wordCeiling);
  const limits = REASONING_MODEL.test(model)
    ? { max_completion_tokens: tokens + THINKING_TOKENS }
    : { max_tokens: tokens, temperature };
  const messages = [
    { role: "system", content: prompt.system },
    { role: "user", content: prompt.user },
  ];
  return {
    url: `${baseUrl}/chat/completions`,
    headers: apiKey ? { authorization: `Bearer ${apiKey}` } : {},
    body: JSON.stringify({
      model,
      stream: true,
      ...(COUNTS_WHEN_ASKED.test(baseUrl) && { stream_options: { include_usage: true } }),
      messages,
      ...limits,
    }),
  };
}

function readEvent(data: string, nowMs: () => number): StreamChunk {
  if (data === "[DONE]") return ALL_SAID;
  const chunk: WireChunk = JSON.parse(data);
  return countedChunk(saidBy(chunk, nowMs), chunk?.usage?.prompt_tokens, chunk?.usage?.completion_tokens);
}

// Role-only and null deltas, chunks without choices and unknown fields say nothing of the story.
function saidBy(chunk: WireChunk, nowMs: () => number): StreamChunk {
  if (chunk?.error || chunk?.object === "error") return failedChunk(failureInStream(chunk, nowMs()));
  const choice = chunk?.choices?.[0];
  const content = choice?.delta?.content;
  const text = typeof content === "string" ? content : "";
  if (choice?.delta?.refusal) return failedChunk(new StorytellerFailure("refused", { detail: "refusal" }));
  const finish = choice?.finish_reason;
  if (typeof finish !== "string") return { text, isWhole: false };
  if (finish === "content_filter") return failedChunk(new StorytellerFailure("refused", { detail: finish }), text);
  if (CUT_SHORT.has(finish)) return failedChunk(new StorytellerFailure("truncated", { detail: finish }), text);
  return { text, isWhole: finish === "stop" };
}
