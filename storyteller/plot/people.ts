import { possessive, withIndefinite } from "#storyteller/language/english.ts";
import { type Cast, capitalised, type Entity } from "#storyteller/language/entity.ts";
import type { Gender, Lexicon, Noun } from "#storyteller/language/lexicon.ts";
import { pick, type Random } from "#storyteller/random.ts";
import { type CreatureFact, creatureNoun, isPerson } from "#storyteller/request/creatures.ts";
import { isSameName } from "#storyteller/request/name-shape.ts";
import type { PersonFact } from "#storyteller/request/people-in-words.ts";
import { withQuality } from "#storyteller/request/qualities.ts";
import type { RequestFacts } from "#storyteller/request/read-request.ts";
import type { ElderKind, Relation } from "#storyteller/request/relations.ts";
import type { Language } from "#storyteller/story-request.ts";
import type { StorySpec } from "#storyteller/story-spec.ts";

const RELATION_WORDS: Record<Language, Record<Relation, Record<Gender, string>>> = {
  es: {
    sibling: { m: "hermano", f: "hermana" },
    cousin: { m: "primo", f: "prima" },
    friend: { m: "amigo", f: "amiga" },
  },
  en: {
    sibling: { m: "brother", f: "sister" },
    cousin: { m: "cousin", f: "cousin" },
    friend: { m: "friend", f: "friend" },
  },
};

const ELDERS: Record<ElderKind, { gender: Gender; es: string; en: string }> = {
  mother: { gender: "f", es: "mamá", en: "Mum" },
  father: { gender: "m", es: "papá", en: "Dad" },
  grandmother: { gender: "f", es: "la abuela", en: "Grandma" },
  grandfather: { gender: "m", es: "el abuelo", en: "Grandpa" },
  aunt: { gender: "f", es: "la tía", en: "Aunt" },
  uncle: { gender: "m", es: "el tío", en: "Uncle" },
};

const ELDERS_CALLED =
  "grandma granny gran nana nan nanna nonna oma yiayia dadi nani bubbe babcia halmoni gogo abuela abuelita grandpa grandad granddad gramps nonno opa pappou mkhulu zayde zaide dziadek abuelo abuelito mum mummy mom mommy dad daddy aunt auntie uncle";

/** What families call their grown-ups, by the folded word, as a story of the language says it. */
const FAMILY_WORDS: Record<Language, Readonly<Record<string, string>>> = {
  es: {
    ...Object.fromEntries(
      "abuela abuelita yaya abu bisabuela bisa nona nonna tia tita".split(" ").map((word) => [word, `la ${word}`]),
    ),
    ...Object.fromEntries(
      "abuelo abuelito yayo bisabuelo nono nonno tio tito".split(" ").map((word) => [word, `el ${word}`]),
    ),
    tia: "la tía",
    tio: "el tío",
    mama: "mamá",
    mami: "mami",
    papa: "papá",
    papi: "papi",
  },
  en: Object.fromEntries(ELDERS_CALLED.split(" ").map((word) => [word, capitalised(word)])),
};

/** A noun of the lexicon as a member of the cast. */
export function nounEntity(noun: Noun): Entity {
  return { ...noun, kind: "noun" };
}

/** «dragón morado», "superhero dog": with its colour and the part that it plays, as it is spoken of for the first time. */
function asDescribed<Asked extends Noun>(
  noun: Asked,
  { quality, plays, gender }: CreatureFact,
  language: Language,
): Asked {
  const coloured = withQuality(noun, quality, language);
  if (plays === undefined) return coloured;
  const part = creatureNoun({ id: plays, gender: noun.gender ?? gender }, language).text;
  if (language === "es") return { ...coloured, text: `${coloured.text} ${part}` };
  return { ...coloured, text: `${part} ${coloured.text}`, an: undefined };
}

/** A creature as a member of the cast; what it looks like is said when it is first spoken of. English fairies and pirates are "he" or "she", chosen where the parent left it open. */
export function creatureEntity(creature: CreatureFact, language: Language, random: Random): Entity {
  const noun = creatureNoun(creature, language);
  const chosen: Gender = random() < 0.5 ? "f" : "m";
  const gender = noun.gender ?? (isPerson(creature) ? chosen : undefined);
  const entity: Entity = { ...noun, gender, kind: "noun", creature: creature.id };
  const described = asDescribed(entity, creature, language);
  return described === entity ? entity : { ...entity, intro: indefinite(described, language) };
}

/** Whoever is spoken of where the wish does not say who has died. */
const DEAR_ONE: Record<Language, string> = { es: "la persona a la que más querían", en: "the one they loved so much" };

/** Who has died: by name, as «el hámster», as «la abuela Nelly»; undefined where nobody has. */
export function rememberedEntity(
  { isOfLoss, remembered, namelessLost, lostElder }: RequestFacts,
  language: Language,
  random: Random,
): Entity | undefined {
  if (!isOfLoss) return undefined;
  if (remembered !== undefined) return { kind: "name", text: remembered };
  if (namelessLost) return creatureEntity(namelessLost, language, random);
  return { kind: "ready", text: (lostElder && elderCalled(lostElder, language)) ?? DEAR_ONE[language] };
}

/** «la abuela Nelly», "Nana", "Mum"; undefined for an aunt whose name nobody gave. */
function elderCalled(
  { kind, name, word = "" }: NonNullable<RequestFacts["elder"]>,
  language: Language,
): string | undefined {
  const address = FAMILY_WORDS[language][word] ?? ELDERS[kind][language];
  const needsName = kind === "aunt" || kind === "uncle";
  const canTakeName = name !== undefined && kind !== "mother" && kind !== "father";
  return needsName && !canTakeName ? undefined : canTakeName ? `${address} ${name}` : address;
}

/** Those who come along and are no pets, by name. */
export const childrenAmong = ({ others, pets }: Pick<StorySpec, "others" | "pets">): string[] =>
  others.filter((name) => !pets.some(({ text }) => text === name));

/** One of the names that nobody in this story has yet. */
function freshName(names: readonly string[], taken: readonly string[], random: Random): string {
  const free = names.filter((name) => !taken.some((other) => isSameName(other, name)));
  return pick(random, free.length > 0 ? free : names) ?? "Luna";
}

/** Everybody whom the parent named, but for the hero and the friend. */
const namedBeside = ({ elder, others }: RequestFacts): string[] => [elder?.name ?? "", ...others];

/** The hero: always somebody with a name. A creature that the parent did not name gets one. */
export function heroEntity(facts: RequestFacts, lexicon: Lexicon, language: Language, random: Random): Entity {
  const { hero } = facts;
  const creature = hero?.creature && creatureEntity(hero.creature, language, random);
  const chosen: Gender = random() < 0.5 ? "f" : "m";
  const taken = [facts.friend?.name ?? "", ...namedBeside(facts)];
  const gender = hero?.name ? (hero.gender ?? creature?.gender) : (creature?.gender ?? hero?.gender ?? chosen);
  const text = hero?.name ?? freshName(lexicon.names[gender ?? chosen], taken, random);
  const grammar = creature && { ...creature, gender: creature.gender ?? gender };
  return {
    kind: "name",
    text,
    gender,
    intro: grammar && (grammar.intro ?? indefinite(grammar, language)),
    ...(grammar && { creature: grammar.creature }),
  };
}

/** «un dragón», "an owl", for whoever is spoken of for the first time. */
export function indefinite(entity: Entity, language: Language): string {
  if (language === "es") return `${entity.gender === "f" && !entity.tonicA ? "una" : "un"} ${entity.text}`;
  return withIndefinite(entity.text, entity.an);
}

/** «su hermana Nia», "her dog Biscuit": what somebody is to the hero, with the name; undefined where nobody said. */
export function introduced(friend: PersonFact, hero: Entity, language: Language): string | undefined {
  const { name, creature, relation, gender } = friend;
  if (!name) return undefined;
  const noun = creature && asDescribed(creatureNoun(creature, language), creature, language).text;
  const bond = relation && gender ? RELATION_WORDS[language][relation][gender] : undefined;
  const word = noun ?? bond;
  if (!word) return undefined;
  return `${whose(hero, language)} ${word} ${name}`;
}

function whose(hero: Entity, language: Language): string {
  if (language === "es") return "su";
  if (hero.gender === undefined) return possessive(hero.text);
  return hero.gender === "f" ? "her" : "his";
}

/** «un caracol llamado Rufo», "a snail called Otto" */
export function called(kind: Entity, name: string, language: Language): string {
  const verb = language === "en" ? "called" : kind.gender === "f" ? "llamada" : "llamado";
  return `${kind.intro ?? indefinite(kind, language)} ${verb} ${name}`;
}

/** Somebody small for a hero who came alone, with a name, so that it is somebody. */
export function companionEntity(
  companions: readonly Noun[],
  names: Lexicon["companionNames"],
  { facts, hero, language }: { facts: RequestFacts; hero: Entity; language: Language },
  random: Random,
): Entity {
  const kind = nounEntity(pick(random, companions) ?? { text: language === "es" ? "ratón" : "mouse", gender: "m" });
  // In Spanish all that agrees with a companion agrees with its kind and its name alike.
  const gender = kind.gender ?? (random() < 0.5 ? "f" : "m");
  const text = freshName(names[gender], [hero.text, ...namedBeside(facts)], random);
  return { kind: "name", text, gender, intro: called(kind, text, language) };
}

/** Hero and friend together: in Spanish two girls are «las dos», any other two «los dos», and so are two with further children. */
export function pairOf({ hero, friend }: Pick<Cast, "hero" | "friend">, others: readonly string[]): Entity {
  const areGirls = hero.gender === "f" && friend.gender === "f" && others.length === 0;
  return { kind: "ready", text: "", gender: areGirls ? "f" : "m" };
}

/** The one at the hero's side whom the parent asked for; undefined where nobody was. */
export function friendEntity(
  friend: PersonFact | undefined,
  hero: Entity,
  language: Language,
  random: Random,
): Entity | undefined {
  if (friend?.name) {
    const species = friend.creature && creatureNoun(friend.creature, language);
    const gender =
      language === "es" ? (species?.gender ?? friend.gender) : friend.creature ? species?.gender : friend.gender;
    const intro = introduced(friend, hero, language);
    return { kind: "name", text: friend.name, gender, intro, ...(friend.creature && { creature: friend.creature.id }) };
  }
  if (friend?.relation && !friend.creature) {
    const text = `${whose(hero, language)} ${RELATION_WORDS[language][friend.relation][friend.gender ?? "m"]}`;
    return { kind: "ready", text, gender: friend.gender ?? (language === "es" ? "m" : undefined) };
  }
  if (!friend?.creature) return undefined;
  const creature = creatureEntity(friend.creature, language, random);
  const { text } = asDescribed(creature, friend.creature, language);
  return friend.creature.owned ? { ...creature, intro: `${whose(hero, language)} ${text}` } : creature;
}

const GRANDPARENT = /^(?:la bis|el bis|la |el )?abuel|^(?:Gran|Great-Gran|Nan)/i;

/** Whether a grown-up would be taken for one of a kind: where a grandmother is in hospital, no Granny turns down the light. */
function isLike(text: string, kind: ElderKind | undefined, language: Language): boolean {
  if (kind === undefined) return false;
  const isGrandparent = kind === "grandmother" || kind === "grandfather";
  return isGrandparent ? GRANDPARENT.test(text) : text === ELDERS[kind][language];
}

/** The grown-up at home: the one the parent spoke of, or one of the lexicon's whose name is not the hero's. */
export function elderEntity(
  facts: RequestFacts,
  hero: Entity,
  lexicon: Lexicon,
  language: Language,
  random: Random,
): Entity {
  const called = facts.elder && !facts.elder.isAway ? elderCalled(facts.elder, language) : undefined;
  if (facts.elder && called) return { kind: "ready", text: called, gender: ELDERS[facts.elder.kind].gender };
  const absent = facts.lostElder ?? (facts.elder?.isAway ? facts.elder : undefined);
  const atHome = lexicon.elders.filter(
    (elder) =>
      !isLike(elder.text, absent?.kind, language) && !elder.text.split(" ").some((word) => isSameName(word, hero.text)),
  );
  return { kind: "ready", ...(pick(random, atHome) ?? { text: ELDERS.grandmother[language], gender: "f" }) };
}
