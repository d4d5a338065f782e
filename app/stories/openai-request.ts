import type { ModelPrompt } from "./model-prompt.ts";

/** Bold enough for stories that differ, calm enough for sentences that hold together. */
const TEMPERATURE = 0.9;

/** Tokens per word in Spanish, with room to end the sentence: at less, a long story arrives without its last line. */
const TOKENS_PER_WORD = 2.2;

/** What models that think before they speak may spend on it. */
const THINKING_TOKENS = 4000;

/** OpenAI's own reasoning models refuse `max_tokens` and any chosen temperature. */
const REASONING_MODEL = /^(?:o\d|gpt-(?:[5-9]|\d\d)(?!.*chat))/;

/**
 * The body of a streamed chat completion (OpenAI's `POST /chat/completions`).
 * @param wordCeiling the most words the story may have
 */
export function chatRequestBody(model: string, prompt: ModelPrompt, wordCeiling: number): string {
  const tokens = Math.round(wordCeiling * TOKENS_PER_WORD);
  const limits = REASONING_MODEL.test(model)
    ? { max_completion_tokens: tokens + THINKING_TOKENS }
    : { max_tokens: tokens, temperature: TEMPERATURE };
  const messages = [
    { role: "system", content: prompt.system },
    { role: "user", content: prompt.user },
  ];
  return JSON.stringify({ model, stream: true, messages, ...limits });
}
