import {
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

/** Finish reasons with which the provider's own rules have stopped the story. */
const REFUSED = new Set(["SAFETY", "PROHIBITED_CONTENT", "BLOCKLIST", "SPII"]);

/** Finish reasons that are safe to name in a log: they are the provider's terms and nobody's words. */
const CUT_SHORT = new Set(["MAX_TOKENS", "RECITATION", "LANGUAGE", "OTHER"]);

type WirePart = { text?: unknown; thought?: unknown } | null;
type WireCandidate = { content?: { parts?: WirePart[] | null } | null; finishReason?: unknown } | null;
type WireUse = { promptTokenCount?: unknown; candidatesTokenCount?: unknown; thoughtsTokenCount?: unknown } | null;
type WireChunk = {
  candidates?: WireCandidate[] | null;
  promptFeedback?: { blockReason?: unknown } | null;
  error?: unknown;
  usageMetadata?: WireUse;
} | null;

/**
 * The Gemini API's `streamGenerateContent` as server-sent events. Its base address ends before "/v1beta". There is no
 * last event, and some models and gateways say STOP with every one: the text is whole when STOP came with the last of it
 * and the body has ended.
 */
export const googleProtocol: ModelProtocol = { writeRequest, readEvent, endsWithBody: true };

// The key goes into a header: an address ends up in logs on the way. Google advises against any other temperature than
// the default for its newer models.
function writeRequest({ baseUrl, apiKey, model, prompt, wordCeiling }: ModelAsk): ModelRequest {
  const body = {
    systemInstruction: { parts: [{ text: prompt.system }] },
    contents: [{ role: "user", parts: [{ text: prompt.user }] }],
    generationConfig: { maxOutputTokens: storyTokens(wordCeiling) + THINKING_TOKENS },
  };
  return {
    url: `${baseUrl}/v1beta/models/${encodeURIComponent(model)}:streamGenerateContent?alt=sse`,
    headers: apiKey ? { "x-goog-api-key": apiKey } : {},
    body: JSON.stringify(body),
  };
}

function readEvent(data: string, nowMs: () => number): StreamChunk {
  const chunk: WireChunk = JSON.parse(data);
  const use = chunk?.usageMetadata;
  return countedChunk(saidBy(chunk, nowMs), use?.promptTokenCount, outputOf(use));
}

/** Thoughts are billed like the text, and counted beside it. */
function outputOf(use: WireUse | undefined): unknown {
  if (typeof use?.candidatesTokenCount !== "number") return undefined;
  return use.candidatesTokenCount + Number(use.thoughtsTokenCount ?? 0);
}

function saidBy(chunk: WireChunk, nowMs: () => number): StreamChunk {
  if (chunk?.error) return failedChunk(failureInStream(chunk, nowMs()));
  if (chunk?.promptFeedback?.blockReason)
    return failedChunk(new StorytellerFailure("refused", { detail: "blocked prompt" }));
  const candidate = chunk?.candidates?.[0];
  if (!candidate) return NOTHING_SAID;
  const text = storyOf(candidate.content?.parts);
  const finish = candidate.finishReason;
  if (typeof finish !== "string" || finish === "FINISH_REASON_UNSPECIFIED") return { text, isWhole: false };
  if (finish === "STOP") return { text, isWhole: true };
  if (REFUSED.has(finish)) return failedChunk(new StorytellerFailure("refused", { detail: finish }), text);
  const detail = CUT_SHORT.has(finish) ? finish : "another finish reason";
  return failedChunk(new StorytellerFailure("truncated", { detail }), text);
}

/** The text without the model's thoughts. */
function storyOf(parts: readonly WirePart[] | null | undefined): string {
  let text = "";
  for (const part of parts ?? []) if (typeof part?.text === "string" && part.thought !== true) text += part.text;
  return text;
}
