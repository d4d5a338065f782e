import { genderOfFirstName, isCommonFirstName, isFirstName, isOnlyAName } from "./first-names.ts";
import { wordSet } from "./fold.ts";
import { isOthersHero, type Reading } from "./name-evidence.ts";
import { isCommonWord } from "./name-shape.ts";
import { LITTLE_WORDS, PLACE_NAMES } from "./stop-words.ts";
import type { Token } from "./tokens.ts";
import { isVerbAfterName } from "./verbs.ts";

const AND = /^(?:y|e|and|n)$/;
const ENDS = wordSet("y e and who que with con in en at is es has tiene but pero from gets goes");

const isOver = (next: Token | undefined) =>
  next === undefined || next.before !== "" || ENDS.has(next.folded) || isVerbAfterName(next.text, next.folded);

const isPlainName = (token: Token | undefined) =>
  token !== undefined && isFirstName(token.folded) && !isCommonWord(token.folded);

/** "mohammed ali", «lucia martin y pablo»: a text in lower case that begins with two first names. */
export function beginsWithTwo(tokens: readonly Token[]): boolean {
  const [first, second, next] = tokens;
  if (!first || !second || first.capital || second.capital || second.before !== "" || first.possessive) return false;
  if (![first, second].every(({ folded }) => isFirstName(folded) && !LITTLE_WORDS.has(folded))) return false;
  return isOver(next) && !isVerbAfterName(second.text, second.folded) && [first, second].some(isPlainName);
}

/** One child with two names, unless they are those of a boy and a girl, or a list goes on: «hugo leo y martina». */
export function isOneWithTwo(tokens: readonly Token[]): boolean {
  const [first, second, and, third] = tokens;
  if (!first || !second || !beginsWithTwo(tokens)) return false;
  if (AND.test(and?.folded ?? "") && isFirstName(third?.folded ?? "")) return false;
  const genders = [first, second].map(({ folded }) =>
    isCommonFirstName(folded) ? genderOfFirstName(folded) : undefined,
  );
  return genders.includes(undefined) || genders[0] === genders[1];
}

/** "batman and leo", «la patrulla canina y bruno»: whoever stands beside somebody else's hero in small letters. */
export function isBesideOthersHero(reading: Reading, at: number): boolean {
  const { tokens } = reading;
  const [token, and] = [tokens[at], tokens[at - 1]];
  if (!isPlainName(token) || token?.before !== "" || !AND.test(and?.folded ?? "") || and?.before !== "") return false;
  return isOthersHero(reading, at - 2) && isOver(tokens[at + 1]);
}

/** «la Núria i en Pau»: the Catalan "and", between two names with or without their articles. */
export function isCatalanPair({ tokens }: Reading, at: number): boolean {
  if (!isPlainName(tokens[at])) return false;
  const article = (place: number) => (/^(?:en|na|la|el)$/.test(tokens[place]?.folded ?? "") ? 1 : 0);
  const and = (place: number) => tokens[place]?.text === "i" && tokens[place]?.before === "";
  const back = at - 1 - article(at - 1);
  if (and(back) && isPlainName(tokens[back - 1])) return true;
  return and(at + 1) && isPlainName(tokens[at + 2 + article(at + 2)]);
}

const isPlaceAt = (tokens: readonly Token[], at: number) => PLACE_NAMES.has(tokens[at]?.folded ?? "");

const aloneAt = (tokens: readonly Token[], at: number) =>
  tokens[at] !== undefined &&
  (at === 0 || tokens[at]?.before === ",") &&
  (tokens[at + 1] === undefined || tokens[at + 1]?.before === ",");
/** Fewer commas make a sentence and no list. */
const FEWEST_COMMAS = 3;

/** "Hazel, fairies, mushrooms, rain boots", "ceiling, arthur, florence, daddy": among the notes of a parent a name that is no other word, at the head or beside another name. */
export function isNotedDown({ tokens }: Reading, at: number): boolean {
  const token = tokens[at];
  if (!token || !isCommonFirstName(token.folded) || !isPlainName(token) || !aloneAt(tokens, at)) return false;
  if (tokens.filter(({ before }) => before === ",").length < FEWEST_COMMAS) return false;
  // "Jordan, Egypt, Peru"
  if (isPlaceAt(tokens, at + 1)) return false;
  return (
    at === 0 || [at - 1, at + 1].some((place) => aloneAt(tokens, place) && isOnlyAName(tokens[place]?.folded ?? ""))
  );
}

const ENGLISH = /^(?:the|and|she|her|his|is|was|with|has|today|to|of|it|called)$/;
const DOES = wordSet(
  "has is was and goes wants can loves gets finds likes doesn't won't can't got lost found saw made said had did went started starts thinks needs keeps turned turns woke fell",
);
const BEFORE_SOMEBODY = /^(?:so|and|when|because|where|that|today|about|for|my|daughter|girl|sister|little|with)$/;

/** In Spanish «ella» is she: "ella got a kitten" is English. */
export function isEnglishElla({ tokens }: Reading, at: number): boolean {
  const [token, next, previous] = [tokens[at], tokens[at + 1], tokens[at - 1]];
  if (token?.folded !== "ella" || next?.before !== "") return false;
  const isWho = next.folded === "who" && /^(?:for|about|with)$/.test(previous?.folded ?? "");
  if (!isWho && !DOES.has(next.folded)) return false;
  const begins = token.initial || token.before !== "" || BEFORE_SOMEBODY.test(previous?.folded ?? "");
  return begins && tokens.some(({ folded }) => ENGLISH.test(folded));
}
