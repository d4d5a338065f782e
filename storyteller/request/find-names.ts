import type { Gender } from "#storyteller/language/lexicon.ts";
import type { CreatureMention } from "./creatures.ts";
import { apposedRelation } from "./name-apposition.ts";
import { isBorrowedForOneOfUs } from "./name-borrowed.ts";
import { calledRelation, creatureCalledSo, isNamedSuper } from "./name-called.ts";
import { type Verdict, verdictOnCapital } from "./name-capitals.ts";
import { clauseNoun, isSaidToBe, lengthAfterArticle } from "./name-clauses.ts";
import { isDoubleName, isMaori, isToldInTwo, numberOf } from "./name-doubles.ts";
import {
  before,
  CONNECTORS,
  creatureAfter,
  creatureBefore,
  genderAround,
  type Reading,
  relationBefore,
} from "./name-evidence.ts";
import { isExplained, isInOtherLetters, isInvented, isOwned, isShortOf, isWrittenAgain } from "./name-explained.ts";
import { isFamiliarName } from "./name-familiar.ts";
import { isGivenPlace } from "./name-given-places.ts";
import { namesInGroups } from "./name-groups.ts";
import { isOfUnknownKind } from "./name-kinds.ts";
import { type Candidate, namesInLists } from "./name-lists.ts";
import { isBabysCommonName, isLittleName } from "./name-little.ts";
import { isNation } from "./name-nations.ts";
import { isForTwo, isNurseryName, isOfSmallCreature, opensAText } from "./name-opening.ts";
import { isWordHere } from "./name-otherwise.ts";
import {
  beginsWithTwo,
  isBesideOthersHero,
  isCatalanPair,
  isEnglishElla,
  isNotedDown,
  isOneWithTwo,
} from "./name-pairs.ts";
import { isWhere } from "./name-place.ts";
import { isModal } from "./name-questions.ts";
import { isOfRole, isRoyalTitle, isSmallTitled, roleNoun, strangeLength } from "./name-roles.ts";
import { canBeCalled, isSameName, isTitle, looksLikeName, nameLength, spelledName } from "./name-shape.ts";
import { verdictOnSmall } from "./name-small.ts";
import { belongsTo, isDescribed, isPetHere, isTold, petSaidToBe, siblingToCome } from "./name-told.ts";
import { isCalledInTwo, isPetOfTwo, isSmallToyName, lengthWithWords, toyWithArticle } from "./name-toys.ts";
import { isSignature, withoutDoubles } from "./nicknames.ts";
import { type RelationWord, relationWord } from "./relations.ts";
import { borrowedAt } from "./stop-words-borrowed.ts";
import type { Token } from "./tokens.ts";

/** A name with the evidence that stands around it. */
export type NameMention = {
  name: string;
  /** The first of `length` tokens. */
  at: number;
  length: number;
  creature?: CreatureMention;
  relation?: RelationWord;
  /** Said by the words around the name, not by the name itself. */
  gender?: Gender;
  /** The same name in other letters, where the parent wrote both. */
  otherSpelling?: string;
};

function afterSomebody(reading: Reading, at: number): boolean {
  return relationBefore(reading, at) !== undefined || creatureBefore(reading, at) !== undefined;
}

function verdictOn(reading: Reading, at: number): Verdict {
  const token = reading.tokens[at];
  if (token === undefined || isNation(reading, at) || isModal(reading, at) || isWordHere(reading, at)) return "no";
  if (isRoyalTitle(reading, at) && !isTold(reading, at)) return "no";
  if (reading.grouped.has(at) || isTold(reading, at) || isLittleName(reading, at) || isGivenPlace(reading, at))
    return "name";
  if (apposedRelation(reading, at) || isMaori(reading.tokens, at) || isNamedSuper(reading, at)) return "name";
  if (isBorrowedForOneOfUs(reading, at) || isEnglishElla(reading, at) || isCatalanPair(reading, at)) return "name";
  if (isBesideOthersHero(reading, at)) return "name";
  if ((at < 2 && beginsWithTwo(reading.tokens)) || isNotedDown(reading, at)) return "name";
  if (clauseNoun(reading, at) !== undefined || lengthAfterArticle(reading, at) > 0) return "name";
  if (isFamiliarName(reading, at) || isOfSmallCreature(reading, at)) return "name";
  if (isOfRole(reading, at) || opensAText(reading, at) || isNurseryName(reading, at) || isForTwo(reading, at))
    return "name";
  const end = at + nameLength(reading.tokens, at);
  if (isSaidToBe(reading, at, end) && !isWhere(reading, at)) return "name";
  if (isInOtherLetters(reading, at) || isWrittenAgain(reading, at, end) || isExplained(reading, at, end)) return "name";
  if (isInvented(reading, at) || isOwned(reading, at) || isShortOf(reading, at)) return "name";
  const somebody = afterSomebody(reading, at);
  const titled = isTitle(reading.tokens, at, somebody);
  if (token.capital && somebody && canBeCalled(token) && belongsTo(reading, at)) return "name";
  if (isOfUnknownKind(reading, at) || isBabysCommonName(reading, at)) return "name";
  if (
    isPetHere(reading, at) ||
    toyWithArticle(reading, at) ||
    isSmallToyName(reading, at) ||
    isCalledInTwo(reading, at)
  )
    return "name";
  if (!looksLikeName(token) && !titled && !(token.capital && isDescribed(reading, at))) return "no";
  return token.capital || titled ? verdictOnCapital(reading, at, titled) : verdictOnSmall(reading, at);
}

/** In lower case only what a connector ties to a name is one: «lola y sol», never «lola, luna». */
function isTied(reading: Reading, { at }: Candidate): boolean {
  const token = reading.tokens[at];
  return token?.capital === true || /^[&+/]$/.test(token?.before ?? "") || CONNECTORS.has(before(reading, at));
}

function wordsOfName(reading: Reading, at: number): number {
  const { tokens, grouped } = reading;
  const told = isTold(reading, at) || relationBefore(reading, at) !== undefined;
  const group = grouped.get(at);
  if (group !== undefined) return group;
  if (at === 0 && isOneWithTwo(tokens)) return 2;
  if (lengthAfterArticle(reading, at) === 2) return 2;
  if (isSmallTitled(reading, at) || strangeLength(reading, at) === 2) return 2;
  if (
    isDoubleName(tokens, at) ||
    isMaori(tokens, at) ||
    (told && isToldInTwo(tokens, at)) ||
    isPetOfTwo(reading, at) ||
    isCalledInTwo(reading, at)
  )
    return 2;
  return lengthWithWords(reading, at, nameLength(tokens, at));
}

function candidatesIn(reading: Reading): Candidate[] {
  const candidates: Candidate[] = [];
  for (let at = 0; at < reading.tokens.length; at++) {
    // Many a dog is called Thor.
    if (reading.borrowed.has(at) && creatureBefore(reading, at) === undefined) continue;
    const verdict = verdictOn(reading, at);
    if (verdict === "no") continue;
    const candidate = { at, length: wordsOfName(reading, at), sure: verdict === "name" };
    if (candidate.sure || isTied(reading, candidate)) candidates.push(candidate);
    at += candidate.length - 1;
  }
  return candidates;
}

/** «los conejos Nube y Chocolate»: each is one of them. */
function oneOfAnimals(reading: Reading, at: number): CreatureMention | undefined {
  const { tokens, grouped, afterCreature } = reading;
  if (!grouped.has(at)) return undefined;
  let place = at;
  while (
    place > 0 &&
    !afterCreature.has(place) &&
    (grouped.has(place - 1) || CONNECTORS.has(tokens[place - 1]?.folded ?? ""))
  )
    place--;
  const animals = afterCreature.get(place);
  // «los primos Pato, Cata y Seba»: a nickname and no kind.
  return animals && !animals.person && !grouped.has(animals.at) ? { ...animals, plural: false } : undefined;
}

/** «su primo pequeño, Bruno» */
function childWord(noun: Token | undefined): RelationWord | undefined {
  const relation = relationWord(noun?.folded ?? "");
  return relation?.role === "child" ? relation : undefined;
}

/** «su gata mecánica Tuerca», "Two snails race to the end, Slimon and Garfunkel": each is one. */
function creatureOfNoun({ afterCreature }: Reading, noun: number | undefined): CreatureMention | undefined {
  const creature = noun === undefined ? undefined : afterCreature.get(noun + 1);
  return creature && { ...creature, plural: false };
}

/** Every name that the text gives evidence for, once each, in the order of the text. Doubtful capitals are left out. */
export function findNames(tokens: readonly Token[], creatures: readonly CreatureMention[]): NameMention[] {
  const reading: Reading = {
    tokens,
    creatureAt: new Map(creatures.map((creature) => [creature.at, creature])),
    afterCreature: new Map(creatures.map((creature) => [creature.at + creature.length, creature])),
    borrowed: borrowedAt(tokens),
    grouped: namesInGroups(tokens),
  };
  const mentions: NameMention[] = [];
  for (const { at, length } of namesInLists(tokens, candidatesIn(reading))) {
    const number = numberOf(tokens, at + length);
    const spelled = spelledName(tokens, at, length);
    const name = spelled && number ? `${spelled}-${number}` : spelled;
    const end = at + length;
    if (name === undefined || mentions.some((mention) => isSameName(mention.name, name))) continue;
    const noun = clauseNoun(reading, at) ?? roleNoun(reading, at);
    const relation =
      relationBefore(reading, at) ??
      calledRelation(reading, at) ??
      apposedRelation(reading, at) ??
      siblingToCome(reading, at) ??
      (noun === undefined || tokens[at]?.before === "" ? undefined : childWord(tokens[noun]));
    const near =
      creatureBefore(reading, at) ??
      creatureAfter(reading, end) ??
      petSaidToBe(reading, at) ??
      creatureCalledSo(reading, at) ??
      toyWithArticle(reading, at) ??
      oneOfAnimals(reading, at) ??
      creatureOfNoun(reading, noun) ??
      (isOfSmallCreature(reading, at)
        ? (reading.creatureAt.get(at + 2) ?? reading.creatureAt.get(at + 3))
        : undefined) ??
      (isNurseryName(reading, at) ? reading.creatureAt.get(at) : undefined);
    const creature = relation && !near?.person ? undefined : near;
    mentions.push({
      name,
      at,
      length: number ? length + 1 : length,
      creature,
      relation,
      gender: genderAround(reading, at, end, relation),
    });
  }
  const told = withoutDoubles(tokens, mentions);
  const staying = told.filter((mention) => !isSignature(tokens, mention));
  return staying.length > 0 ? staying : told;
}
