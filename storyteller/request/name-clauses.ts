import { isFirstName } from "./first-names.ts";
import { wordSet } from "./fold.ts";
import { CONNECTORS, type Reading } from "./name-evidence.ts";
import { describes } from "./name-kinds.ts";
import { isDetermined, isRole, isSomebody } from "./name-roles.ts";
import { canBeCalled, isCommonWord, isNeverGiven, looksLikeName } from "./name-shape.ts";
import type { Token } from "./tokens.ts";
import { isVerbAfterName } from "./verbs.ts";

/** «una princesa que no quiere casarse, Berenguela»: so many words from the noun to the comma before the name. */
const FARTHEST = 9;
const WHO = /^(?:who|that|que|q|whose|cuy[oa])$/;
const VERY = wordSet("muy tan mas bien un poco very so too rather super");

const isOver = (next: Token | undefined) => next === undefined || /^[,.!?;:)–—-]/.test(next.before);

const isGiven = (token: Token | undefined): token is Token =>
  token?.capital === true &&
  !token.initial &&
  canBeCalled(token) &&
  (isFirstName(token.folded) || !isNeverGiven(token.folded));

/** «un mosquito muy pesado», «su dragona de compañía», "a king who can't stop laughing": the words between the noun and the comma only say more of it. */
function saysMore(tokens: readonly Token[], from: number, to: number): boolean {
  const between = tokens.slice(from, to);
  const [first] = between;
  if (between.some(({ capital, before }) => capital || before !== "")) return false;
  if (first === undefined || WHO.test(first.folded)) return true;
  if (/^(?:de|of)$/.test(first.folded)) return between.length === 2 && isCommonWord(between[1]?.folded ?? "");
  // «su coche rojo, Rayito», «su perra dálmata, Manguera»
  if (between.length === 1 && !isVerbAfterName(first.text, first.folded)) return true;
  return between.every((word) => VERY.has(word.folded) || (describes(word) && !/(?:ing|ed)$/.test(word.folded)));
}

function nounBefore(reading: Reading, at: number, fits: (noun: number) => boolean): number | undefined {
  for (let place = at - 1; place >= 0 && place >= at - FARTHEST; place--) {
    if (fits(place)) return place;
    if (reading.tokens[place]?.before !== "") return undefined;
  }
  return undefined;
}

const TWO = wordSet("dos two both ambos ambas pair par unos unas");

/** «dos calcetines», "a pair of socks": whatever comes in twos, and what lives in many a story. */
function areSeveral({ tokens }: Reading, noun: number): boolean {
  const { folded } = tokens[noun] ?? { folded: "" };
  if (!folded.endsWith("s")) return false;
  return (
    [1, 2].some((steps) => TWO.has(tokens[noun - steps]?.folded ?? "")) ||
    isRole(folded.slice(0, -1)) ||
    isRole(folded.replace(/es$/, ""))
  );
}

/** "Two snails race to the end of the garden, Slimon and Garfunkel." */
function nounOfTwo(reading: Reading, at: number): number | undefined {
  const { tokens } = reading;
  const [one, other] = [tokens[at], tokens[at + 2]];
  if (!isGiven(one) || !isGiven(other) || other.before !== "" || !isOver(tokens[at + 3])) return undefined;
  if (one.before !== "," || !CONNECTORS.has(tokens[at + 1]?.folded ?? "") || tokens[at + 1]?.before !== "")
    return undefined;
  return nounBefore(
    reading,
    at,
    (noun) =>
      (reading.afterCreature.get(noun + 1)?.plural === true || (noun === at - 1 && areSeveral(reading, noun))) &&
      tokens.slice(noun + 1, at).every(({ capital }) => !capital),
  );
}

/** The place of the noun of which was spoken up to the comma, where a capital stands alone behind it and is its name. */
export function clauseNoun(reading: Reading, at: number): number | undefined {
  const { tokens } = reading;
  const token = tokens[at];
  if (!isGiven(token)) return undefined;
  const ofTwo = nounOfTwo(reading, at) ?? nounOfTwo(reading, at - 2);
  if (ofTwo !== undefined) return ofTwo;
  if (!/^,[«"“'‘]?$/.test(token.before) || !isOver(tokens[at + (tokens[at + 1]?.capital ? 2 : 1)])) return undefined;
  // "an eel that glows, Rotorua": the last word of all may say where.
  const mayBePlace = tokens[at + 1] === undefined && !isFirstName(token.folded);
  return nounBefore(reading, at, (noun) => {
    if (mayBePlace && WHO.test(tokens[noun + 1]?.folded ?? "")) return false;
    if (!isSomebody(reading, noun) || !isDetermined(reading, noun)) return false;
    return saysMore(tokens, noun + 1, at) || saysWhere(tokens, noun + 1, at);
  });
}

/** "the smallest penguin in Antarctica, Waddles, is afraid", «una bruja buena de Galicia, Maruxaina, y»: where somebody lives, and after the second comma goes on what is told. */
function saysWhere(tokens: readonly Token[], from: number, at: number): boolean {
  const between = tokens.slice(from, at);
  const next = tokens[at + 1];
  if (next?.before !== "," || next.capital || between.length > 5 || between.some(({ before }) => before !== ""))
    return false;
  const preposition = between.findIndex(({ folded }) => /^(?:in|of|from|at|under|on|de|del|en|con|with)$/.test(folded));
  return preposition >= 0 && preposition < 2 && between.every(({ text, folded }) => !isVerbAfterName(text, folded));
}

/** "Kehlani, the only girl on the team", «Nour, una niña muy curiosa»: whom the words after the comma say to be somebody. */
export function isSaidToBe(reading: Reading, at: number, end: number): boolean {
  const { tokens } = reading;
  const [token, article] = [tokens[at], tokens[end]];
  if (!isCapitalUnknown(token) || article?.before !== "," || !ARTICLE.test(article.folded)) return false;
  for (let noun = end + 1; noun <= end + 3; noun++) {
    if (tokens[noun]?.before !== "" || tokens[noun]?.capital) return false;
    if (isSomebody(reading, noun) && !reading.afterCreature.get(noun + 1)?.plural) {
      const next = tokens[noun + 1];
      return !CONNECTORS.has(next?.folded ?? "") && !next?.capital;
    }
  }
  return false;
}

const ARTICLE = /^(?:the|an?|el|la|una?|mi|my|our|nuestr[oa])$/;
const isCapitalUnknown = (token: Token | undefined) =>
  token?.capital === true && looksLikeName(token) && !isNeverGiven(token.folded);

const CALLED = wordSet("called named llamado llamada llama");
const GREAT = wordSet("great gran grande mighty amazing magnificent terrible incredible");

/** "called the Great Sockini", «llamado el Gran Pepino»: how many words the name behind the article has. */
export function lengthAfterArticle({ tokens }: Reading, at: number): number {
  if (!tokens[at]?.capital || !/^(?:the|el|la)$/.test(tokens[at - 1]?.folded ?? "")) return 0;
  const [called, article, first, second] = [tokens[at - 2], tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!CALLED.has(called?.folded ?? "") || !/^(?:the|el|la)$/.test(article?.folded ?? "") || article?.before !== "")
    return 0;
  if (!first?.capital || first.before !== "") return 0;
  if (GREAT.has(first.folded)) return second?.capital && second.before === "" && canBeCalled(second) ? 2 : 0;
  return canBeCalled(first) && !isNeverGiven(first.folded) && isOver(second) ? 1 : 0;
}
