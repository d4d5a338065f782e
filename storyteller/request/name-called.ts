import type { CreatureMention } from "./creatures.ts";
import { BEING, before, FARTHEST_NOUN, isCalled, type Reading } from "./name-evidence.ts";
import { canBeCalled } from "./name-shape.ts";
import { type RelationWord, relationWord } from "./relations.ts";

/** «una niña que se llama X», "a girl called X", «mi hija se llama X». */
export function calledRelation(reading: Reading, at: number): RelationWord | undefined {
  const described = BEING.has(before(reading, at)) && relationWord(before(reading, at, 2));
  if (described) return described;
  if (!isCalled(reading, at)) return undefined;
  for (let steps = 2; steps <= FARTHEST_NOUN; steps++) {
    if (/[.!?;]/.test(reading.tokens[at - steps + 1]?.before ?? "")) return undefined;
    if (reading.afterCreature.has(at - steps + 1) && !reading.creatureAt.get(at - steps)?.person) return undefined;
    const relation = isAnotherOnes(reading, at - steps) ? undefined : relationWord(before(reading, at, steps));
    if (relation) return relation;
  }
  return undefined;
}

/** «el perro de la abuela se llama Toby», "our dog at grandma's is called Bingo": it is not the grandmother who is called so. */
function isAnotherOnes(reading: Reading, at: number): boolean {
  const { tokens } = reading;
  if (tokens[at]?.possessive || /^(?:de|of)$/.test(before(reading, at, 2))) return true;
  const lives = [1, 2].some((steps) => /^(?:at|with|con)$/.test(before(reading, at, steps)));
  return lives && !/^(?:que|who|called|named|llamad[oa])$/.test(tokens[at + 1]?.folded ?? "");
}

/** "there's a monster behind the curtain, can it be called Gerald": the creature that was spoken of last, far away or not. */
export function creatureCalledSo(reading: Reading, at: number): CreatureMention | undefined {
  const isOfIt = [2, 3].some((steps) => /^it(?:'?s)?$/.test(before(reading, at, steps)));
  if (!isOfIt || !isCalled(reading, at)) return undefined;
  const spokenOf = [...reading.creatureAt.values()].findLast((creature) => creature.at < at);
  return spokenOf?.plural ? undefined : spokenOf;
}

/** "Super Potato", «Súper Brócoli»: a name, whatever else the word is; "Super Nana" is the grandmother. */
export function isNamedSuper({ tokens }: Reading, at: number): boolean {
  const [title, name] = [tokens[at - 1], tokens[at]];
  if (title?.folded !== "super" || !title.capital || name?.before !== "") return false;
  return name.capital && canBeCalled(name) && !relationWord(name.folded);
}
