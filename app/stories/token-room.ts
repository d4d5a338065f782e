/** Tokens per word in Spanish, with room to end the sentence: at less, a long story arrives without its last line. */
const TOKENS_PER_WORD = 2.2;

/** What a model that thinks before it speaks may spend on that; providers count it into the same limit. */
export const THINKING_TOKENS = 8000;

/** The tokens of a story. @param wordCeiling the most words the story may have */
export function storyTokens(wordCeiling: number): number {
  return Math.round(wordCeiling * TOKENS_PER_WORD);
}
