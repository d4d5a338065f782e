import type { Gender } from "#storyteller/language/lexicon.ts";
import type { CreatureMention } from "./creatures.ts";
import { isFirstName, isOnlyAName } from "./first-names.ts";
import {
  actsLikeName,
  before,
  CONNECTORS,
  calledRelation,
  creatureAfter,
  creatureBefore,
  genderAround,
  isCalled,
  POSSESSIVES,
  type Reading,
  relationBefore,
  saysAge,
  words,
} from "./name-evidence.ts";
import { canBeCalled, isSameName, isTitle, looksLikeName, nameLength, spelledName } from "./name-shape.ts";
import type { RelationWord } from "./relations.ts";
import { PET_NAMES } from "./stop-words.ts";
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
};

const PLACE_BEFORE = words("en in at near desde hacia across through around cerca");
const MOTION = words(
  "went visit visits visita visitan va ir van viaja viajan viaje llega llegan vuela volar regresa vuelve going goes go travels travel flies trip fly",
);

function isNameHere(reading: Reading, at: number, joined: boolean): boolean {
  const token = reading.tokens[at];
  if (isCalled(reading, at) && canBeCalled(token)) return true;
  const titled = isTitle(reading.tokens, at);
  if (!looksLikeName(token) && !titled) return false;
  if (token === undefined) return false;
  const end = at + nameLength(reading.tokens, at);
  const previous = before(reading, at);
  const article = token.before === "" && /^(?:el|la|los|las|the|un|una|an?)$/.test(previous);
  // Spanish "a" is no article: «a Saúl le da miedo».
  const ruledOut = article && !(previous === "a" && isFirstName(token.folded));
  const sureName = isOnlyAName(token.folded);
  const relation = relationBefore(reading, at);
  const creature = creatureBefore(reading, at);
  if (token.capital && (relation || creature)) return true;
  if (token.capital && !token.initial) {
    if (token.before === "" && PLACE_BEFORE.has(previous)) return false;
    if (/^(?:a|to)$/.test(previous) && MOTION.has(before(reading, at, 2)) && !sureName) return false;
    return !ruledOut || sureName;
  }
  if (token.capital) return sureName || actsLikeName(reading, at, end);
  if (creature && (sureName || PET_NAMES.has(token.folded))) return true;
  const possessed = [2, 3].some((steps) => POSSESSIVES.has(before(reading, at, steps)));
  if (relation && (isFirstName(token.folded) ? possessed || sureName : possessed && saysAge(reading, end))) return true;
  if (sureName) return !article;
  if (joined && isFirstName(token.folded) && !article) return true;
  return token.initial && isFirstName(token.folded) && actsLikeName(reading, at, end);
}

/** Every name that the text gives evidence for, once each, in the order of the text. Doubtful capitals are left out. */
export function findNames(tokens: readonly Token[], creatures: readonly CreatureMention[]): NameMention[] {
  const reading: Reading = {
    tokens,
    creatureAt: new Map(creatures.map((creature) => [creature.at, creature])),
    afterCreature: new Map(creatures.map((creature) => [creature.at + creature.length, creature])),
  };
  const mentions: NameMention[] = [];
  let lastEnd = -1;
  for (let at = 0; at < tokens.length; at++) {
    const joined = lastEnd === at - 1 && CONNECTORS.has(tokens[at - 1]?.folded ?? "");
    if (!isNameHere(reading, at, joined)) continue;
    const length = nameLength(tokens, at);
    const name = spelledName(tokens, at, length);
    const end = at + length;
    if (name !== undefined && !mentions.some((mention) => isSameName(mention.name, name))) {
      const relation = relationBefore(reading, at) ?? calledRelation(reading, at);
      const near = creatureBefore(reading, at) ?? creatureAfter(reading, end);
      const creature = relation && !near?.person ? undefined : near;
      mentions.push({ name, at, length, creature, relation, gender: genderAround(reading, at, end, relation) });
    }
    lastEnd = end;
    at = end - 1;
  }
  return mentions;
}
