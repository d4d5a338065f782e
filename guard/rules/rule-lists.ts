/** What a story may speak of wrongly. The public rules name these topics; the lists say by which words they are known. */
export const WORD_TOPICS = [
  "violence",
  "weapons",
  "injury",
  "death",
  "terror",
  "cruelty",
  "sexual",
  "substances",
  "insult",
  "hate",
  "despair",
  "secrets",
] as const;
export type WordTopic = (typeof WORD_TOPICS)[number];

/** Topics that stories speak of by words near each other; of the others, single words and phrases say enough. */
export type NearTopic = Exclude<WordTopic, "weapons" | "death" | "terror" | "insult">;

/** Up to which age, in years and inclusive, a word stays out of a story. "always" is every age that stories are told to. */
export const GATES = { always: 10, upTo7: 7, upTo5: 5, upTo3: 3 } as const;
export type Gate = keyof typeof GATES;

/**
 * One language's words. Entries stand one to a line or between commas, folded: lower case, no accents, ñ kept.
 *
 * - `word` is that word alone, `stem*` every word that begins so, `one two` a phrase.
 * - `a/b` in a place of a phrase is either word; `~` between two words is up to three words that do not matter.
 * - `a & b ! c` are words near each other in any order, unless c stands there too: `NearWords` tells the whole of it.
 *
 * Idioms are read first: a word inside one is never the fault of any rule ("muerto de sueño", "shooting star").
 */
export type RuleLists = {
  rules: Readonly<Record<WordTopic, Readonly<Partial<Record<Gate, string>>>>>;
  idioms: string;
};
