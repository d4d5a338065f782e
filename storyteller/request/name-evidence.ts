import type { Gender } from "#storyteller/language/lexicon.ts";
import type { CreatureMention } from "./creatures.ts";
import { isFirstName, isOnlyAName } from "./first-names.ts";
import { looksLikeName } from "./name-shape.ts";
import { type RelationWord, relationWord } from "./relations.ts";
import type { Token } from "./tokens.ts";
import { isVerbAfterName } from "./verbs.ts";

export const words = (text: string) => new Set(text.split(" "));
const CALLED = words(
  "llama llame llamaba llamara llaman llamado llamada llamados llamadas apodado apodada named nicknamed",
);
export const POSSESSIVES = words("mi su tu nuestro nuestra my his her their our your");
const DETERMINERS = words("el la un una su mi the a an her his my their our");
const DEFINITE = words("el la the");
const INDEFINITE = words("un una a an");
const BEING = words("is was es era");
const GOES_ON = words("who that and with in but que y con en pero");
const ARTICLES = words("el la the un una a an");
export const CONNECTORS = words("y e and");
const LOOSE = words("que who whose de a la el su y and un una has had is was con with no");

/** «la gata de mi vecina se llama X»: six words from the noun to its name; farther apart they belong to other sentences. */
const FARTHEST_NOUN = 6;

/** Everything the rules look at, so that each rule is a plain question about one place in the text. */
export type Reading = {
  tokens: readonly Token[];
  creatureAt: ReadonlyMap<number, CreatureMention>;
  afterCreature: ReadonlyMap<number, CreatureMention>;
};

export const before = (reading: Reading, at: number, steps = 1) => reading.tokens[at - steps]?.folded ?? "";

export function isCalled(reading: Reading, at: number): boolean {
  const { tokens } = reading;
  const previous = before(reading, at);
  const punctuation = tokens[at]?.before ?? "";
  if (punctuation !== "" && !/^[:«"“'‘]+$/.test(punctuation)) return false;
  if (CALLED.has(previous)) return !(previous === "llamada" && /^(?:una|la)$/.test(before(reading, at, 2)));
  if (previous === "called") {
    const noun = before(reading, at, 2);
    const afterNoun =
      reading.afterCreature.has(at - 1) || relationWord(noun) !== undefined || /^(?:is|was|be|it|him|her)$/.test(noun);
    return afterNoun || tokens[at]?.capital === true;
  }
  if (previous === "nombre") return punctuation.includes(":") || before(reading, at, 2) === "de";
  if (previous === "name") return punctuation.includes(":") || tokens[at - 1]?.possessive === true;
  return /^(?:es|is)$/.test(previous) && /^(?:nombre|name)$/.test(before(reading, at, 2));
}

export function relationBefore(reading: Reading, at: number): RelationWord | undefined {
  const comma = reading.tokens[at]?.before ?? "";
  const possessed = POSSESSIVES.has(before(reading, at, 2)) || reading.tokens[at - 2]?.possessive === true;
  if (comma !== "" && !(comma === "," && possessed)) return undefined;
  return (
    relationWord(before(reading, at)) ??
    (comma === "" && reading.tokens[at]?.capital && /^(?:pequeñ[oa]|mayor|best)$/.test(before(reading, at))
      ? relationWord(before(reading, at, 2))
      : undefined)
  );
}

export function creatureBefore(reading: Reading, at: number): CreatureMention | undefined {
  const token = reading.tokens[at];
  const close = reading.afterCreature.get(at);
  if (close !== undefined && !close.plural) {
    if (token?.before === "" || /^[«"“(]+$/.test(token?.before ?? "")) return close;
    const listed = CONNECTORS.has(reading.tokens[at + 1]?.folded ?? "");
    return token?.before === "," && POSSESSIVES.has(before(reading, close.at)) && !listed ? close : undefined;
  }
  // «un dragón verde llamado X», «su perro se llama X», "the kitten's name is X"
  for (let steps = 2; steps <= FARTHEST_NOUN; steps++) {
    const far = reading.afterCreature.get(at - steps + 1);
    if (far === undefined) continue;
    return far.plural || !isCalled(reading, at) ? undefined : far;
  }
  return undefined;
}

export function creatureAfter(reading: Reading, end: number): CreatureMention | undefined {
  const { tokens, creatureAt } = reading;
  const described = BEING.has(tokens[end]?.folded ?? "") && tokens[end]?.before === "";
  if (described) return creatureDescribing(reading, end + 1);
  const determiner = tokens[end];
  if (determiner === undefined || !DETERMINERS.has(determiner.folded)) return undefined;
  const creature = creatureAt.get(end + 1) ?? creatureAt.get(end + 2);
  if (creature === undefined || creature.plural) return undefined;
  if (determiner.before === "") return DEFINITE.has(determiner.folded) ? creature : undefined;
  const name = tokens[end - 1];
  const listGoesOn = CONNECTORS.has(tokens[creature.at + creature.length]?.folded ?? "");
  const hasItsOwnName = CALLED.has(nextAfter(reading, creature)) || nextAfter(reading, creature) === "called";
  if (listGoesOn || hasItsOwnName) return undefined;
  return determiner.before === "," && name && !isOnlyAName(name.folded) ? creature : undefined;
}

const nextAfter = ({ tokens }: Reading, creature: CreatureMention) =>
  tokens[creature.at + creature.length]?.folded ?? "";

/** "Harper is a superhero", «Zas es un perro que…»; in "Leo is a dinosaur expert" the noun goes on and says something else. */
function creatureDescribing(reading: Reading, at: number): CreatureMention | undefined {
  if (!INDEFINITE.has(before(reading, at + 1))) return undefined;
  const creature = reading.creatureAt.get(at + 1) ?? reading.creatureAt.get(at + 2);
  if (creature === undefined || creature.plural) return undefined;
  const next = reading.tokens[creature.at + creature.length];
  return next === undefined || next.before !== "" || GOES_ON.has(next.folded) ? creature : undefined;
}

/** In Spanish «Ella» is she; before one of these words it is somebody. */
const AFTER_ENGLISH_ELLA = words("has is was and goes wants can loves gets finds likes doesn't won't can't");

/** What follows a name at the very start of a sentence: «Bruno, que…», «Lola y su…», "Mia finds…", "Zuri's first day". */
export function actsLikeName(reading: Reading, at: number, end: number): boolean {
  const next = reading.tokens[end];
  if (reading.tokens[end - 1]?.possessive) return true;
  if (next === undefined)
    return end === at + 1 && reading.tokens.length === 1 && isFirstName(reading.tokens[at]?.folded ?? "");
  if (reading.tokens[at]?.folded === "ella" && !AFTER_ENGLISH_ELLA.has(next.folded)) return false;
  if (next.before === ",") return LOOSE.has(next.folded) || (next.capital && looksLikeName(next));
  if (next.before === "&") return true;
  if (next.before !== "") return false;
  if (isVerbAfterName(next.text, next.folded)) return true;
  if (!CONNECTORS.has(next.folded)) return DEFINITE.has(next.folded) && creatureAfter(reading, end) !== undefined;
  const afterAnd = reading.tokens[end + 1];
  return (
    afterAnd !== undefined &&
    (POSSESSIVES.has(afterAnd.folded) ||
      (isFirstName(reading.tokens[at]?.folded ?? "") && ARTICLES.has(afterAnd.folded)) ||
      (afterAnd.capital && looksLikeName(afterAnd)) ||
      isOnlyAName(afterAnd.folded))
  );
}

/** «mi hija brunilda tiene 5 años», "my son zuko is 4": a word that nobody would take for a name, were it not for what follows. */
export function saysAge(reading: Reading, end: number): boolean {
  const next = reading.tokens[end];
  const after = reading.tokens[end + 1];
  return (
    next !== undefined &&
    after !== undefined &&
    /^(?:tiene|de|is|aged)$/.test(next.folded) &&
    /^\p{N}+$/u.test(after.text)
  );
}

export function genderAround(
  reading: Reading,
  at: number,
  end: number,
  relation: RelationWord | undefined,
): Gender | undefined {
  if (relation?.gender) return relation.gender;
  const previous = before(reading, at);
  if (/^(?:llamada|apodada)$/.test(previous)) return "f";
  if (/^(?:llamado|apodado)$/.test(previous)) return "m";
  const next = reading.tokens[end]?.folded ?? "";
  const possessive = reading.tokens[end + 1]?.folded ?? "";
  if (next === "and" && possessive === "her") return "f";
  return next === "and" && possessive === "his" ? "m" : undefined;
}

/** «una niña que se llama X», "a girl called X", «mi hija se llama X». */
export function calledRelation(reading: Reading, at: number): RelationWord | undefined {
  if (!isCalled(reading, at)) return undefined;
  for (let steps = 2; steps <= FARTHEST_NOUN; steps++) {
    if (reading.afterCreature.has(at - steps + 1) && !reading.creatureAt.get(at - steps)?.person) return undefined;
    const owner = /^(?:de|of)$/.test(before(reading, at, steps + 2));
    const relation = owner ? undefined : relationWord(before(reading, at, steps));
    if (relation) return relation;
  }
  return undefined;
}
