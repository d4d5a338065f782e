import { isFirstName, isOnlyAName } from "./first-names.ts";
import { wordSet } from "./fold.ts";
import { saysAge } from "./name-age.ts";
import type { Reading } from "./name-evidence.ts";
import { looksLikeName } from "./name-shape.ts";
import { type RelationWord, relationWord } from "./relations.ts";

/** What stands between a child and the comma before its name: «la peque de la casa, vera», "the baby of the family, Bo". */
const BETWEEN = wordSet(
  `de del la el casa familia mayor menor mediano mediana pequeño pequeña chico chica nuevo nueva recien nacido nacida mio mia querido querida
  of the our house family in this home mine`,
);
const FARTHEST_NOUN = 5;
const DETERMINERS = wordSet("el la un una mi su tu nuestro nuestra al the a an my his her their our");
/** "a new baby brother": words that may stand between the article and the noun. */
const ADJECTIVES = wordSet("new baby little big older younger best wee nuevo nueva pequeño pequeña mejor gran");

function nounBefore({ tokens }: Reading, at: number): number | undefined {
  for (let place = at - 1; place >= 0 && place >= at - FARTHEST_NOUN; place--) {
    const word = tokens[place];
    if (word === undefined) return undefined;
    if (relationWord(word.folded)?.role === "child" && !BETWEEN.has(word.folded)) return place;
    if (!BETWEEN.has(word.folded) || word.before !== "") return undefined;
  }
  return undefined;
}

function isDetermined({ tokens }: Reading, noun: number): boolean {
  let place = noun;
  while (tokens[place]?.before === "" && ADJECTIVES.has(tokens[place - 1]?.folded ?? "")) place--;
  return tokens[place]?.before === "" && DETERMINERS.has(tokens[place - 1]?.folded ?? "");
}

/** "a new baby brother, Tomiwa, and", «la peque de la casa, vera»: what the child is to the family, said before the comma. */
export function apposedRelation(reading: Reading, at: number): RelationWord | undefined {
  const { tokens } = reading;
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (!token || !/^[,–—]$/.test(token.before) || !looksLikeName(token)) return undefined;
  if (!token.capital && !isFirstName(token.folded)) return undefined;
  const ends = next === undefined || /^[.!?;)]/.test(next.before);
  // «para mi niña, luna, estrellas y mar»: in lower case a list may go on with a word of every day.
  const sure = token.capital || isOnlyAName(token.folded);
  const goesOn = next !== undefined && (next.before !== "" || /^(?:who|que)$/.test(next.folded));
  if (!(ends || (sure && goesOn) || saysAge(reading, at + 1))) return undefined;
  const noun = nounBefore(reading, at);
  return noun !== undefined && isDetermined(reading, noun) ? relationWord(tokens[noun]?.folded ?? "") : undefined;
}
