import { wordsIn } from "#storyteller/language/sentences.ts";

/** Words of a phrase that two stories may have in common. */
const GRAM_WORDS = 4;
/** Shorter sentences («Y esperó.») belong to nobody. */
const SHORTEST_OWN_SENTENCE_WORDS = 5;
const NAME = "_";

/**
 * The sentences of a story as words in lower case, with one sign for every name: two tellings with other heroes are the same
 * telling. Names are the given ones and every capital within a sentence that the story never writes small.
 */
export function maskedSentences(sentences: readonly string[], names: readonly string[]): string[][] {
  const words = sentences.map(wordsIn);
  const small = new Set(words.flat().filter((word) => /^\p{Ll}/u.test(word)));
  const masked = new Set(names.flatMap((name) => wordsIn(name).filter((word) => /^\p{Lu}/u.test(word))));
  for (const word of words.flatMap((sentence) => sentence.slice(1)))
    if (/^\p{Lu}\p{Ll}/u.test(word) && !small.has(word.toLowerCase())) masked.add(bare(word));
  return words.map((sentence) => sentence.map((word) => (masked.has(bare(word)) ? NAME : word.toLowerCase())));
}

const bare = (word: string) => word.replace(/['’]\p{L}+$/u, "");

/** All runs of four words of a story. */
export function gramsOf(sentences: readonly string[][]): Set<string> {
  const words = sentences.flat();
  const grams = new Set<string>();
  for (let at = 0; at + GRAM_WORDS <= words.length; at++) grams.add(words.slice(at, at + GRAM_WORDS).join(" "));
  return grams;
}

/** The sentences of a story that are long enough to be its own. */
export function ownSentencesOf(sentences: readonly string[][]): Set<string> {
  return new Set(
    sentences.filter(({ length }) => length >= SHORTEST_OWN_SENTENCE_WORDS).map((sentence) => sentence.join(" ")),
  );
}

/** How alike the pairs of a set are: the size of what two have in common by the size of what both have together. */
export type PairwiseJaccard = {
  pairs: number;
  /** 0 without pairs. */
  mean: number;
  /** The two most alike, by their places in the set. */
  highest: { similarity: number; one: number; other: number } | null;
  /** Pairs over the limit. */
  above: number;
};

/** Compares every pair. An inverted index counts only what is in common, so that a thousand stories take a second or two. */
export function jaccardOfPairs(sets: readonly ReadonlySet<string>[], limit: number): PairwiseJaccard {
  const places = placesOf(sets);
  const common = new Uint32Array(sets.length);
  const result: PairwiseJaccard = { pairs: (sets.length * (sets.length - 1)) / 2, mean: 0, highest: null, above: 0 };
  let sum = 0;
  for (const [one, set] of sets.entries()) {
    common.fill(0);
    for (const feature of set) {
      const shared = places.get(feature) ?? [];
      for (let at = shared.length - 1; at >= 0; at--) {
        const other = shared[at] as number;
        if (other <= one) break;
        common[other] = (common[other] as number) + 1;
      }
    }
    for (let other = one + 1; other < sets.length; other++) {
      const both = common[other] as number;
      if (both === 0) continue;
      const similarity = both / (set.size + (sets[other] as ReadonlySet<string>).size - both);
      sum += similarity;
      if (similarity > limit) result.above++;
      if (similarity > (result.highest?.similarity ?? 0)) result.highest = { similarity, one, other };
    }
  }
  return { ...result, mean: result.pairs === 0 ? 0 : sum / result.pairs };
}

/** In which sets each feature is, in ascending order; only features of two sets and more. */
function placesOf(sets: readonly ReadonlySet<string>[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [place, set] of sets.entries()) {
    for (const feature of set) {
      const known = places.get(feature);
      if (known) known.push(place);
      else places.set(feature, [place]);
    }
  }
  for (const [feature, { length }] of places) if (length < 2) places.delete(feature);
  return places;
}
