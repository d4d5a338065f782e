import type { ModelPrompt } from "./model-prompt.ts";
import type { StorytellerFailure } from "./storyteller.ts";
import type { TokenUse } from "./token-meter.ts";

/** What a model is asked, before any protocol has written it down. */
export type ModelAsk = {
  /** Without a trailing slash; each protocol says where its address ends. */
  baseUrl: string;
  apiKey?: string;
  /** The model as its server knows it. */
  model: string;
  prompt: ModelPrompt;
  /** The most words the story may have. */
  wordCeiling: number;
  /** From 0, always the likeliest word, to 1; each protocol's own for stories by default. Not every protocol has it. */
  temperature?: number;
};

/** A POST of JSON. */
export type ModelRequest = { url: string; headers: Readonly<Record<string, string>>; body: string };

/** What one event of a stream says. */
export type StreamChunk = {
  text: string;
  /** The provider says that the text is whole. */
  isWhole: boolean;
  failure?: StorytellerFailure;
  /** What the provider has counted so far. */
  tokens?: TokenUse;
};

/** How one kind of provider is spoken to. Pure: the connection is somebody else's. */
export type ModelProtocol = {
  writeRequest(ask: ModelAsk): ModelRequest;
  /**
   * Reads the `data` of one event. What is unknown says nothing; an error ends the stream, whatever came before.
   * @param nowMs milliseconds since the epoch, for errors that carry a wait
   * @throws for data that is not readable
   */
  readEvent(data: string, nowMs: () => number): StreamChunk;
  /** Text may still follow the word that it is whole: it stands if the body ends in good order after it. */
  endsWithBody: boolean;
};

export const NOTHING_SAID: StreamChunk = { text: "", isWhole: false };
export const ALL_SAID: StreamChunk = { text: "", isWhole: true };

export function failedChunk(failure: StorytellerFailure, text = ""): StreamChunk {
  return { text, isWhole: false, failure };
}

/** A chunk with what its event says of tokens, if it says anything. Whatever is no count is left out. */
export function countedChunk(chunk: StreamChunk, input: unknown, output: unknown): StreamChunk {
  const tokens = { ...(isCount(input) && { input }), ...(isCount(output) && { output }) };
  return Object.keys(tokens).length > 0 ? { ...chunk, tokens } : chunk;
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
