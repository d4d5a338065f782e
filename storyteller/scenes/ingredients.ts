import type { Entity } from "#storyteller/language/entity.ts";
import { type Noun, type NounKind, SORTS, type Sort } from "#storyteller/language/lexicon.ts";
import { onceForEach } from "#storyteller/once-for-each.ts";
import { creatureNoun } from "#storyteller/request/creatures.ts";
import { fold } from "#storyteller/request/fold.ts";
import { pluralsOf } from "#storyteller/request/plurals.ts";
import { withQuality } from "#storyteller/request/qualities.ts";
import type { RequestFacts } from "#storyteller/request/read-request.ts";
import type { SaidWord } from "#storyteller/request/said-words.ts";
import { isVehicle } from "#storyteller/request/vehicles.ts";
import type { Language } from "#storyteller/story-request.ts";
import { wordsBesideSlots } from "./namesakes.ts";
import type { Subject, Subjects } from "./subjects.ts";
import { ANY_SORT, type Tale } from "./tale.ts";

/** A concrete noun that parents name. `words` are further ways to type it, folded; what is `proper` has no article: Saturn. */
export type AskedNoun = Noun & { words?: readonly string[]; proper?: boolean; is?: NounKind };
export type AskedNouns = Readonly<Record<Sort, readonly AskedNoun[]>>;

/** Something the parent named that a tale can be made of: the goat, the belfry, the basket. */
export type Ingredient = Noun & {
  sort: Sort;
  proper?: boolean;
  is?: NounKind;
  /** As the parent typed it, folded, and at which of the words that were said. */
  said: string;
  at: number;
  /** It is the one at the hero's side, unless a tale knows better: the horses that the knight is allergic to. */
  isFriend?: boolean;
  /** It is the hero, as a thing: the digger that is afraid of mud. */
  isHero?: boolean;
};

/** An ingredient as a member of the cast. */
export function ingredientEntity({
  text,
  gender,
  tonicA,
  an,
  mass,
  sort,
  proper,
}: Omit<Ingredient, "said" | "at" | "isFriend" | "isHero">): Entity {
  return { kind: proper ? "name" : "noun", text, gender, tonicA, an, mass, sort };
}

/** The parts that ingredients play, in the order in which they were named. */
export const INGREDIENT_ROLES = ["first", "second", "third"] as const;

type Form = { words: readonly string[]; noun: Omit<Ingredient, "said" | "at" | "isFriend" | "isHero"> };
type FormsByFirstWord = ReadonlyMap<string, readonly Form[]>;
type NounContent = { nouns: AskedNouns; subjects: Subjects };

/** A phrase and its plural: «cestas de pan», "skipping ropes". */
function inAnyNumber(phrase: string, language: Language): string[][] {
  const words = phrase.split(" ");
  const at = language === "es" ? 0 : words.length - 1;
  return [words, ...pluralsOf(words[at] ?? "", language).map((plural) => words.with(at, plural))];
}

type Listed = { noun: AskedNoun; sort: Sort };

/** Every way to type every noun of a list, by its first word, the longest first. */
function formsIn(listed: readonly Listed[], language: Language): FormsByFirstWord {
  const forms = listed.flatMap(({ noun: { words = [], ...noun }, sort }) => {
    // There is one Mars: «martes» is a day.
    const typed = (phrase: string) => (noun.proper ? [phrase.split(" ")] : inAnyNumber(phrase, language));
    return [fold(noun.text), ...words].flatMap((phrase) =>
      typed(phrase).map((each): Form => ({ words: each, noun: { ...noun, sort } })),
    );
  });
  const longestFirst = forms.sort((one, other) => other.words.length - one.words.length);
  return Map.groupBy(longestFirst, ({ words: [first = ""] }) => first);
}

const listedNouns = (nouns: AskedNouns): Listed[] =>
  SORTS.flatMap((sort) => nouns[sort].map((noun) => ({ noun, sort })));

/**
 * The subjects of open tales as nouns: a match is a day in the stadium there, so that only single words of theirs name them. Foods are in
 * the plural there («croquetas»), and among the nouns in the singular.
 */
function listedSubjects({ vehicles, places, roles }: Subjects): Listed[] {
  const as = (sort: Sort) => (subject: Subject) => {
    const { text, gender, tonicA, an, words } = subject;
    return { noun: { text, gender, tonicA, an, words: words.filter((word) => !word.includes(" ")) }, sort };
  };
  return [...vehicles.map(as("something")), ...places.map(as("somewhere")), ...roles.map(as("somebody"))];
}

const indexes = (language: Language) => ({
  ofNouns: onceForEach((nouns: AskedNouns) => formsIn(listedNouns(nouns), language)),
  ofSubjects: onceForEach((subjects: Subjects) => formsIn(listedSubjects(subjects), language)),
});
const INDEXES = { es: indexes("es"), en: indexes("en") } as const satisfies Record<Language, unknown>;

/** The noun that begins at a word, and how many words it has; of a noun and a subject of the same length the noun. */
function nounAt(said: readonly SaidWord[], at: number, { nouns, subjects }: NounContent, language: Language) {
  const { word = "", creature } = said[at] ?? {};
  if (creature) return { noun: { ...creatureNoun(creature, language), sort: "somebody" as const }, length: 1 };
  const { ofNouns, ofSubjects } = INDEXES[language];
  const isSaid = ({ words }: Form) => words.every((each, step) => said[at + step]?.word === each);
  const found = [ofNouns(nouns), ofSubjects(subjects)].flatMap((forms) => forms.get(word)?.find(isSaid) ?? []);
  const [form] = found.toSorted((one, other) => other.words.length - one.words.length);
  return form && { noun: form.noun, length: form.words.length };
}

/**
 * What a request names that one can draw, in its order and with its colour, each once: not who is the hero or the friend, not what is
 * unwanted, nor what a child is afraid of.
 */
export function ingredientsIn(facts: RequestFacts, content: NounContent, language: Language): Ingredient[] {
  if (facts.isOfLoss) return [];
  const { said, hero, friend, fear, avoided } = facts;
  // What a child is afraid of is no toy of a tale; what a dragon is afraid of is the tale.
  const feared = fear !== undefined && hero?.creature === undefined ? fold(fear) : undefined;
  // A vehicle that is the hero is named like one of the things.
  const vehicle =
    hero?.creature && isVehicle(hero.creature) ? fold(creatureNoun(hero.creature, language).text) : undefined;
  const ingredients = new Map<string, Ingredient>();
  for (let at = 0; at < said.length; at++) {
    const found = nounAt(said, at, content, language);
    if (!found) continue;
    const { noun, length } = found;
    const words = said.slice(at, at + length);
    const isOf = (who: typeof hero) => words.some(({ creature }) => creature && creature.id === who?.creature?.id);
    const isHero = fold(noun.text) === vehicle;
    const isFriend = isOf(friend) && !isOf(hero) && friend?.name === undefined && hero?.creature !== undefined;
    const isCast = (isOf(hero) || isOf(friend)) && !isFriend;
    const isUnwanted = words.some(({ word }) => avoided.has(word) || word === feared);
    if (!isCast && !isUnwanted && !ingredients.has(noun.text)) {
      const beside = said[language === "es" ? at + length : at - 1];
      const typed = words.map(({ word }) => word).join(" ");
      ingredients.set(noun.text, {
        ...withQuality(noun, beside?.word, language),
        said: typed,
        at,
        ...(isFriend && { isFriend }),
        ...(isHero && { isHero }),
      });
    }
    at += length - 1;
  }
  return [...ingredients.values()];
}

type TaleWords = Pick<Tale, "about" | "hints" | "titles">;

/** What a tale is about in single words: how parents name it, and its titles. */
const wordsOfTale = onceForEach(
  ({ about, hints = [], titles }: TaleWords): ReadonlySet<string> =>
    wordsBesideSlots([...about, ...hints, ...titles].join("\n")),
);

/** Whether a tale tells of an ingredient without being made of it. */
export const isSpokenOf = ({ said, text }: Ingredient, tale: TaleWords): boolean =>
  [said, fold(text)].some((name) => name.split(" ").every((word) => wordsOfTale(tale).has(word)));

/** What a tale with a noun of its own has in it beside that: its hints and titles, in single words. */
const wordsOfOwn = onceForEach(
  ({ hints = [], titles }: TaleWords): ReadonlySet<string> => wordsBesideSlots([...hints, ...titles].join("\n")),
);

/** Whether a tale has an ingredient in it already: a map to a map. The garden of "fairies in the garden" only says where, and may be any place. */
const isOwnOf = ({ said, text }: Ingredient, tale: TaleWords): boolean =>
  [said, fold(text)].some(
    (name) => tale.about.includes(name) || name.split(" ").every((word) => wordsOfOwn(tale).has(word)),
  );

const wordsOfAbout = onceForEach(
  (about: Tale["about"]): ReadonlySet<string> => new Set(about.flatMap((phrase) => phrase.split(" "))),
);

/** How many words a noun stands away from the nearest one that says what a tale is about. */
function distanceFrom(about: Tale["about"], said: readonly SaidWord[]): (noun: Ingredient) => number {
  const named = said.flatMap(({ word }, place) => (wordsOfAbout(about).has(word) ? [place] : []));
  return ({ at }) => Math.min(said.length, ...named.map((place) => Math.abs(place - at)));
}

/** Further away a noun has nothing to do with it: who "lost the chess final and cried in the car" did not lose the car. */
const FAR_AWAY_WORDS = 6;

/** Whether what happens in a tale may have happened to one of these nouns of the wish. */
export const isAnyNear = (about: Tale["about"], nouns: readonly Ingredient[], said: readonly SaidWord[]): boolean => {
  const distance = distanceFrom(about, said);
  return nouns.some((noun) => distance(noun) < FAR_AWAY_WORDS);
};

/** The nouns by how far they stand from what a tale is about: of a stable and a stolen saddle it is the saddle that was stolen. */
function nearestFirst(asked: readonly Ingredient[], about: Tale["about"], said: readonly SaidWord[]): Ingredient[] {
  const distance = distanceFrom(about, said);
  return asked
    .map((noun) => ({ noun, away: distance(noun) }))
    .sort((one, other) => one.away - other.away)
    .map(({ noun }) => noun);
}

/**
 * The ingredients for a tale's parts: for each the nearest one of its sort that is still free, in a tale of nouns alone the first, in one that has its own
 * none that it tells of already (a chest of chocolate is no chest of chests); undefined where there is none.
 */
export function ingredientsFor(
  tale: Pick<Tale, "star" | "ingredients" | "otherwise" | "except" | "about" | "hints" | "titles">,
  asked: readonly Ingredient[],
  said: readonly SaidWord[],
): Ingredient[] | undefined {
  const { ingredients: sorts = [], otherwise, about } = tale;
  if (sorts.length === 0) return [];
  const { star, except } = tale;
  const known = asked.filter(({ isFriend, isHero }) => !isHero && (star || !isFriend));
  const isFit = ({ is }: { is?: NounKind }) => is === undefined || !except?.includes(is);
  const unknown = otherwise ? known.filter((noun) => !isOwnOf(noun, tale)) : known;
  const free = about.length === 0 ? unknown : nearestFirst(unknown, about, said);
  const dealt: Ingredient[] = [];
  for (const [part, sort] of sorts.entries()) {
    const own = otherwise?.[part];
    // Of a stolen soup on a table nobody is told that the table was stolen.
    const nearest = free.find((noun) => (sort === ANY_SORT || noun.sort === sort) && !dealt.includes(noun));
    const fitting = nearest && isFit(nearest) ? nearest : own && { ...own, said: fold(own.text), at: said.length };
    if (!fitting) return undefined;
    dealt.push(fitting);
  }
  return dealt;
}
