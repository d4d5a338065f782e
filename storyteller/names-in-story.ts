import { isCreatureWord } from "#storyteller/request/creatures.ts";
import { isFirstName, isOnlyAName } from "#storyteller/request/first-names.ts";
import { fold, wordSet } from "#storyteller/request/fold.ts";
import { canBeNamedInStory, isTitle, nameLength, spelledName } from "#storyteller/request/name-shape.ts";
import { plainText, type Token, tokensOf } from "#storyteller/request/tokens.ts";
import { isVerbAfterName } from "#storyteller/request/verbs.ts";

/** Whom a told text is about. Neither is there when nobody's name is sure. */
export type NamesInStory = { hero?: string; friend?: string };

const ARTICLES = wordSet("el la los las un una the a an");
const PLACE_BEFORE = wordSet("en in at near desde hacia hasta across through around cerca from");
/** Who is called by what they are to the hero, and other capitals of stories: the request's own lists do without them. */
const NOT_NAMES = wordSet(
  `madre padre mamaita papaito abuelos tita tito maestra maestro profe seño capitan capitana viento
  mother father grandmother grandfather grandmama grandpapa grandparents mamma papa pop pops nan teacher captain
  moon sun wind rain night north south east west`,
);
const OWNERS = wordSet("su sus mi tu his her their my your");
const PAST = wordSet(
  `dijo hizo puso tuvo vino supo pudo estuvo trajo anduvo cayo vio dio sintio rio oyo
  began bent blew brought built came crept caught clung dug drew drank drove ate fell felt fed found flew froze grew held hid
  hung kept knelt knew lay led leaned leapt let lit met put ran rang read rode rose sang sank sat saw shook shone slept slid smelt
  spoke spun stood stole stuck swam swung thought threw took understood went woke wore wrote could would had`,
);
const SAID = wordSet(
  `dijo pregunto respondio contesto susurro murmuro exclamo grito rio suspiro penso añadio pidio
  said asked answered whispered murmured cried called shouted laughed sighed thought added replied`,
);
/** A friend who is not heard of in this last part of the text may be anywhere: such a one is left in peace. */
const RECENT_PART = 0.4;

type Mention = {
  name: string;
  at: number;
  isMid: boolean;
  isPlace: boolean;
  hasArticle: boolean;
  acts: boolean;
  isPet: boolean;
};

const continues = (before: string) => !/[«“"‘(»\]]/u.test(before) && (!before.includes("”") || before === ",”");
const isShouting = ({ text }: Token) => text.length > 1 && text === text.toUpperCase();

/** "the Silver Heron": a capital right after another one within a sentence belongs to what that one began. */
function isInTitle(tokens: readonly Token[], at: number): boolean {
  const previous = tokens[at - 1];
  return tokens[at]?.before === "" && previous?.capital === true && !previous.initial && !isShouting(previous);
}

function mentionAt(tokens: readonly Token[], at: number): (Mention & { length: number }) | undefined {
  const token = tokens[at];
  if (!token?.capital || isShouting(token) || isInTitle(tokens, at)) return undefined;
  if (!isTitle(tokens, at) && (!canBeNamedInStory(token) || NOT_NAMES.has(token.folded))) return undefined;
  const length = nameLength(tokens, at);
  const name = spelledName(tokens, at, length);
  if (name === undefined) return undefined;
  const previous = token.before === "" ? (tokens[at - 1]?.folded ?? "") : "";
  const next = tokens[at + length];
  const goesOn = next !== undefined && next.before === "" && !tokens[at + length - 1]?.possessive;
  return {
    name,
    at,
    length,
    isMid: !token.initial && continues(token.before),
    isPlace: PLACE_BEFORE.has(previous),
    // A Spanish «a» before a name is no article.
    hasArticle: ARTICLES.has(previous) && previous !== "a",
    isPet: isCreatureWord(previous) && OWNERS.has(tokens[at - 2]?.folded ?? ""),
    acts: (goesOn && isVerb(next)) || SAID.has(previous),
  };
}

const isVerb = ({ text, folded }: Token) => isVerbAfterName(text, folded) || PAST.has(folded) || /.ed$/.test(folded);

function mentionsIn(tokens: readonly Token[]): Map<string, Mention[]> {
  const found = new Map<string, Mention[]>();
  for (let at = 0; at < tokens.length; at++) {
    const mention = mentionAt(tokens, at);
    if (!mention) continue;
    const key = fold(mention.name);
    found.set(key, [...(found.get(key) ?? []), mention]);
    at += mention.length - 1;
  }
  return found;
}

/** Sure of a common first name after one mention within a sentence, of any other word after two and something it does. */
function isSureName(key: string, mentions: readonly Mention[], lowerCase: ReadonlySet<string>): boolean {
  const mid = mentions.filter(({ isMid }) => isMid).length;
  const count = (is: (mention: Mention) => boolean) => mentions.filter(is).length;
  if (mentions.length < 2 || mid === 0 || count(({ isPlace }) => isPlace) * 2 >= mentions.length) return false;
  if (isOnlyAName(key)) return true;
  if (mid < 2 || count(({ hasArticle }) => hasArticle) > 0 || count(({ acts }) => acts) === 0) return false;
  return isFirstName(key) || !lowerCase.has(key);
}

/** Of how much a story speaks, for its hero: «su gato Pelusa» is heard of more often than counts. */
const weight = (mentions: readonly Mention[]) =>
  mentions.some(({ isPet }) => isPet) ? mentions.length / 2 : mentions.length;

/**
 * Finds the one or two people of a story in either language, in a text of any length that may break off. Sure rather than
 * complete: a doubtful capital is nobody. The most frequent name is the hero, a pet's half as soon; the friend is one who has just been doing something.
 */
export function namesInStory(text: string): NamesInStory {
  const tokens = tokensOf(plainText(text));
  const lowerCase = new Set(tokens.filter(({ capital }) => !capital).map(({ folded }) => folded));
  const [hero, ...others] = [...mentionsIn(tokens)]
    .filter(([key, mentions]) => isSureName(key, mentions, lowerCase))
    .map(([, mentions]) => mentions)
    .sort((one, other) => weight(other) - weight(one));
  const recentFrom = tokens.length * (1 - RECENT_PART);
  const friend = others.find((mentions) => mentions.some(({ at, acts }) => acts && at >= recentFrom));
  return { hero: hero?.[0]?.name, friend: friend?.[0]?.name };
}
