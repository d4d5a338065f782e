const WINDOW_WORDS = 100;
const WINDOW_STEP_WORDS = 50;

/**
 * How many of the pairs of neighbouring words are different ones, from 0 to 1: the mean over windows of a hundred words, so
 * that long stories are not worse for being long. 1 for a text without pairs.
 */
export function windowedDistinct2(words: readonly string[]): number {
  const shares: number[] = [];
  for (let from = 0; from === 0 || from + WINDOW_WORDS <= words.length; from += WINDOW_STEP_WORDS) {
    const window = words.slice(from, from + WINDOW_WORDS);
    const pairs = window.slice(1).map((word, at) => `${window[at]} ${word}`);
    if (pairs.length > 0) shares.push(new Set(pairs).size / pairs.length);
  }
  return shares.length === 0 ? 1 : shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

/** The most words that stand in the same order at two places which do not overlap. */
export function longestRepeatedRun(words: readonly string[]): number {
  // Places that begin with the same run stand together; each round lengthens the runs by one word.
  let groups: number[][] = [words.map((_, at) => at)];
  for (let length = 1; ; length++) {
    groups = groups.flatMap((places) => byNextWord(places, words, length - 1).filter((same) => isTwice(same, length)));
    if (groups.length === 0) return length - 1;
  }
}

function byNextWord(places: readonly number[], words: readonly string[], offset: number): number[][] {
  const groups = new Map<string, number[]>();
  for (const place of places) {
    const word = words[place + offset];
    if (word === undefined) continue;
    const group = groups.get(word);
    if (group) group.push(place);
    else groups.set(word, [place]);
  }
  return [...groups.values()];
}

const isTwice = (places: readonly number[], length: number) =>
  places.length > 1 && (places.at(-1) ?? 0) - (places[0] ?? 0) >= length;
