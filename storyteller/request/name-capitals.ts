import { isAskedNoun } from "./asked-nouns.ts";
import { genderOfFirstName, isCommonFirstName, isFirstName, isOnlyAName } from "./first-names.ts";
import { saysAge } from "./name-age.ts";
import { acts, actsLikeName, before, CONNECTORS, type Reading, words } from "./name-evidence.ts";
import { isGrownUp } from "./name-grown-ups.ts";
import { isPlainUnknown } from "./name-lists.ts";
import { isOfAPlace, isWhere } from "./name-place.ts";
import { isCommonWord, looksLikeName, nameLength } from "./name-shape.ts";
import { isDescribed } from "./name-told.ts";
import { knownNoun } from "./nouns.ts";
import { relationWord } from "./relations.ts";
import { PLACE_NAMES } from "./stop-words.ts";
import type { Token } from "./tokens.ts";

/** What a capital, or a word after «su perro», is: a name by what is said of it, something that may be one, or nothing. */
export type Verdict = "name" | "perhaps" | "no";

export const ARTICLES = words("el la los las the un una an a");

export const FOR = words("para pa for");

export const WITH = words("con with");

/** Said of anybody and anything: after a word that nobody knows they prove no name. */
const ADVERBS = words("no never nunca siempre always ya tambien solo only still just really contra versus vs");

const STORY = words("cuento cuentito historia aventura story tale one something adventure");

/** «un cuento de Wayra, que vive…», "a story about Zuzu, who…": whom a clause goes on to speak of. */
function isWhomItIsAbout(reading: Reading, at: number): boolean {
  const next = reading.tokens[at + 1];
  if (!/^(?:de|sobre|about|of)$/.test(before(reading, at)) || !STORY.has(before(reading, at, 2))) return false;
  return next !== undefined && /^,?$/.test(next.before) && /^(?:que|q|who|quien)$/.test(next.folded);
}

/** "Kookaburra called Shazza": what somebody is stands before what somebody is called. */
function isCalledSomethingElse({ tokens }: Reading, end: number): boolean {
  const [called, name] = [tokens[end], tokens[end + 1]];
  return called?.before === "" && /^(?:called|named|llamad[oa])$/.test(called.folded) && name?.capital === true;
}

/** «de alma y su conejo», "about hope and her dog" */
export function isWithOwn({ tokens }: Reading, end: number): boolean {
  return CONNECTORS.has(tokens[end]?.folded ?? "") && /^(?:su|sus|his|her|their)$/.test(tokens[end + 1]?.folded ?? "");
}

export function verdictOnCapital(reading: Reading, at: number, titled: boolean): Verdict {
  const { tokens } = reading;
  const token = tokens[at];
  if (token === undefined) return "no";
  const end = at + nameLength(tokens, at);
  const [sure, known] = [isOnlyAName(token.folded), isFirstName(token.folded)];
  const previous = before(reading, at);
  // Spanish "a" is no article: «a Saúl le da miedo».
  const article = token.before === "" && ARTICLES.has(previous) && !(previous === "a" && (known || !token.initial));
  // "Nan says": who somebody is to the child; «Tito» is also a boy.
  const isAdult = isGrownUp(token.folded);
  if (
    isAdult &&
    !saysAge(reading, end) &&
    (end === at + 1 || (!titled && /^(?:abu|oma|nana|nani|dadi)$/.test(token.folded)))
  )
    return "no";
  if (isOfAPlace(reading, at, end) || isCalledSomethingElse(reading, end)) return "no";
  if (titled || isDescribed(reading, at) || saysAge(reading, end)) return article && !titled ? "no" : "name";
  if (article && isFamiliar(reading, at)) return "name";
  // «para dormir de Ángel y su robot»; of a place, «Santiago y su catedral», less is believed.
  const isPlace = PLACE_NAMES.has(token.folded);
  if (!article && !token.initial && !isPlace && isCommonFirstName(token.folded) && isWithOwn(reading, end))
    return "name";
  if (sure) return isWhere(reading, at) || (article && !token.initial && !acts(reading, end)) ? "no" : "name";
  if (isOwner(reading, at) || (isPlainUnknown(token) && isWhomItIsAbout(reading, at))) return "name";
  if (article || isWhere(reading, at)) return "no";
  if (!token.initial && isForSomebody(reading, at)) return "name";
  if (known && !token.initial && !isPartOfTitle(reading, at))
    return isCommonFirstName(token.folded) || !isCommonWord(token.folded) || actsLikeName(reading, at, end)
      ? "name"
      : "perhaps";
  if (isAllWords(tokens, at, end)) return "perhaps";
  if (isBracketedNickname(reading, at, end)) return "name";
  if (
    token.initial
      ? actsLikeName(reading, at, end) && (known || (isPlainUnknown(token) && !ADVERBS.has(tokens[end]?.folded ?? "")))
      : acts(reading, end) && !isPartOfTitle(reading, at)
  )
    return "name";
  if (token.possessive && tokens[end]?.before === "" && !tokens[end]?.capital) return "name";
  if (isWholeSentence(reading, at, end) && isCommonFirstName(token.folded)) return "name";
  if (token.initial && isBesideWhatIsAsked(reading, at, end)) return "name";
  return "perhaps";
}

const DOING = /^\p{L}{2,}(?:ing|ndo)$/u;

/** «Lucía, hadas y un castillo», «Abril detective», "Max with his dog": a name that is a verb or a month as well, before a comma, a part to play or what it does. */
function isBesideWhatIsAsked({ tokens, creatureAt }: Reading, at: number, end: number): boolean {
  const [token, next] = [tokens[at], tokens[end]];
  if (!token || !next || !isCommonFirstName(token.folded) || knownNoun(token.folded) || isAskedNoun(token.folded))
    return false;
  if (next.before !== "") return next.before === "," && !next.capital;
  const part = creatureAt.get(end);
  return WITH.has(next.folded) || DOING.test(next.folded) || (part?.person === true && !part.plural);
}

/** "First day at big school tomorrow!! Poppy. Her peg has a snail on it" */
const isWholeSentence = ({ tokens }: Reading, at: number, end: number): boolean =>
  at > 1 &&
  tokens[at - 1]?.before === "" &&
  /[.!?]/.test(tokens[at]?.before ?? "") &&
  /[.!?]/.test(tokens[end]?.before ?? "");

const WHO_CLAUSE = words("que q y");

/** «la Regis que no se duerme», «el Manolo y la Sara»: in many families a name goes with its article. */
function isFamiliar(reading: Reading, at: number): boolean {
  const { tokens } = reading;
  const [token, next] = [tokens[at], tokens[at + 1]];
  const article = before(reading, at);
  if (!token || token.initial || !/^(?:el|la)$/.test(article)) return false;
  const fits = genderOfFirstName(token.text) === (article === "la" ? "f" : "m");
  if (fits && isFirstName(token.folded) && isBesideFamiliar(reading, at)) return true;
  if (fits && isOnlyAName(token.folded)) return !next?.capital || next.before !== "";
  if (relationWord(before(reading, at, 2)) && reading.tokens[at - 1]?.before === "" && looksLikeName(token))
    return !next?.capital || next.before !== "";
  const forSomebody = /^(?:para|pa)$/.test(before(reading, at, 2));
  return forSomebody && looksLikeName(token) && next?.before === "" && WHO_CLAUSE.has(next.folded);
}

/** «La Laia y el Pol», «la Abril y el Tadeo»: beside another name with its article even one that is also a word. */
function isBesideFamiliar({ tokens }: Reading, at: number): boolean {
  return [at - 3, at + 3].some((beside) => {
    const later = Math.max(at, beside);
    const [and, itsArticle, other] = [tokens[later - 2], tokens[later - 1], tokens[beside]];
    if (!/^[yie]$/.test(and?.folded ?? "") || and?.before !== "" || itsArticle?.before !== "") return false;
    if (!/^(?:el|la)$/.test(tokens[beside - 1]?.folded ?? "")) return false;
    return other?.capital === true && other.before === "" && isOnlyAName(other.folded);
  });
}

const OURS = words("my our mi nuestro nuestra");
const BELONGINGS = words(
  "peluche peluches juguete juguetes muñeca muñecas zapato zapatos diente dientes cuarto cama habitacion cumple cumpleaños mochila chupete",
);

/** «los peluches de Eire» */
function isOwner(reading: Reading, at: number): boolean {
  const token = reading.tokens[at];
  return (
    token?.before === "" &&
    before(reading, at) === "de" &&
    BELONGINGS.has(before(reading, at, 2)) &&
    looksLikeName(token)
  );
}

/** «para Zuhaitz», "with Oluwole"; what comes in numbers is no child: «Con Rimas». */
function isForSomebody(reading: Reading, at: number): boolean {
  const { tokens } = reading;
  const [previous, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (previous === undefined || token?.before !== "") return false;
  const over =
    next === undefined || next.before !== "" || acts(reading, at + 1) || /^(?:y|and|que|who)$/.test(next.folded);
  if (OURS.has(previous.folded) && !previous.capital) return over && looksLikeName(token);
  if (!isFirstName(token.folded) && token.folded.endsWith("s")) return false;
  return FOR.has(previous.folded) || (WITH.has(previous.folded) && !previous.initial);
}

/** A capital right after another that is no name: «Año Nuevo Chino», "Star Baker". */
function isPartOfTitle({ tokens }: Reading, at: number): boolean {
  const previous = tokens[at - 1];
  return (
    previous !== undefined &&
    tokens[at]?.before === "" &&
    previous.capital &&
    !looksLikeName(previous) &&
    !previous.initial
  );
}

/** "Star Baker": names that are words, one after the other, are words. */
function isAllWords(tokens: readonly Token[], at: number, end: number): boolean {
  if (tokens.slice(at, end).every((token) => isCommonFirstName(token.folded))) return false;
  // "Ming Yue & grandma": beside family it is somebody.
  const joined = /^[&+]$/.test(tokens[end]?.before ?? "")
    ? end
    : /^(?:and|y)$/.test(tokens[end]?.folded ?? "")
      ? end + 1
      : -1;
  if (joined > 0 && relationWord(tokens[joined]?.folded ?? "") && isFirstName(tokens[end - 1]?.folded ?? ""))
    return false;
  return (
    end - at > 1 &&
    tokens.slice(at, end).every((token) => isCommonWord(token.folded) || !isCommonFirstName(token.folded)) &&
    isCommonWord(tokens[at]?.folded ?? "")
  );
}

/** "Bartholomew (Barty)": in brackets right after a name, and alone there. */
function isBracketedNickname({ tokens }: Reading, at: number, end: number): boolean {
  const long = tokens[at - 1];
  const alone = end === at + 1 && (tokens[end]?.before ?? ")").startsWith(")");
  return (
    alone && tokens[at]?.before === "(" && long?.capital === true && looksLikeName(long) && isPlainUnknown(tokens[at])
  );
}
