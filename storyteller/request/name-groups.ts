import { isCreatureWord } from "./creatures.ts";
import { isCommonFirstName, isFirstName, isOnlyAName } from "./first-names.ts";
import { wordSet } from "./fold.ts";
import { isDoubleName } from "./name-doubles.ts";
import { isGrownUp } from "./name-grown-ups.ts";
import { canBeCalled, isCommonWord, looksLikeName } from "./name-shape.ts";
import { relationWord } from "./relations.ts";
import { BORROWED_NAMES, CALENDAR_WORDS, LITTLE_WORDS, PET_NAMES, PLACE_NAMES } from "./stop-words.ts";
import type { Token } from "./tokens.ts";
import { isVerbAfterName } from "./verbs.ts";

const SEVERAL = wordSet(
  `gemelas gemelos mellizas mellizos trillizos trillizas cuatrillizos hermanos hermanas hermanitos hermanitas primos primas primitos primitas hijos hijas
  nietos nietas sobrinos sobrinas niños niñas nenes nenas chicos chicas peques amigos amigas vecinos vecinas bebes compañeros compañeras ahijados ahijadas hijastros hijastras sobrinitos sobrinitas bisnietos bisnietas chiquis enanos enanas`,
  `twins triplets quadruplets brothers sisters siblings cousins sons daughters kids kiddos children boys girls grandkids grandchildren grandsons
  granddaughters nephews nieces friends babies toddlers besties littles stepdaughters stepsons stepkids goddaughters godsons godchildren grandbabies bairns weans lads lasses stepsisters stepbrothers pupils`,
);
const HOW_MANY: ReadonlyMap<string, number> = new Map(
  [
    "gemelas gemelos mellizas mellizos twins dos two 2",
    "trillizos trillizas triplets tres three 3",
    "cuatrillizos quadruplets cuatro four 4",
  ].flatMap((words, index) => words.split(" ").map((word) => [word, index + 2] as const)),
);
const POSSESSIVE = /^(?:mis?|sus?|tus?|nuestr[oa]s|my|our|his|her|their)$/;
const JOINS = wordSet("y e and n");
const ARE = wordSet("son are were eran");
const HAVE = wordSet("son are tienen have cumplen turn");
const NAMED = wordSet("llamados llamadas called named son are");
const NOT_BEFORE = wordSet("el la los las un una the an del al mi su tu my his her their our sin without no");
const LITTLE_NAMES = new Set(["will", "may", "ella"]);
/** A family is no longer, and reading stays quick. */
const MOST_MEMBERS = 8;
/** "are my two big sisters": so far from the verb to the noun. */
const FARTHEST_NOUN = 4;

const joins = (token: Token | undefined) =>
  token !== undefined && JOINS.has(token.folded) && (token.before === "" || token.before === ",");

function isMember(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined || BORROWED_NAMES.has(token.folded) || !/^\p{L}/u.test(token.text)) return false;
  if (LITTLE_WORDS.has(token.folded)) {
    if (!LITTLE_NAMES.has(token.folded)) return false;
    return joins(tokens[at - 1]) || joins(tokens[at + 1]) || tokens[at + 1]?.before === ",";
  }
  if (isFirstName(token.folded)) return true;
  return (
    token.folded.length > 2 &&
    !isCommonWord(token.folded) &&
    !isVerbAfterName(token.text, token.folded) &&
    !SEVERAL.has(token.folded)
  );
}

/** «vera, cloe y la bebe lia»: how many words say who the last one is. */
function saidBefore(tokens: readonly Token[], at: number): number {
  const article = /^(?:el|la|the|mi|su|my|our|little|wee|baby)$/.test(tokens[at]?.folded ?? "");
  if (!article) return 0;
  const kind =
    relationWord(tokens[at + 1]?.folded ?? "")?.role === "child" ||
    /^(?:pequeñ[oa]|mayor|little|wee)$/.test(tokens[at + 1]?.folded ?? "");
  const name = at + (kind ? 2 : 1);
  const plain = tokens.slice(at, name + 1).every(({ before }) => before === "");
  return plain && known(tokens, name) && (kind || /^(?:little|wee|baby)$/.test(tokens[at]?.folded ?? ""))
    ? name - at
    : 0;
}

/** «los conejos Nube y Chocolate»: among animals any word with a capital of its own. */
const isCapital = (token: Token | undefined) =>
  token?.capital === true &&
  !token.initial &&
  /^\p{Lu}\p{Ll}{2,}$/u.test(token.text) &&
  canBeCalled(token) &&
  !isCreatureWord(token.folded) &&
  !isVerbAfterName(token.text, token.folded);

/** «los primos Pato, Cata y Seba»: a word with a capital is a nickname where a name stands beside it. */
function isWordAmongNames(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (!token?.capital || token.initial || !/^\p{Lu}\p{Ll}{2,}$/u.test(token.text) || !canBeCalled(token)) return false;
  if (isVerbAfterName(token.text, token.folded) || CALENDAR_WORDS.has(token.folded) || PLACE_NAMES.has(token.folded))
    return false;
  const next = joins(tokens[at + 1]) ? at + 2 : at + 1;
  const previous = joins(tokens[at - 1]) ? at - 2 : token.before === "," ? at - 1 : -1;
  const listed = next === at + 2 || tokens[next]?.before === ",";
  return (listed && isNamed(tokens, next)) || isNamed(tokens, previous);
}

const isNamed = (tokens: readonly Token[], at: number) => tokens[at]?.capital === true && looksLikeName(tokens[at]);

type Members = { places: number[]; end: number; joined: boolean };

/** The list that begins at `from`: «hugo martina y leo», "hope and will"; after "and" one more ends it. */
function listFrom(tokens: readonly Token[], from: number, animals = false): Members {
  const places: number[] = [];
  let at = from;
  // «Catriona and wee Fergus»: beside capitals a small word is none of them.
  const fits = (place: number) =>
    (!animals && isWordAmongNames(tokens, place)) ||
    (animals && (isCapital(tokens[place]) || PET_NAMES.has(tokens[place]?.folded ?? ""))) ||
    (isMember(tokens, place) && (!tokens[from]?.capital || tokens[place]?.capital || known(tokens, place)));
  while (places.length < MOST_MEMBERS && fits(at)) {
    places.push(at);
    at++;
    const sign = tokens[at]?.before ?? ".";
    if (joins(tokens[at])) {
      const last = at + 1 + saidBefore(tokens, at + 1);
      if (fits(last)) return { places: [...places, last], end: last + 1, joined: true };
    }
    if ((sign === "&" || sign === "+") && fits(at)) return { places: [...places, at], end: at + 1, joined: true };
    if (sign !== "" && sign !== ",") break;
  }
  return { places, end: at, joined: false };
}

const known = (tokens: readonly Token[], at: number) => isFirstName(tokens[at]?.folded ?? "");

/** Each member with the number of its words: a double name is one child, unless more children were said to come. */
function counted(
  tokens: readonly Token[],
  places: readonly number[],
  children: number | undefined,
): [number, number][] {
  const parts: [number, number][] = [];
  for (const at of places) {
    const last = parts.at(-1);
    const beside = last !== undefined && last[1] === 1 && last[0] === at - 1 && tokens[at]?.before === "";
    const one = beside && ((tokens[at]?.capital && tokens[at - 1]?.capital) || isDoubleName(tokens, at - 1));
    if (last && one) last[1] = 2;
    else parts.push([at, 1]);
  }
  const apart = children !== undefined && parts.length < children && places.length === children;
  return apart ? places.map((at) => [at, 1]) : parts;
}

function afterNoun(tokens: readonly Token[], noun: number): [number, number][] {
  const named = NAMED.has(tokens[noun + 1]?.folded ?? "") && tokens[noun + 1]?.before === "" ? 1 : 0;
  const from = noun + 1 + named;
  if (!/^[,:(–—-]*$/.test(tokens[from]?.before ?? ".")) return [];
  const animals = areAnimals(tokens[noun]?.folded ?? "");
  const { places, joined } = listFrom(tokens, from, animals && !tokens[noun]?.capital);
  const children = [noun, noun - 1, noun - 2].map((at) => HOW_MANY.get(tokens[at]?.folded ?? "")).find(Boolean);
  const enough = joined ? places.length > 1 : places.length > 2 && places.length === children;
  const sure = named || !joined ? places.every((at) => known(tokens, at)) : true;
  // "my friends hope and pray": beside a word that nobody knows as a name, only one that is nothing else is believed.
  const ofPets = animals && POSSESSIVE.test(tokens[noun - 1]?.folded ?? "");
  const isPet = (at: number) => ofPets && PET_NAMES.has(tokens[at]?.folded ?? "");
  const certain =
    places.some(isPet) ||
    tokens[from]?.before !== "" ||
    places.every((at) => known(tokens, at) || tokens[at]?.capital) ||
    places.some((at) => isOnlyAName(tokens[at]?.folded ?? ""));
  // «los osos Polares y Pardos»
  if (animals && places.every((at) => tokens[at]?.folded.endsWith("s") && !known(tokens, at))) return [];
  const areCapitals = places.every((at) => tokens[at]?.capital && !tokens[at]?.initial);
  if (!enough || !sure || !certain || !(areCapitals || places.some((at) => known(tokens, at) || isPet(at)))) return [];
  return counted(tokens, places, children);
}

function saysSeveral(tokens: readonly Token[], end: number): boolean {
  const next = tokens[end];
  if (next === undefined) return false;
  // "ELLA AND GRACE SISTERS WHO SHARE A ROOM"
  if (next.before === "" && SEVERAL.has(next.folded)) return true;
  if (/^[,.(]$/.test(next.before)) {
    const noun = [0, 1, 2].find((step) => SEVERAL.has(tokens[end + step]?.folded ?? ""));
    return noun !== undefined && tokens.slice(end + 1, end + noun + 1).every(({ before }) => before === "");
  }
  if (next.before !== "" || !(ARE.has(next.folded) || HAVE.has(next.folded))) return false;
  if (HAVE.has(next.folded) && /^\p{N}+$/u.test(tokens[end + 1]?.text ?? "")) return true;
  for (let step = 1; step <= FARTHEST_NOUN; step++) {
    const token = tokens[end + step];
    if (token === undefined || token.before !== "") return false;
    if (SEVERAL.has(token.folded)) return ARE.has(next.folded);
    if (/^(?:años|añitos|years)$/.test(token.folded)) return true;
  }
  return false;
}

/** «sol y mar son dos hermanas», "ivy and rose, twins": the list whose "and" stands at `joint`. */
function beforeNoun(tokens: readonly Token[], joint: number): [number, number][] {
  if (!known(tokens, joint + 1) || !isMember(tokens, joint + 1)) return [];
  // "will and max camp in the garden": of two at the very beginning one that is nothing but a name speaks for the other.
  const begins = joint === 1 && [0, 2].some((at) => isCommonFirstName(tokens[at]?.folded ?? ""));
  const several = saysSeveral(tokens, joint + 2);
  if (!begins && !several) return [];
  const places = [joint + 1];
  for (let at = joint - 1; places.length < MOST_MEMBERS && at >= 0 && known(tokens, at) && isMember(tokens, at); at--) {
    places.unshift(at);
    if (tokens[at]?.before !== ",") break;
  }
  const first = places[0] ?? 0;
  const noun = tokens[first]?.before === "" && NOT_BEFORE.has(tokens[first - 1]?.folded ?? "");
  if (places.length < 2 || noun) return [];
  // "noah and nana": one of them is grown up.
  const children = several ? places : places.filter((at) => !isGrownUp(tokens[at]?.folded ?? ""));
  return counted(tokens, children, undefined);
}

/** «los conejos Nube y Chocolate», "the chickens, Nugget and Dolly" */
const areAnimals = (folded: string) => folded.endsWith("s") && isCreatureWord(folded);

/** "a story for my two, jack and poppy", «mis tres: ana, leo y sol» */
const isMyTwo = (tokens: readonly Token[], at: number) =>
  /^(?:two|three|four|dos|tres|cuatro)$/.test(tokens[at]?.folded ?? "") &&
  /^(?:my|our|mis|nuestr[oa]s|l[oa]s)$/.test(tokens[at - 1]?.folded ?? "") &&
  /^[,:(–—-]$/.test(tokens[at + 1]?.before ?? "");

/**
 * Where children are named as several at once, the places of their names, each with the number of its words. Among such even a word
 * in lower case that has another meaning is a name: «mis gemelas luz y paz», "twins hope and will".
 */
export function namesInGroups(tokens: readonly Token[]): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (const [at, token] of tokens.entries()) {
    const members =
      SEVERAL.has(token.folded) || isMyTwo(tokens, at) || areAnimals(token.folded)
        ? afterNoun(tokens, at)
        : joins(token)
          ? beforeNoun(tokens, at)
          : [];
    for (const [place, length] of members) found.set(place, length);
  }
  return found;
}
