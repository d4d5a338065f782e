import { isAskedNoun } from "./asked-nouns.ts";
import { CREATURE_FORMS } from "./creatures.ts";
import { isFirstName } from "./first-names.ts";
import { isListedWord } from "./name-shape.ts";
import { NOUN_FORMS } from "./nouns.ts";
import { BORROWED_NAMES, LITTLE_WORDS } from "./stop-words.ts";
import type { Token } from "./tokens.ts";
import { isVerbAfterName } from "./verbs.ts";

const SHORTEST = 5;
/** From this length on two slips are believed where only the order is wrong, «castllio»; else «carrera» would be a camera and "pancakes" pandas. */
const LONG = 7;
const mostSlips = (one: string, other: string): number => (one.length >= LONG && sorted(one) === sorted(other) ? 2 : 1);
const sorted = (word: string) => Array.from(word).sort().join("");

const FORMS = new Set([...CREATURE_FORMS, ...NOUN_FORMS]);
const BY_START = new Map<string, string[]>();
for (const form of FORMS) {
  if (form.includes(" ") || form.length < SHORTEST) continue;
  BY_START.set(form[0] ?? "", [...(BY_START.get(form[0] ?? "") ?? []), form]);
}

/** How many letters were left out, put in, changed or swapped with their neighbour (optimal string alignment); `most` + 1 when more. */
export function slipsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let [twoAgo, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= one.length; row++) {
    const now = [row];
    for (let column = 1; column <= other.length; column++) {
      const changed = one[row - 1] === other[column - 1] ? 0 : 1;
      let least = Math.min((last[column] ?? 0) + 1, (now[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + changed);
      const swapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (swapped) least = Math.min(least, (twoAgo[column - 2] ?? 0) + 1);
      now.push(least);
    }
    if (Math.min(...now) > most) return most + 1;
    [twoAgo, last] = [last, now];
  }
  return last[other.length] ?? most + 1;
}

const KEYS = ["qwertyuiop", "asdfghjklñ", "zxcvbnm"].flatMap((row, down) =>
  Array.from(row, (key, across) => ({ key, down, across })),
);

/** Whether a finger that meant one key may have hit the other. */
function areNeighbours(one: string, other: string): boolean {
  const [from, to] = [KEYS.find(({ key }) => key === one), KEYS.find(({ key }) => key === other)];
  return (
    from !== undefined &&
    to !== undefined &&
    Math.abs(from.down - to.down) <= 1 &&
    Math.abs(from.across - to.across) <= 1
  );
}

/** One letter for another one far from it is another word: "share" is no shark. */
function isAnotherWord(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  const changed = Array.from(one).flatMap((letter, at) =>
    letter === other[at] ? [] : [[letter, other[at] ?? ""] as const],
  );
  const [only] = changed;
  return changed.length === 1 && only !== undefined && !areNeighbours(...only);
}

/** The noun that a mistyped word was meant for: "dragno" is dragon. Never for a word that is known. */
export function meantNoun(folded: string): string | undefined {
  if (folded.length < SHORTEST || !/^\p{L}+$/u.test(folded)) return undefined;
  if (
    FORMS.has(folded) ||
    isAskedNoun(folded) ||
    isListedWord(folded) ||
    isFirstName(folded) ||
    LITTLE_WORDS.has(folded) ||
    BORROWED_NAMES.has(folded)
  )
    return undefined;
  let [nearest, distance]: [string | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  for (const form of BY_START.get(folded[0] ?? "") ?? []) {
    // A longer or shorter word is another word: bull, bully.
    if (form.startsWith(folded) || folded.startsWith(form.replace(/e?s$/, ""))) continue;
    const most = mostSlips(folded, form);
    const slips = slipsBetween(folded, form, most);
    if (slips <= most && slips < distance && !isAnotherWord(folded, form)) [nearest, distance] = [form, slips];
  }
  return nearest;
}

/** A parent mistypes a few words; who writes thousands that nobody knows wants none of them mended. */
const MOST_WORDS = 60;

/** The same tokens, with mistyped nouns as they were meant. What may be somebody's name stays as it is. */
export function withoutTypos(tokens: readonly Token[], mayBeName: (at: number) => boolean): Token[] {
  const known = new Map<string, string | undefined>();
  return tokens.map((token, at) => {
    if ((token.capital && !token.initial) || mayBeName(at) || isVerbAfterName(token.text, token.folded)) return token;
    if (!known.has(token.folded) && known.size >= MOST_WORDS) return token;
    if (!known.has(token.folded)) known.set(token.folded, meantNoun(token.folded));
    const meant = known.get(token.folded);
    return meant === undefined ? token : { ...token, folded: meant };
  });
}
