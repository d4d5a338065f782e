import type { Gender } from "#storyteller/language/lexicon.ts";
import type { CreatureFact, CreatureMention } from "./creatures.ts";
import type { NameMention } from "./find-names.ts";
import { genderOfFirstName } from "./first-names.ts";
import { type Relation, relationWord } from "./relations.ts";
import type { Token } from "./tokens.ts";
import { severalUnnamed, unnamedKin } from "./unnamed-kin.ts";

/** Somebody the parent wants in the story. Without a creature it is a child; without a name the lexicon gives one. */
export type PersonFact = {
  name?: string;
  /** The same name in other letters, where the parent wrote both («Mila, Мила»): the story is told with `name` and may show this one. */
  otherSpelling?: string;
  gender?: Gender;
  creature?: CreatureFact;
  relation?: Relation;
};

/** Who plays which part: a hero, a friend at the hero's side, a creature met on the way, and the names of whoever comes along. */
export type Parts = {
  hero?: PersonFact;
  friend?: PersonFact;
  helper?: CreatureFact;
  others: readonly string[];
  /** What the parent said of some of the others: a sister, a dog. */
  othersKnown: readonly PersonFact[];
};

const MAX_OTHERS = 4;
const OWNERS = /^(?:my|our|his|her|their|your|a|the|old|year|yo|little|big|young|only|dear|wee|y\/o)$/;
const FOR = new Set(["para", "for"]);

/** «una niña que…», "my son loves…": a child without a name, unless the story is only meant for it («para mi hija»). */
function unnamedChild(tokens: readonly Token[], negated: ReadonlySet<number>): PersonFact | undefined {
  for (const [at, token] of tokens.entries()) {
    const relation = relationWord(token.folded);
    if (relation?.role !== "child" || relation.relation !== undefined || negated.has(at)) continue;
    // «son hermanos»: the verb.
    if (token.folded === "son" && !OWNERS.test(tokens[at - 1]?.folded ?? "") && !tokens[at - 1]?.possessive) continue;
    if ([1, 2].some((steps) => FOR.has(tokens[at - steps]?.folded ?? ""))) continue;
    return { gender: relation.gender };
  }
  return undefined;
}

const SHE = /^(?:she|shes|her|hers|asustada|cansada|nerviosa|celosa|enfadada|contenta|preocupada|curiosa)$/;
const HE = /^(?:he|hes|his|him|asustado|cansado|nervioso|celoso|enfadado|contento|preocupado|curioso)$/;

/** With one person in the text, "she" or «asustada» can only mean that one. Contradictions say nothing. */
function genderOfOnlyOne(tokens: readonly Token[]): Gender | undefined {
  const she = tokens.some((token) => SHE.test(token.folded));
  const he = tokens.some((token) => HE.test(token.folded));
  if (she === he) return undefined;
  return she ? "f" : "m";
}

/** "his team lost 9-0 and he was the goalie": nobody is named, and it is a boy. */
export function childOfPronouns(tokens: readonly Token[]): PersonFact | undefined {
  const gender = genderOfOnlyOne(tokens);
  return gender && { gender };
}

/** In Spanish most names in -a are girls' and most in -o boys'; in English the ending says nothing. */
function genderByEnding(name: string, tokens: readonly Token[]): Gender | undefined {
  const english = tokens.some((token) => /^(?:the|and|is|with|who|has|named|called|her|his)$/.test(token.folded));
  if (english) return undefined;
  const first = name.split(" ")[0] ?? name;
  if (/a$/iu.test(first)) return "f";
  return /o$/iu.test(first) ? "m" : undefined;
}

function personOf(mention: NameMention, tokens: readonly Token[], onlyGender: Gender | undefined): PersonFact {
  const { name, otherSpelling, creature, relation } = mention;
  if (creature && !creature.person) {
    return {
      name,
      otherSpelling,
      creature: { id: creature.id, gender: creature.gender, quality: creature.quality, plays: creature.plays },
      // A fox called Rosie is a vixen; what the family's own dog Charlie is, the family knows.
      gender: mention.gender ?? creature.gender ?? (creature.owned ? undefined : genderOfFirstName(name)),
    };
  }
  const said = mention.gender ?? creature?.gender;
  const gender = said ?? genderOfFirstName(name) ?? onlyGender ?? genderByEnding(name, tokens);
  return { name, otherSpelling, gender, relation: relation?.relation };
}

type Placed = PersonFact & { at: number };

/** Named animals first, each species once unless it has a name: the order in which they become companions. */
function animalsOf(named: readonly Placed[], creatures: readonly CreatureMention[]): Placed[] {
  const nameless = creatures.map(({ id, gender, owned, quality, plays, at }) => ({
    creature: { id, gender, owned, quality, plays },
    gender,
    at,
  }));
  const all: Placed[] = [...named, ...nameless];
  return all.filter((person, index) => {
    const first = all.findIndex((other) => other.creature?.id === person.creature?.id);
    return person.name !== undefined || first === index;
  });
}

/** The animal of which the text speaks first: the hero where there is no child. */
function takeFirst(animals: Placed[]): Placed | undefined {
  const first = animals.toSorted((one, other) => one.at - other.at)[0];
  if (first) animals.splice(animals.indexOf(first), 1);
  return first;
}

/** Two children stay together, and an animal without a name is met on the way; a pet named before the second child comes first. */
function staysWith(second: NameMention | undefined, pet: Placed | undefined): second is NameMention {
  return second !== undefined && (pet === undefined || second.at < pet.at);
}

function withoutPlace(person: PersonFact | undefined): PersonFact | undefined {
  if (person === undefined) return undefined;
  const { name, otherSpelling, gender, creature, relation } = person;
  return { name, otherSpelling, gender, creature, relation };
}

const WITH = new Set(["con", "with"]);

/** «compartir con el primo Emi», "sharing with her brother Leo": whoever shares is another child. */
function isCompanion(mention: NameMention | undefined, tokens: readonly Token[]): boolean {
  if (mention?.relation?.relation === undefined) return false;
  return [2, 3, 4].some((steps) => WITH.has(tokens[mention.at - steps]?.folded ?? ""));
}

const IS = new Set(["is", "es"]);
const A = new Set(["a", "an", "un", "una"]);

/** «Emiliano superhéroe», «Santiago es un superhéroe», "Superhero girl Anika": what the child is in the story, right beside the name. */
function isPartOf(
  creature: CreatureMention,
  { at, length, creature: own }: NameMention,
  tokens: readonly Token[],
): boolean {
  if (!creature.person || creature.plural || own) return false;
  const after = at + length;
  if (creature.at === after) return tokens[creature.at]?.before === "";
  if (creature.at === after + 2 && IS.has(tokens[after]?.folded ?? "") && A.has(tokens[after + 1]?.folded ?? ""))
    return true;
  const between = creature.at + creature.length;
  return (
    between === at - 1 && /^(?:girl|boy|kid|niñ[oa])$/.test(tokens[between]?.folded ?? "") && tokens[at]?.before === ""
  );
}

const isOfTeeth = ({ at, length }: CreatureMention, tokens: readonly Token[]) =>
  tokens[at - 1]?.folded === "tooth" || /^dientes?$/.test(tokens[at + length + 1]?.folded ?? "");

const playing = ({ id, gender }: CreatureMention) => ({ creature: { id, gender } });

/** Gives the parts to the names and creatures of a text. `creatures` are those that may be cast and belong to no name. */
export function partsFor(
  tokens: readonly Token[],
  people: readonly NameMention[],
  creatures: readonly CreatureMention[],
  negated: ReadonlySet<number>,
): Parts {
  const children = people.filter((mention) => !mention.creature || mention.creature.person);
  const partBeside = (mention: NameMention) => creatures.find((creature) => isPartOf(creature, mention, tokens));
  const onlyGender = people.length === 1 ? genderOfOnlyOne(tokens) : undefined;
  const placed = (mention: NameMention): Placed => {
    const part = partBeside(mention);
    return { ...personOf(mention, tokens, onlyGender), ...(part && playing(part)), at: mention.at };
  };
  // "Princess Zoe", «una bruja que se llama Ada»: the story is about her, and so she is one.
  const asHero = (mention: NameMention): Placed => ({
    ...placed(mention),
    // A tooth fairy comes to the child.
    ...(mention.creature?.person && !isOfTeeth(mention.creature, tokens) && playing(mention.creature)),
  });
  const pets = people.filter((mention) => !children.includes(mention)).map(placed);
  const parts = new Set(children.map(partBeside));
  const animals = animalsOf(
    pets,
    creatures.filter((creature) => !parts.has(creature)),
  );

  const isAlone = children.length === 1 && isCompanion(children[0], tokens);
  const firstChild = isAlone
    ? undefined
    : (children.find((mention) => mention.relation?.relation === undefined) ?? children[0]);
  const several = people.length === 0 ? severalUnnamed(tokens, negated) : undefined;
  const areFirst = several !== undefined && animals.every(({ at }) => several.at < at);
  const unnamed = areFirst ? several.hero : unnamedChild(tokens, negated);
  const hero = firstChild ? asHero(firstChild) : (unnamed ?? takeFirst(animals));
  const second = children.find((mention) => mention !== firstChild);
  const companion = areFirst ? several.friend : undefined;
  const friend = staysWith(second, pets[0]) ? placed(second) : (companion ?? animals.shift());
  if (hero?.creature && people.length === 0 && creatures.length === 1) hero.gender ??= genderOfOnlyOne(tokens);
  const used = [hero?.name, friend?.name];
  const others = people.filter(({ name }) => !used.includes(name)).slice(0, MAX_OTHERS);
  return {
    hero: withoutPlace(hero && { ...hero, relation: undefined }),
    friend: withoutPlace(friend) ?? unnamedKin(tokens, people, negated),
    helper: animals.find((animal) => animal.name === undefined)?.creature,
    others: others.map(({ name }) => name),
    othersKnown: others.map((mention) => personOf(mention, tokens, onlyGender)),
  };
}
