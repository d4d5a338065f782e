/** What a story can be about, underneath. A moral is not a sentence: it decides how the turn happens. */
export const MORALS = [
  "sharing",
  "kindness",
  "patience",
  "friendship",
  "gratitude",
  "honesty",
  "forgiveness",
  "courage",
  "jealousy",
  "perseverance",
  "nature",
] as const;
export type Moral = (typeof MORALS)[number];
