import { isCreatureWord } from "./creatures.ts";
import { isFirstName } from "./first-names.ts";
import { fold, wordSet } from "./fold.ts";
import { BORROWED_NAMES, CALENDAR_WORDS, EVERYDAY_WORDS, LITTLE_WORDS, PLACE_NAMES } from "./stop-words.ts";
import type { Token } from "./tokens.ts";

/** At most so many graphemes of a parent's spelling enter a story as one name. */
export const NAME_MAX_GRAPHEMES = 40;
const NAME_MAX_WORDS = 4;

const TITLES = wordSet(
  "don doña señor señora sr sra mr mrs ms miss dr doctor doctora captain capitan capitana sir lady profesor profesora",
);
const PARTICLES = wordSet("de del la las los van von da dos");
const LETTERS = /^[\p{L}\p{M}'’-]+$/u;
const ABSTRACT = /(?:cion|siones|dad|miento|mente|ness|tion|tions|ing|ship|ures|ieces)$/;

/** Little words that are also names: believed with a capital where a little word would have none. */
const LITTLE_NAMES_ANYWHERE = new Set(["will", "may", "ella"]);

function isLittleWord({ folded, capital, initial }: Token): boolean {
  if (!LITTLE_WORDS.has(folded)) return false;
  return !(capital && isFirstName(folded) && (!initial || LITTLE_NAMES_ANYWHERE.has(folded)));
}

/** Told outright to be a name ("se llama X"): anything but the little words, numbers and other people's heroes. */
export function canBeCalled(token: Token | undefined): token is Token {
  return token !== undefined && LETTERS.test(token.text) && !isLittleWord(token) && !BORROWED_NAMES.has(token.folded);
}

/** Could be a name by itself: not a word of every day, not a day, a month, a place or an animal, unless people are called so. */
export function looksLikeName(token: Token | undefined): token is Token {
  if (!canBeCalled(token) || token.folded.length < 2) return false;
  if (isFirstName(token.folded)) return true;
  const { folded } = token;
  if (EVERYDAY_WORDS.has(folded) || CALENDAR_WORDS.has(folded) || PLACE_NAMES.has(folded) || isCreatureWord(folded))
    return false;
  return !ABSTRACT.test(folded);
}

/** True for "Doña" in «Doña Pata» and "Mr" in "Mr Whiskers". */
export function isTitle(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  const here = tokens[at];
  return (
    here !== undefined &&
    here.capital &&
    TITLES.has(here.folded) &&
    next !== undefined &&
    next.capital &&
    next.before === ""
  );
}

/** How many tokens from `at` on make up one name: «María del Mar», "Mary Jane", «Doña Pata». At least one. */
export function nameLength(tokens: readonly Token[], at: number): number {
  let length = 1;
  const titled = isTitle(tokens, at);
  while (length < NAME_MAX_WORDS) {
    const next = tokens[at + length];
    if (next === undefined || next.before !== "" || tokens[at + length - 1]?.possessive) break;
    if (next.capital && (looksLikeName(next) || (titled && length === 1 && canBeCalled(next)))) {
      length++;
      continue;
    }
    let skipped = 0;
    while (skipped < 2 && PARTICLES.has(tokens[at + length + skipped]?.folded ?? "")) skipped++;
    const after = tokens[at + length + skipped];
    const noble = skipped > 0 && after?.capital && after.before === "" && isFirstName(tokens[at]?.folded ?? "");
    if (!noble || !(looksLikeName(after) && isFirstName(after.folded))) break;
    length += skipped + 1;
  }
  return length;
}

const graphemes = new Intl.Segmenter("es", { granularity: "grapheme" });

function titleCased(word: string): string {
  return word.replace(/(^|[-'’])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}

/** The name as the parent spelled it, with a capital when it had none; undefined when it is longer than a name. */
export function spelledName(tokens: readonly Token[], at: number, length: number): string | undefined {
  const words = tokens.slice(at, at + length).map(({ text, folded }, index) => {
    const particle = index > 0 && PARTICLES.has(folded);
    return particle || /^\p{Lu}/u.test(text) ? text : titleCased(text);
  });
  const name = words.join(" ");
  return [...graphemes.segment(name)].length <= NAME_MAX_GRAPHEMES ? name : undefined;
}

/** True when two spellings are the same name. */
export function isSameName(one: string, other: string): boolean {
  return fold(one) === fold(other);
}
