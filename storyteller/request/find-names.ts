import type { Gender } from "#storyteller/language/lexicon.ts";
import type { CreatureMention } from "./creatures.ts";
import { type Verdict, verdictOnCapital } from "./name-capitals.ts";
import { isDoubleName, isToldInTwo } from "./name-doubles.ts";
import {
  before,
  CONNECTORS,
  calledRelation,
  creatureAfter,
  creatureBefore,
  genderAround,
  type Reading,
  relationBefore,
} from "./name-evidence.ts";
import { isExplained, isInOtherLetters, isInvented, isOwned, isWrittenAgain } from "./name-explained.ts";
import { namesInGroups } from "./name-groups.ts";
import { type Candidate, namesInLists } from "./name-lists.ts";
import { canBeCalled, isSameName, isTitle, looksLikeName, nameLength, spelledName } from "./name-shape.ts";
import { verdictOnSmall } from "./name-small.ts";
import { belongsTo, isDescribed, isPetHere, isTold, petSaidToBe } from "./name-told.ts";
import { isSignature, withoutDoubles } from "./nicknames.ts";
import type { RelationWord } from "./relations.ts";
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
  /** The name of the one before it, in other letters. */
  alias?: boolean;
};

function afterSomebody(reading: Reading, at: number): boolean {
  return relationBefore(reading, at) !== undefined || creatureBefore(reading, at) !== undefined;
}

function verdictOn(reading: Reading, at: number): Verdict {
  const token = reading.tokens[at];
  if (token === undefined) return "no";
  if (reading.grouped.has(at) || isTold(reading, at)) return "name";
  const end = at + nameLength(reading.tokens, at);
  if (isInOtherLetters(reading, at) || isWrittenAgain(reading, at, end) || isExplained(reading, at, end)) return "name";
  if (isInvented(reading, at) || isOwned(reading, at)) return "name";
  const somebody = afterSomebody(reading, at);
  const titled = isTitle(reading.tokens, at, somebody);
  if (token.capital && somebody && canBeCalled(token) && belongsTo(reading, at)) return "name";
  if (isPetHere(reading, at)) return "name";
  if (!looksLikeName(token) && !titled && !(token.capital && isDescribed(reading, at))) return "no";
  return token.capital || titled ? verdictOnCapital(reading, at, titled) : verdictOnSmall(reading, at);
}

/** In lower case only what a connector ties to a name is one: «lola y sol», never «lola, luna». */
function isTied(reading: Reading, { at }: Candidate): boolean {
  return reading.tokens[at]?.capital === true || CONNECTORS.has(before(reading, at));
}

function wordsOfName(reading: Reading, at: number): number {
  const { tokens, grouped } = reading;
  const told = isTold(reading, at) || relationBefore(reading, at) !== undefined;
  return (
    grouped.get(at) ?? (isDoubleName(tokens, at) || (told && isToldInTwo(tokens, at)) ? 2 : nameLength(tokens, at))
  );
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
    const name = spelledName(tokens, at, length);
    const end = at + length;
    if (name === undefined || mentions.some((mention) => isSameName(mention.name, name))) continue;
    const relation = relationBefore(reading, at) ?? calledRelation(reading, at);
    const near = creatureBefore(reading, at) ?? creatureAfter(reading, end) ?? petSaidToBe(reading, at);
    const creature = relation && !near?.person ? undefined : near;
    mentions.push({ name, at, length, creature, relation, gender: genderAround(reading, at, end, relation) });
  }
  const told = withoutDoubles(tokens, mentions);
  const staying = told.filter((mention) => !isSignature(tokens, mention));
  return staying.length > 0 ? staying : told;
}
