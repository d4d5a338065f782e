import { type CreatureMention, isCreatureWord } from "./creatures.ts";
import { isFirstName } from "./first-names.ts";
import { wordSet } from "./fold.ts";
import { acts, before, isCalled, POSSESSIVES, type Reading } from "./name-evidence.ts";
import { describes, saysKind } from "./name-kinds.ts";
import { isRole } from "./name-roles.ts";
import { canBeCalled, isCommonWord } from "./name-shape.ts";
import { isNicknamed } from "./nicknames.ts";
import { knownNoun } from "./nouns.ts";
import { relationWord } from "./relations.ts";
import { CALENDAR_WORDS, EVERYDAY_WORDS, PET_NAMES, PLACE_NAMES } from "./stop-words.ts";
import type { Token } from "./tokens.ts";
import { isVerbAfterName } from "./verbs.ts";

/** What a child carries about, and no creature. */
const TOYS = wordSet(
  `peluche muñeco muñeca muñequito juguete mantita manta trapito trapo doudou almohada mascota chupete cojin
  toy teddy doll blanket blankie blanky lovey lovie comforter plushie plush pillow pet softie stuffie`,
);
const LINKS = wordSet("de of");
/** «su conejo de peluche viejo»: so many words from the possessive to the name. */
const LONGEST_NOUN_WORDS = 4;
const GOES_ON = wordSet(
  "y and e que who please porfa porfavor por gracias thanks pls in en at go van with con is es but pero",
);

/** Where the name of a toy ends: at a mark, or before what says no more of it. */
const isOver = (next: Token | undefined) => next === undefined || next.before !== "" || GOES_ON.has(next.folded);

export type Companion = {
  /** The word before the whole noun. */
  determiner: string;
  owned: boolean;
};

/** «su conejo de peluche», "her frog toy", «la jirafa»: the animal or the toy whose noun ends right before `at`. */
export function companionBefore(reading: Reading, at: number): Companion | undefined {
  const { tokens, afterCreature } = reading;
  const creature = afterCreature.get(at);
  if (creature ? creature.plural || creature.person : !TOYS.has(before(reading, at))) return undefined;
  let start = creature ? creature.at : at - 1;
  for (let step = 1; step < LONGEST_NOUN_WORDS && tokens[start]?.before === ""; step++) {
    const word = tokens[start - 1];
    if (word === undefined) return undefined;
    if (POSSESSIVES.has(word.folded) || word.possessive) return { determiner: word.folded, owned: true };
    if (/^(?:el|la|the|un|una|an?)$/.test(word.folded)) return { determiner: word.folded, owned: false };
    const partOfNoun = LINKS.has(word.folded) || TOYS.has(word.folded) || isCreatureWord(word.folded) || isPlain(word);
    if (!partOfNoun) return undefined;
    start--;
  }
  return undefined;
}

/** «su viejo oso»: an adjective, which is a word of every day. */
const isPlain = (token: Token) =>
  !token.capital && isCommonWord(token.folded) && !isVerbAfterName(token.text, token.folded);

/** No Spanish adjective or adverb ends so: «su robot bip». */
const FOREIGN_END = /[aeiou][bcdfgjkmptvwxy]$/;
const SPANISH = /^(?:mi|su|tu|nuestr[oa]|el|la)$/;
const PLURAL = /(?:[ao]|ote)s$/;
const NO_PLURAL = wordSet(
  "gris lejos atras despues antes menos gratis apenas detras entonces jamas paris lunes martes miercoles jueves viernes adios gafas",
);

const QUALITIES = wordSet(
  "blanca blanco clara claro linda lindo bella bello dulce justo justa severo maximo prospero feliz alegre moreno morena rubio rubia celeste violeta rosa candido modesto amado german frances romano real gala salvador primo marino",
);

/** «su conejo de peluche orejitas», «la jirafa manchitas», «su robot bip», "her blankie bobo": in lower case, so that grammar has to say that it is no adjective. */
export function isSmallToyName(reading: Reading, at: number): boolean {
  const token = reading.tokens[at];
  if (!token || token.capital || !/^[«"“'‘]*$/.test(token.before) || !canBeCalled(token)) return false;
  if (!/^\p{L}{3,}$/u.test(token.text) || isVerbAfterName(token.text, token.folded)) return false;
  if (isCreatureWord(token.folded) || relationWord(token.folded) || isElsewhere(token.folded)) return false;
  const companion = companionBefore(reading, at);
  // «su perra dálmata, Manguera»: of what kind it is, before the name.
  const next = reading.tokens[at + 1];
  if (companion && next?.before === "," && next.capital && isOver(reading.tokens[at + 2])) return false;
  // «el caballo trueno y la yegua brisa escapan»
  const doMany =
    SPANISH.test(companion?.determiner ?? "") && /^\p{L}{2,}[ae]n$/u.test(next?.before === "" ? next.text : "");
  if (!companion || !(isOver(next) || acts(reading, at + 1) || doMany)) return false;
  if (saysKind(token)) return false;
  const { determiner, owned } = companion;
  const known = isFirstName(token.folded) && !isCommonWord(token.folded);
  if (owned && (PET_NAMES.has(token.folded) || known)) return true;
  // «la perra mora y el gato»: of names that are words of every day, those that say no colour and no quality.
  if (/^(?:el|la)$/.test(determiner) && isFirstName(token.folded) && !QUALITIES.has(token.folded)) return true;
  if (SPANISH.test(determiner)) {
    if (PLURAL.test(token.text) && !NO_PLURAL.has(token.folded)) return true;
    if (owned && FOREIGN_END.test(token.folded)) return true;
    // «su gato tambor»: in Spanish no noun says of what kind another is; one in -a may be what the cat does.
    const isThing = knownNoun(token.folded)?.kind === "thing" && !isRole(token.folded);
    if (owned && isThing && (/[olrnz]$/.test(token.folded) || acts(reading, at + 1))) return true;
  }
  return owned && !isCommonWord(token.folded) && !describes(token);
}

const isElsewhere = (folded: string) => CALENDAR_WORDS.has(folded) || PLACE_NAMES.has(folded);

/** Before a name of two words: "big steve", "general fluff", «rey bola». */
const FIRST_OF_TWO = wordSet(
  `big little old baby tiny general king queen prince princess lord lady sir captain miss mister mr mrs auntie uncle professor
  capitan capitana rey reina principe princesa gran pequeño pequeña señor señora don doña tio tia`,
);

/** "a crane called big steve": in lower case, after what tells a name outright. */
export function isCalledInTwo(reading: Reading, at: number): boolean {
  const [first, second] = [reading.tokens[at], reading.tokens[at + 1]];
  if (!first || !second || first.capital || second.capital || second.before !== "") return false;
  if (!FIRST_OF_TWO.has(first.folded) || !canBeCalled(second) || !/^\p{L}{3,}$/u.test(second.text)) return false;
  const told =
    before(reading, at) === "called" ||
    isCalled(reading, at) ||
    isNicknamed(reading.tokens, at) ||
    companionBefore(reading, at)?.owned;
  return told === true && (isOver(reading.tokens[at + 2]) || acts(reading, at + 2));
}

const isNobodysName = ({ folded }: Token) => isCommonWord(folded) && !isFirstName(folded);

/** "a superhero called Noodle Girl": so the names of heroes end. */
const END_OF_HERO = wordSet("boy girl kid man woman");

/** «su muñeca Pepa Lechuga», "Mr Flopsy Trousers the elephant": how many words a name with capitals has when the last of them are words of every day. */
export function lengthWithWords(reading: Reading, at: number, length: number): number {
  const { tokens } = reading;
  const [first, next] = [tokens[at], tokens[at + length]];
  if (!first?.capital || !next?.capital || next.before !== "" || tokens[at + length - 1]?.possessive) return length;
  const word = next.folded;
  if (END_OF_HERO.has(word) && isCalled(reading, at)) return length + 1;
  // "a fire truck named Big Red"; not «se llama Leo Gracias».
  const everyday = EVERYDAY_WORDS.has(word) && !(isNobodysName(first) && isCalled(reading, at));
  if (!canBeCalled(next) || isElsewhere(word) || everyday || isVerbAfterName(next.text, word)) return length;
  const end = at + length + 1;
  const described = reading.tokens[end]?.folded === "the" || tokens[end]?.folded === "el";
  const animal = described && reading.creatureAt.has(end + 1);
  // Where a title writes every word with a capital, the noun has one too.
  const kind = tokens[at - 1];
  const toy = kind?.capital === false && (companionBefore(reading, at) !== undefined || isCalled(reading, at));
  return (toy && (isOver(tokens[end]) || acts(reading, end) || tokens[end]?.capital === false)) || animal
    ? length + 1
    : length;
}

/** «su muñeca lola pepa»: two first names in lower case right after somebody's toy. */
export function isPetOfTwo(reading: Reading, at: number): boolean {
  const [first, second] = [reading.tokens[at], reading.tokens[at + 1]];
  if (!first || !second || first.capital || second.capital || second.before !== "") return false;
  const names = [first, second].every(({ folded }) => isFirstName(folded) && !EVERYDAY_WORDS.has(folded));
  return names && isOver(reading.tokens[at + 2]) && companionBefore(reading, at)?.owned === true;
}

/** «una llamita de peluche, la Pelusa, que…»: what everybody at home calls it, after a comma and an article. */
export function toyWithArticle(reading: Reading, at: number): CreatureMention | undefined {
  const [article, token, next] = [reading.tokens[at - 1], reading.tokens[at], reading.tokens[at + 1]];
  if (!token?.capital || token.before !== "" || article?.before !== "," || !/^(?:el|la)$/.test(article.folded))
    return undefined;
  const isOver = next === undefined || next.before !== "";
  return isOver ? reading.afterCreature.get(at - 1) : undefined;
}
