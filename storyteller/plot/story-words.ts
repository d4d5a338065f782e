import { ageBand } from "#storyteller/age-bands.ts";

/** How many words a story may have: a band to aim at, and limits never to pass. */
export type WordBand = { low: number; high: number; min: number; max: number; sentenceMean: number };

const YOUNGEST_YEARS = 2;
const OLDEST_YEARS = 10;

/** The words for an age; younger and older children get the nearest age we know. */
export function wordBandOf(age: number): WordBand {
  const years = Math.min(OLDEST_YEARS, Math.max(YOUNGEST_YEARS, Math.round(age)));
  const { words, hardWords, sentenceWords } = ageBand(years);
  return { low: words[0], high: words[1], min: hardWords[0], max: hardWords[1], sentenceMean: sentenceWords[1] };
}
