import type { CreatureMention } from "./creatures.ts";
import { isFirstName } from "./first-names.ts";
import {
  acts,
  before,
  CONNECTORS,
  creatureAfter,
  creatureBefore,
  isCalled,
  isIdentified,
  type Reading,
} from "./name-evidence.ts";
import { saysKind } from "./name-kinds.ts";
import { isOfAPlace, isWhere } from "./name-place.ts";
import { isRole } from "./name-roles.ts";
import { canBeCalled, isCommonWord, isNeverGiven, isTitle, looksLikeName } from "./name-shape.ts";
import { isNicknamed } from "./nicknames.ts";
import { type RelationWord, relationWord } from "./relations.ts";
import { BORROWED_NAMES, CALENDAR_WORDS, EVERYDAY_WORDS, PET_NAMES } from "./stop-words.ts";
import { isVerbAfterName } from "./verbs.ts";

const CALLED = /^(?:called|named|llamad[oa]|llama)$/;

/** Told outright: «se llama X», "we call him X", "the owner is X", «Protagonista: X». */
export function isTold(reading: Reading, at: number): boolean {
  const token = reading.tokens[at];
  if (token !== undefined && isDoubleAfterColon(reading, at)) return true;
  if (token === undefined) return false;
  if (!canBeCalled(token)) return isLittleWordCalled(reading, at);
  // "the baby called mama"
  if (!token.capital && relationWord(token.folded)?.role === "adult") return false;
  // «la llaman gorda» says no name.
  if (before(reading, at) === "llaman" && !token.capital) return false;
  if (isCalled(reading, at) || isNicknamed(reading.tokens, at)) return true;
  return (
    isIdentified(reading, at) &&
    !isOfAPlace(reading, at, at + 1) &&
    (isFirstName(token.folded) || !isCommonWord(token.folded) || isTitle(reading.tokens, at))
  );
}

/** "A boy called No who": a capital in the middle of a sentence, where a little word has none. */
function isLittleWordCalled(reading: Reading, at: number): boolean {
  const { tokens } = reading;
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (!token?.capital || token.possessive || !/^\p{L}{2,}$/u.test(token.text) || BORROWED_NAMES.has(token.folded))
    return false;
  if (!CALLED.test(before(reading, at)) || !isCalled(reading, at)) return false;
  const noun = before(reading, at, before(reading, at, 2) === "se" ? 4 : 2);
  const isSomebody = reading.afterCreature.has(at - 1) || relationWord(noun)?.role === "child";
  return isSomebody && (next === undefined || next.before !== "" || /^(?:who|que|and|y)$/.test(next.folded));
}

/** "Kid: Te Ariki": a little word of one language that begins a name of another. */
function isDoubleAfterColon(reading: Reading, at: number): boolean {
  const next = reading.tokens[at + 1];
  return (
    reading.tokens[at]?.capital === true &&
    next?.capital === true &&
    next.before === "" &&
    looksLikeName(next) &&
    isIdentified(reading, at)
  );
}

/** «su hermana Alegría», «el burro Viernes»; not "Father Christmas", and in "Owl Post Office" and "Monster Truck" no creature has a name. */
export function belongsTo(reading: Reading, at: number): boolean {
  const { tokens } = reading;
  const token = tokens[at];
  if (token === undefined || isOfAPlace(reading, at, at + 1)) return false;
  const common = !isFirstName(token.folded) && isCommonWord(token.folded);
  // «para mi hermano, Gracias»
  if (common && token.before === "," && EVERYDAY_WORDS.has(token.folded)) return false;
  const creature = creatureBefore(reading, at);
  // "Owl Post", "the Rat King"
  if (creature) {
    const kind = tokens[creature.at];
    return !(kind?.capital && (common || (!kind.initial && isCommonWord(token.folded))));
  }
  if (CALENDAR_WORDS.has(token.folded)) return isBornOn(reading, at);
  return !(common && tokens[at - 1]?.capital);
}

/** "the queen is her cousin Sunday", «su primo Domingo rema»: children are called after days, and "visits her cousin Sunday" says when. */
function isBornOn(reading: Reading, at: number): boolean {
  const { tokens } = reading;
  if (tokens[at]?.before !== "" || relationWord(before(reading, at))?.role !== "child") return false;
  return acts(reading, at + 1) || /^(?:is|be|was|es|sea|era|and|y)$/.test(before(reading, at, 3));
}

/** «su gato pelusa», "her guinea pigs salt n pepper": names of pets that are words as well. */
export function isPetHere(reading: Reading, at: number): boolean {
  const { tokens } = reading;
  const token = tokens[at];
  if (token === undefined || !PET_NAMES.has(token.folded) || !canBeCalled(token)) return false;
  // «la osa panda Bambú»
  if (creatureBefore(reading, at)) return token.capital || isCalled(reading, at) || !saysKind(token);
  const pair = [at, at - 2].find((first) => {
    const many = reading.afterCreature.get(first);
    return many?.plural && tokens[first]?.before === "" && CONNECTORS.has(tokens[first + 1]?.folded ?? "");
  });
  return (
    pair !== undefined &&
    [pair, pair + 2].every(
      (place) => PET_NAMES.has(tokens[place]?.folded ?? "") || isFirstName(tokens[place]?.folded ?? ""),
    )
  );
}

export function petSaidToBe({ tokens, creatureAt }: Reading, at: number): CreatureMention | undefined {
  const end = at + 1;
  if (!CALENDAR_WORDS.has(tokens[at]?.folded ?? "")) return undefined;
  if (!/^(?:is|es|was|era)$/.test(tokens[end]?.folded ?? "") || tokens[end]?.before !== "") return undefined;
  const place = [2, 3, 4].find(
    (steps) => creatureAt.get(end + steps)?.plural === false && tokens[end + steps]?.before === "",
  );
  return place === undefined ? undefined : creatureAt.get(end + place);
}

/** "and Mo the cat": in the middle of a sentence, where "On Monday the cat" and "Big Mo the cat" stand too. */
function isGivenTo(reading: Reading, at: number): boolean {
  const [token, article, previous] = [reading.tokens[at], reading.tokens[at + 1], reading.tokens[at - 1]];
  if (!token || !canBeCalled(token) || isNeverGiven(token.folded)) return false;
  if (article?.before !== "" || (token.before === "" && previous?.capital === true && !previous.initial)) return false;
  if (isOfAPlace(reading, at, at + 1) || isWhere(reading, at)) return false;
  return creatureAfter(reading, at + 1) !== undefined && reading.creatureAt.get(at) === undefined;
}

/** "Sunny the sunflower and Gus the slug": what somebody is, of a name that is known or stands with its capital after "and". */
function isOfRoleAfter({ tokens }: Reading, at: number): boolean {
  const [token, article, role] = [0, 1, 2].map((step) => tokens[at + step]);
  if (!token?.capital || token.possessive || article?.text !== "the" || article.before !== "" || !canBeCalled(token))
    return false;
  if (role?.before !== "" || role.capital || role.possessive || !isRole(role.folded)) return false;
  if (isVerbAfterName(token.text, token.folded)) return false;
  if (token.initial)
    return (
      (isFirstName(token.folded) || /[^aeioul]y$/.test(token.folded)) &&
      !isNeverGiven(token.folded) &&
      !ALSO_DONE.test(token.folded)
    );
  return /^(?:and|about|with|meet)$/.test(tokens[at - 1]?.folded ?? "") && !isNeverGiven(token.folded);
}

/** "Chase the robber": first names, and what somebody is asked to do. */
const ALSO_DONE =
  /^(?:chase|mark|drew|skip|pat|rob|peg|sue|wade|hope|bill|grant|will|may|spike|hunt|rush|race|ride|carry|hurry|bury|copy|tidy|study|worry|empty|bully|ferry)$/;

/** "Sunday is her gran's dog", «Nube, un unicornio»: a word that is somebody. */
export function isDescribed(reading: Reading, at: number): boolean {
  const token = reading.tokens[at];
  if (isOfRoleAfter(reading, at)) return true;
  if (token?.capital && !token.initial) return isGivenTo(reading, at);
  // «Desapareció la tortuga de la clase»
  const isVerb = token?.text.endsWith("ó") === true && !isFirstName(token?.folded ?? "");
  return (
    token?.initial === true &&
    !isVerb &&
    canBeCalled(token) &&
    (creatureAfter(reading, at + 1) !== undefined || petSaidToBe(reading, at) !== undefined)
  );
}

/** «viene un hermanito, se va a llamar Bruno», "a baby sister, she will be called Nia": who is not born yet is a sibling of the one who is. */
export function siblingToCome(reading: Reading, at: number): RelationWord | undefined {
  const four = [4, 3, 2, 1].map((steps) => before(reading, at, steps)).join(" ");
  if (!/(?:va a llamar(?:se)?|(?:will|going to|gonna) be (?:called|named)|llamara)$/.test(four)) return undefined;
  const words = Array.from({ length: 10 }, (_, step) => relationWord(before(reading, at, step + 1)));
  return words.find((word) => word?.relation === "sibling");
}
