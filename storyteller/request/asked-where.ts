import { capitalised } from "#storyteller/language/entity.ts";
import { isCleanText } from "./clean-text.ts";
import { isFirstName } from "./first-names.ts";
import { wordSet } from "./fold.ts";
import { isPlainUnknown } from "./name-lists.ts";
import { BORROWED_NAMES, CALENDAR_WORDS, PLACE_NAMES } from "./stop-words.ts";
import type { Token } from "./tokens.ts";

const IN = /^(?:en|in)$/;
/** Brighton, New York, Mar del Plata. */
const LONGEST_WORDS = 3;
const LINK = /^(?:de|del|of|da|do|the)$/;

/** A capital that no list knows, after "in": a small town. */
const isUnknownTown = (token: Token): boolean =>
  token.capital &&
  !token.initial &&
  !token.possessive &&
  token.text.length > 3 &&
  isPlainUnknown(token) &&
  !isFirstName(token.folded) &&
  !CALENDAR_WORDS.has(token.folded) &&
  !BORROWED_NAMES.has(token.folded);

/** No story begins in one: whoever is there has a way to go first. */
const PLANETS = wordSet(
  "marte venus jupiter saturno mercurio urano neptuno pluton mars saturn mercury uranus neptune pluto luna moon",
);

const isNextCapital = (token: Token | undefined): boolean => token?.before === "" && token.capital;

/**
 * Where the parent says that it happens: «en Cusco», "in Wales", as it is written, with a capital. Only after "in", and only what is no person, month or
 * brand; undefined where nothing is sure. `isLeft` leaves out names and what is not wanted.
 */
export function askedWhere(tokens: readonly Token[], isLeft: (at: number) => boolean): string | undefined {
  const at = tokens.findIndex(
    (token, place) =>
      isLeft(place) &&
      !PLANETS.has(token.folded) &&
      token.before === "" &&
      !token.possessive &&
      IN.test(tokens[place - 1]?.folded ?? "") &&
      (PLACE_NAMES.has(token.folded) || isUnknownTown(token) || startsPlaceOfSeveral(tokens, place)),
  );
  if (at < 0) return undefined;
  const words = tokens.slice(at, at + wordsOfPlace(tokens, at)).map(({ text }) => text);
  const where = capitalised(words.join(" "));
  return isCleanText(where, 2) ? where : undefined;
}

/** How many words its name has, of those that stand together with capitals: "New York", «Mar del Plata». */
function wordsOfPlace(tokens: readonly Token[], at: number): number {
  let length = 1;
  while (tokens[at]?.capital && length < LONGEST_WORDS) {
    const isLinked = tokens[at + length]?.before === "" && LINK.test(tokens[at + length]?.folded ?? "");
    if (isNextCapital(tokens[at + length])) length += 1;
    else if (isLinked && isNextCapital(tokens[at + length + 1])) length += 2;
    else break;
  }
  return length;
}

/** "in New York", «en Mar del Plata»: the second word is one that the list knows, or is tied to the first one and nobody's name. */
function startsPlaceOfSeveral(tokens: readonly Token[], at: number): boolean {
  const [first, second, third] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (!first?.capital || first.initial || second?.before !== "") return false;
  if (second.capital) return PLACE_NAMES.has(second.folded);
  return LINK.test(second.folded) && isNextCapital(third) && !isFirstName(third?.folded ?? "");
}
