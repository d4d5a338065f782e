import type { Length } from "#storyteller/story-request.ts";

/** How many words a story may have: a band to aim at, and limits never to pass. */
export type WordBand = { low: number; high: number; min: number; max: number; sentenceMean: number };

/** By age in years. Measured on publishers' levels and on some five hundred children's books in both languages. */
const WORD_BANDS: Readonly<Record<number, WordBand>> = {
  2: { low: 100, high: 220, min: 70, max: 300, sentenceMean: 8 },
  3: { low: 150, high: 350, min: 110, max: 450, sentenceMean: 9 },
  4: { low: 250, high: 500, min: 180, max: 650, sentenceMean: 10 },
  5: { low: 350, high: 650, min: 250, max: 850, sentenceMean: 11 },
  6: { low: 450, high: 850, min: 320, max: 1050, sentenceMean: 12 },
  7: { low: 550, high: 1000, min: 400, max: 1250, sentenceMean: 13 },
  8: { low: 650, high: 1200, min: 480, max: 1500, sentenceMean: 14 },
  9: { low: 750, high: 1400, min: 550, max: 1700, sentenceMean: 15 },
  10: { low: 850, high: 1600, min: 600, max: 2000, sentenceMean: 16 },
};

const YOUNGEST_YEARS = 2;
const OLDEST_YEARS = 10;

/** The words for an age; younger and older children get the nearest age we know. */
export function wordBandOf(age: number): WordBand {
  const years = Math.min(OLDEST_YEARS, Math.max(YOUNGEST_YEARS, Math.round(age)));
  return WORD_BANDS[years] as WordBand;
}

/** Aiming a little inside the band keeps a story inside it when its passages do not add up exactly. */
const INSIDE = 0.05;

/** How many words to aim at: the middle of the age's band, or just inside one of its ends. */
export function targetWords({ low, high }: WordBand, length: Length): number {
  if (length === "short") return Math.round(low * (1 + INSIDE));
  return Math.round(length === "long" ? high * (1 - INSIDE) : (low + high) / 2);
}
