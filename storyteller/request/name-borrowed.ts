import { wordSet } from "./fold.ts";
import { saysAge } from "./name-age.ts";
import { before, creatureBefore, isCalled, POSSESSIVES, type Reading, relationBefore } from "./name-evidence.ts";
import { isNicknamed } from "./nicknames.ts";
import { BORROWED_NAMES, PET_NAMES } from "./stop-words.ts";

/** Somebody else's hero, and the name of many a child. */
const GIVEN = wordSet(
  "thor dora alexa siri moana vaiana mulan hermione woody minnie mickey aslan nemo kirby elmo draco everton shakira beyonce",
);
const PETS: ReadonlySet<string> = new Set(
  "dog puppy cat kitten rabbit mouse hamster guinea-pig horse pony donkey hen rooster chick duck parrot bird turtle goldfish fish snail lizard snake pig goat sheep".split(
    " ",
  ),
);
/** «Nombre: Dora»; after "Characters:" she would be the explorer. */
const LABEL =
  /^(?:nombre|name|niñ[oa]|nen[oa]|hij[oa]|peque|child|kid|boy|girl|son|daughter|protagonist|protagonista|herman[oa]|brother|sister)$/;

/** «nuestro perro Thor», "a dog called Nemo": an animal that lives with the family bears whatever name it was given. */
function isOfAPet(reading: Reading, at: number): boolean {
  const { tokens } = reading;
  const token = tokens[at];
  const creature = creatureBefore(reading, at);
  if (!creature || !PETS.has(creature.id) || !(token?.capital || PET_NAMES.has(token?.folded ?? ""))) return false;
  return (
    [1, 2].some((steps) => POSSESSIVES.has(before(reading, creature.at, steps))) ||
    tokens[creature.at - 1]?.possessive === true ||
    isCalled(reading, at)
  );
}

/** "Name: Alexa", «mi hija Dora», "Moana (6)": what is said of it says that it is a child. */
function isOfAChild(reading: Reading, at: number): boolean {
  const token = reading.tokens[at];
  if (!token || !GIVEN.has(token.folded)) return false;
  if (isCalled(reading, at) || isNicknamed(reading.tokens, at)) return true;
  if (token.before === ":") return LABEL.test(before(reading, at));
  const relation = relationBefore(reading, at);
  const owned = [2, 3].some((steps) => POSSESSIVES.has(before(reading, at, steps)));
  if (relation?.role === "child" && relation.relation !== "friend" && owned) return true;
  return token.capital && saysAge(reading, at + 1);
}

/** A name of somebody else's hero that is meant for one of the family. */
export function isBorrowedForOneOfUs(reading: Reading, at: number): boolean {
  return (
    BORROWED_NAMES.has(reading.tokens[at]?.folded ?? "") &&
    !reading.borrowed.has(at) &&
    (isOfAPet(reading, at) || isOfAChild(reading, at))
  );
}
