import type { Gender } from "#storyteller/language/lexicon.ts";
import type { CreatureMention } from "./creatures.ts";
import { isFirstName, isOnlyAName } from "./first-names.ts";
import { wordSet } from "./fold.ts";
import { isGrownUp } from "./name-grown-ups.ts";
import { canBeCalled, isLatin, isListedWord, isNeverGiven, looksLikeName } from "./name-shape.ts";
import { isGivenName, isNicknamed } from "./nicknames.ts";
import { type RelationWord, relationWord } from "./relations.ts";
import { BORROWED_NAMES, PET_NAMES } from "./stop-words.ts";
import type { Token } from "./tokens.ts";
import { startsVehicle } from "./vehicles.ts";
import { isVerbAfterName } from "./verbs.ts";

export const words = (text: string) => new Set(text.split(" "));
const ALIKE = words("igual iguales asi parecido parecidos parecidas distinto distintos mal raro same alike");
const CALLED = words(
  "llama llame llamo llamaba llamara llamaria llamen llaman llamado llamada llamados llamadas apodado apodada named nicknamed",
);
/** Who is written before a colon, or before "is": "Kids are Banjo and Matilda", «Niña: Vega». */
const PERSON_NOUNS = wordSet(
  `niño niña niños niñas peque peques nene nena hijo hija hijos hijas bebe protagonista protagonistas heroe heroes heroina personaje personajes
  dueño dueña hermano hermana hermanos mellizos gemelos trillizos peluche muñeco muñeca mascota mascotas amigo amiga amigos primo prima nombre nombres mayor menor mediana mediano`,
  `kid kids child children boy girl boys girls son daughter hero heroes heroine protagonist protagonists character characters owner brother sister brothers sisters twins
  triplets toy pet pets friend friends cousin cousins name names star one eldest oldest youngest`,
);
const IS = words("is are es son sera seran era sea sean");
/** «su amigo imaginario», "her invisible friend" */
export const UNSEEN = words("invisible imaginario imaginaria imaginary secreto secreta secret");
const PRONOUNS = words("he she it soy");
export const POSSESSIVES = words("mi su tu nuestro nuestra my his her their our your");
const DETERMINERS = words("el la un una su mi the a an her his my their our");
const DEFINITE = words("el la the");
const INDEFINITE = words("un una a an");
/** «el perro que tenemos en casa que se llama X»: so many words from the noun to its name; farther apart they belong to other sentences. */
export const FARTHEST_NOUN = 8;
export const BEING = words("is was es era");
const GOES_ON = words("who that and with in but que y con en pero");
export const CONNECTORS = words("y e and n");
const AFTER_AND = words("el la los las the un una a an sus");
const LOOSE = words("que who whose de a la el su y and un una has had is was con with no");

/** «mejor amigo imaginario de inés:» */
const LONGEST_LABEL_WORDS = 5;

/** Everything the rules look at, so that each rule is a plain question about one place in the text. */
export type Reading = {
  tokens: readonly Token[];
  creatureAt: ReadonlyMap<number, CreatureMention>;
  afterCreature: ReadonlyMap<number, CreatureMention>;
  /** The places of words that belong to somebody else's hero, to a brand or to a feast. */
  borrowed: ReadonlySet<number>;
  /** The places of names of children who are named as several at once, with the number of words of each. */
  grouped: ReadonlyMap<number, number>;
};

export const before = (reading: Reading, at: number, steps = 1) => reading.tokens[at - steps]?.folded ?? "";

export function isCalled(reading: Reading, at: number): boolean {
  const { tokens } = reading;
  const previous = before(reading, at);
  const punctuation = tokens[at]?.before ?? "";
  if (punctuation !== "" && !/^[:«"“'‘]+$/.test(punctuation)) return false;
  // «se llaman igual», "called the same"
  if (ALIKE.has(reading.tokens[at]?.folded ?? "") && !/[«"“]/.test(punctuation)) return false;
  // «una llamada», «la llama»: a telephone call, a flame, an animal of the Andes.
  if (CALLED.has(previous)) return !(/^llama(?:da)?$/.test(previous) && DETERMINERS.has(before(reading, at, 2)));
  if (previous === "called") {
    const noun = before(reading, at, 2);
    const afterNoun =
      reading.afterCreature.has(at - 1) ||
      relationWord(noun) !== undefined ||
      /^(?:is|was|be|it|him|her|he's|she's|s?hes)$/.test(noun) ||
      (/^s?he$/.test(noun) && tokens[at - 2]?.possessive === true);
    const folded = tokens[at]?.folded ?? "";
    // "a kid with hair like mine called zuri"
    return afterNoun || tokens[at]?.capital === true || (isFirstName(folded) && !isListedWord(folded));
  }
  if (previous === "de" && tokens[at]?.capital && before(reading, at, 3) === "al")
    return before(reading, at, 2) === "nombre";
  if (previous === "nombre") return punctuation.includes(":") || before(reading, at, 2) === "de";
  if (previous === "name") return punctuation.includes(":") || tokens[at - 1]?.possessive === true;
  return /^(?:es|is|son|are)$/.test(previous) && /^(?:nombres?|names?)$/.test(before(reading, at, 2));
}

/** "The owner is Fern", «La niña es Vega», "Kid: Te Ariki", "He is Emerson", "she's wren". */
export function isIdentified(reading: Reading, at: number): boolean {
  const { tokens, afterCreature } = reading;
  const token = tokens[at];
  if (token === undefined) return false;
  const isKind = (place: number) =>
    PERSON_NOUNS.has(tokens[place]?.folded ?? "") ||
    afterCreature.has(place + 1) ||
    relationWord(tokens[place]?.folded ?? "")?.role === "child";
  if (/^:[«"“'‘]?$/.test(token.before)) return isColonAfterKind(reading, at, isKind);
  if (token.before !== "") return false;
  const previous = tokens[at - 1];
  if (previous === undefined) return false;
  const plain = token.capital || (isFirstName(token.folded) && isLast(reading, at));
  if (IS.has(previous.folded) && previous.before === "")
    return plain && (isKind(at - 2) || PRONOUNS.has(before(reading, at, 2)) || isUnseenFriend(reading, at - 2));
  if (PRONOUNS.has(previous.folded) && (previous.possessive || previous.folded === "soy")) return plain;
  return token.capital && /^(?:i'm|im)$/.test(previous.folded);
}

/** «su amigo imaginario es Bubulubu» */
const isUnseenFriend = (reading: Reading, at: number): boolean =>
  UNSEEN.has(before(reading, at + 1)) && relationWord(before(reading, at))?.role === "child";

/** «amigo imaginario de inés: pompón», "main character: zuri": a colon names whom the words before it speak of. */
function isColonAfterKind(reading: Reading, at: number, isKind: (place: number) => boolean): boolean {
  const { tokens } = reading;
  const token = tokens[at];
  if (token === undefined) return false;
  if (token.capital && isKind(at - 1)) return true;
  if (!token.capital && !isLast(reading, at) && !CONNECTORS.has(tokens[at + 1]?.folded ?? "")) return false;
  for (let place = at - 1; place >= 0 && place >= at - LONGEST_LABEL_WORDS; place--) {
    if (isKind(place)) return token.capital || isFirstName(token.folded) || looksLikeName(token);
    if (tokens[place]?.before !== "") return false;
  }
  return false;
}

const isLast = ({ tokens }: Reading, at: number) =>
  tokens[at + 1] === undefined || (tokens[at + 1]?.before ?? "") !== "";

export function relationBefore(reading: Reading, at: number): RelationWord | undefined {
  const comma = reading.tokens[at]?.before ?? "";
  const possessed = POSSESSIVES.has(before(reading, at, 2)) || reading.tokens[at - 2]?.possessive === true;
  // «un amigo invisible, Pompón»
  const unseen = UNSEEN.has(before(reading, at)) ? 2 : 0;
  if (unseen > 0 && /^,?$/.test(comma) && reading.tokens[at]?.capital) return relationWord(before(reading, at, unseen));
  // "her grandmother's wok"
  if (reading.tokens[at - 1]?.possessive || (comma !== "" && !(comma === "," && possessed))) return undefined;
  return (
    relationWord(before(reading, at)) ??
    (comma === "" && reading.tokens[at]?.capital && /^(?:pequeñ[oa]|mayor|best)$/.test(before(reading, at))
      ? relationWord(before(reading, at, 2))
      : undefined)
  );
}

/** «tiene un pez, Burbujas», "we have a cat, Nugget." */
const HAS = words("tiene tengo tenemos tienen adopto adoptamos has have had got adopted");
const isGivenToPets = ({ folded }: Token) => PET_NAMES.has(folded) || isFirstName(folded);

export function creatureBefore(reading: Reading, at: number): CreatureMention | undefined {
  const token = reading.tokens[at];
  const close = reading.afterCreature.get(at);
  if (close !== undefined && !close.plural) {
    if (token?.before === "" || /^[«"“(]+$|^:$/.test(token?.before ?? "")) return close;
    const listed = CONNECTORS.has(reading.tokens[at + 1]?.folded ?? "");
    const owned =
      POSSESSIVES.has(before(reading, close.at)) ||
      [1, 2].some((steps) => reading.tokens[close.at - steps]?.possessive) ||
      /^(?:al|el|la|the|del)$/.test(before(reading, close.at));
    const next = reading.tokens[at + 1];
    // «tiene un pez, Burbujas, que lee»
    const inserted = token?.capital && next?.before === "," && /^(?:que|who|that|which)$/.test(next.folded);
    // "we got a puppy, Biscuit."
    const had = HAS.has(before(reading, close.at, 2)) && canBeCalled(token) && !isNeverGiven(token?.folded ?? "");
    const last =
      token?.capital &&
      !token.possessive &&
      (next === undefined || next.initial || (had && next.before === ",")) &&
      (had || isGivenToPets(token));
    return token?.before === "," && (owned || inserted || last) && !listed ? close : undefined;
  }
  // «un dragón verde llamado X», «su perro se llama X», "the kitten's name is X"
  for (let steps = 2; steps <= FARTHEST_NOUN; steps++) {
    const far = reading.afterCreature.get(at - steps + 1);
    if (far === undefined || isNicknamed(reading.tokens, far.at)) continue;
    const many = far.plural && !isOneOf(reading, far.at);
    return many || !(isCalled(reading, at) || isGivenName(reading.tokens, at)) ? undefined : far;
  }
  return undefined;
}

/** "one of the chickens" */
const isOneOf = (reading: Reading, at: number): boolean =>
  /^(?:of|de)$/.test(before(reading, at, 2)) && /^(?:one|un[oa])$/.test(before(reading, at, 3));

export function creatureAfter(reading: Reading, end: number): CreatureMention | undefined {
  const { tokens, creatureAt } = reading;
  const described = BEING.has(tokens[end]?.folded ?? "") && tokens[end]?.before === "";
  if (described) return creatureDescribing(reading, end + 1);
  const determiner = tokens[end];
  if (determiner === undefined || !DETERMINERS.has(determiner.folded)) return undefined;
  const creature = creatureAt.get(end + 1) ?? creatureAt.get(end + 2);
  if (creature === undefined || creature.plural) return undefined;
  if (determiner.before === "") {
    return DEFINITE.has(determiner.folded) && !reading.borrowed.has(creature.at) ? creature : undefined;
  }
  const name = tokens[end - 1];
  const next = tokens[creature.at + creature.length];
  // «Vera, su perro Toby y su gata Luna»
  const isNamed = next?.capital === true && next.before === "";
  if (isNamed || [CONNECTORS, CALLED].some((words) => words.has(next?.folded ?? "")) || next?.folded === "called")
    return undefined;
  return determiner.before === "," && name && !isOnlyAName(name.folded) ? creature : undefined;
}

/** "Harper is a superhero", «Zas es un perro que…»; in "Leo is a dinosaur expert" the noun goes on and says something else. */
function creatureDescribing(reading: Reading, at: number): CreatureMention | undefined {
  if (!INDEFINITE.has(before(reading, at + 1))) return undefined;
  const creature = reading.creatureAt.get(at + 1) ?? reading.creatureAt.get(at + 2);
  if (creature === undefined || creature.plural) return undefined;
  const next = reading.tokens[creature.at + creature.length];
  return next === undefined || next.before !== "" || GOES_ON.has(next.folded) ? creature : undefined;
}

/** In Spanish «Ella» is she; before one of these words it is somebody. */
const AFTER_ENGLISH_ELLA = words(
  "has is was and goes wants can loves gets finds likes makes builds learns plays meets helps rides flies draws bakes saves visits sees takes lost found lives thinks needs doesn't won't can't",
);

/** What follows a name at the very start of a sentence: «Bruno, que…», «Lola y su…», "Mia finds…", "Zuri's first day". */
export function actsLikeName(reading: Reading, at: number, end: number): boolean {
  const next = reading.tokens[end];
  if (reading.tokens[end - 1]?.possessive) return true;
  if (next === undefined)
    return end === at + 1 && reading.tokens.length === 1 && isFirstName(reading.tokens[at]?.folded ?? "");
  if (reading.tokens[at]?.folded === "ella" && !AFTER_ENGLISH_ELLA.has(next.folded)) return false;
  if (next.before === "," && OUR.has(next.folded) && relationWord(reading.tokens[end + 1]?.folded ?? "")) return true;
  if (next.before === ",")
    return LOOSE.has(next.folded) || (next.capital && isFirstName(next.folded) && looksLikeName(next));
  if (next.before.includes("(") && isLatin(next) !== isLatin(reading.tokens[at]))
    return actsLikeName(reading, at, end + 1);
  if (next.before === "&") return true;
  if (next.before !== "") return false;
  if (isVerbAfterName(next.text, next.folded)) return true;
  const isGiven = isFirstName(reading.tokens[at]?.folded ?? "");
  if (isGiven && doesSomething(reading, end)) return true;
  if (/^(?:yes|si)$/.test(next.folded)) return true;
  if (!CONNECTORS.has(next.folded))
    return (
      DEFINITE.has(next.folded) &&
      (creatureAfter(reading, end) !== undefined ||
        // "Charlie the fire truck"
        (isGiven && startsVehicle(reading.tokens, end + 1)))
    );
  const afterAnd = reading.tokens[end + 1];
  return (
    afterAnd !== undefined &&
    (POSSESSIVES.has(afterAnd.folded) ||
      (isGiven && (AFTER_AND.has(afterAnd.folded) || isOthersHero(reading, end + 1))) ||
      (afterAnd.capital && looksLikeName(afterAnd)) ||
      relationWord(afterAnd.folded) !== undefined ||
      isGrownUp(afterAnd.folded) ||
      isOnlyAName(afterAnd.folded))
  );
}

/** Whether a word belongs to somebody else's hero: "max and paw patrol", "batman and leo". */
export const isOthersHero = ({ tokens, borrowed }: Reading, at: number): boolean =>
  borrowed.has(at) || BORROWED_NAMES.has(tokens[at]?.folded ?? "");

const DOES = words("echa extraña abraza quiere espera mira lleva besa consuela acompaña persigue");
const OUR = words("mi nuestro nuestra my our");
const AFTER_A_VERB = words(
  "a an the his her their my our it them that about for to with when because if up down out over every on in at",
);

/** "Rose planted a rose", "Lily whines that…": an English verb by its ending and by what follows it. */
function doesSomething({ tokens }: Reading, end: number): boolean {
  const [verb, object] = [tokens[end], tokens[end + 1]];
  if (verb === undefined || verb.capital || object?.before !== "") return false;
  if (/[^e]ed$/.test(verb.folded)) return true;
  return (
    /[a-z]{3}s$/.test(verb.folded) && AFTER_A_VERB.has(object.folded) && !/^(?:in|on|at|with)$/.test(object.folded)
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

/** What stands right after a name in the middle of a sentence: «y a Xiana le gusta», "when Anouk finds". */
export function acts({ tokens }: Reading, end: number): boolean {
  const next = tokens[end];
  if (next === undefined || next.before !== "") return false;
  if (isVerbAfterName(next.text, next.folded)) return true;
  // «Leo la echa de menos»
  const verb = /^(?:l[ao]s?|me|nos|te)$/.test(next.folded) ? tokens[end + 1] : undefined;
  return verb !== undefined && verb.before === "" && (DOES.has(verb.folded) || isVerbAfterName(verb.text, verb.folded));
}
