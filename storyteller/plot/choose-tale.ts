import { type Random, shuffle } from "#storyteller/random.ts";
import { formsOfCreature, isPerson } from "#storyteller/request/creatures.ts";
import type { RequestFacts } from "#storyteller/request/read-request.ts";
import { isVehicle } from "#storyteller/request/vehicles.ts";
import { type Ingredient, ingredientsFor, isSpokenOf } from "#storyteller/scenes/ingredients.ts";
import { leastRecentFirst, markOf } from "#storyteller/scenes/memory.ts";
import type { AskedSubjects } from "#storyteller/scenes/subjects.ts";
import {
  ANY_CREATURE,
  ANY_VEHICLE,
  anyStarFor,
  namesInTelling,
  type Register,
  speaksOf,
  type Tale,
  type Tales,
  type TaleTelling,
  wordsOfTelling,
} from "#storyteller/scenes/tale.ts";
import { strengthOf } from "#storyteller/scenes/topics.ts";
import type { Genre } from "#storyteller/story-request.ts";
import type { StoryMemory } from "#storyteller/story-thread.ts";
import { fearEntity } from "./fear.ts";

/** A tale that is to be told, and whether it is what was asked for. */
export type ChosenTale = {
  name: string;
  tale: Tale;
  telling: TaleTelling;
  /** Something of the request is what the tale is about; otherwise it is only a good story. */
  isAsked: boolean;
};

/**
 * How much each sign weighs that a tale is what the parent asked for. Of two phrases the longer one is the surer. A creature
 * of the request is in whatever tale is told, so a tale about it gives way to one about what the creature does.
 */
const WEIGHTS = {
  word: 1.5,
  furtherWord: 0.75,
  hint: 0.6,
  starIsHero: 1.2,
  starIsFriend: 1,
  anyIsHero: 0.9,
  anyIsFriend: 0.7,
  thingOrPlace: 0.8,
  fear: 2,
  moral: 0.75,
  plot: 0.5,
  loss: 1,
  genre: 0.2,
  /** The request names what an open tale can be told about. */
  subject: 0.9,
  /** Somebody flies or sings in every other wish. */
  ability: 0.4,
  /** A tale that is about nothing but its ingredients. */
  ofIngredients: 1.2,
  /** What happens in the wish, told of what it names: both at once. */
  situationWithNoun: 1.3,
  /** A second penguin in a story is taken for the first one. */
  namesake: -0.6,
};
/**
 * Of the first nouns of a request each one that a tale has makes it the nearer, and each that it knows nothing of stays unheard: but what
 * happens to the child tonight matters more than what else is in the wish.
 */
const NOUNS_HEARD = { most: 3, had: 0.25, lacking: -0.45 };
/** A tale for any creature, thing or place is about a situation only: its words say that much less. */
const SHARE_OF_SITUATION = 0.6;
/** From here on a tale is what was asked for; less is a hint, such as a plot that a single verb describes. */
const ASKED = 0.7;
/** A tale of whose subject the request has several words is the surer by this for each further one, up to three of them. */
const WORD_MORE = 0.25;
const MOST_WORDS_MORE = 3;
/** Of the nearest tale's rank, so much is near enough: the same wish brings another story to another family. */
const NEAR_ENOUGH = 0.85;

/** A tale about nothing but its ingredients. */
const isOnlyOfNouns = ({ ingredients, about }: Tale): boolean => ingredients !== undefined && about.length === 0;

/** Whether the wish names what a tale is about, and that is no play but a child's own day: a wobbly tooth, a move, Christmas. */
const isOwnTrouble = ({ about, free, ingredients, subject }: Tale, words: ReadonlySet<string>): boolean =>
  !free && !ingredients && !subject && strengthOf(about, words) > 0;

/** What a tale is about, as far as the request asked for it; 0 for nothing of it. */
function nearness(tale: Tale, telling: TaleTelling, { facts, words }: Pick<TaleChoice, "facts" | "words">): number {
  const { about, hints = [], star = [], moral, plot } = tale;
  const strength = strengthOf(about, words, facts.mentioned);
  const named = about.filter((phrase) => words.has(phrase)).length;
  const moreWords = WORD_MORE * Math.min(MOST_WORDS_MORE, Math.max(0, named - 1));
  const isStar = (id: string | undefined) => id !== undefined && star.includes(id);
  const isAnyStar = (id: string | undefined) => id !== undefined && star.includes(anyStarFor({ id }));
  const { hero, friend, helper, things, places } = facts;
  const isFeared =
    facts.fear !== undefined && (speaksOf(telling, "fear") || strengthOf(about, new Set([facts.fear])) > 0);
  const hasThing = things.length > 0 && speaksOf(telling, "thing");
  const hasPlace = places.length > 0 && speaksOf(telling, "place");
  const isForAny = star.includes(ANY_CREATURE) || speaksOf(telling, "thing") || speaksOf(telling, "place");
  const inWords = strength > 0 ? WEIGHTS.word + WEIGHTS.furtherWord * (strength - 1) + moreWords : 0;
  const isAnyFriend = isAnyStar(friend?.creature?.id) || isAnyStar(helper?.id);
  // Two creatures say no more of what happens than one.
  const anyStar = isAnyStar(hero?.creature?.id) ? WEIGHTS.anyIsHero : isAnyFriend ? WEIGHTS.anyIsFriend : 0;
  const isSituation = tale.ingredients !== undefined && strength > 0;
  const ofNouns = isOnlyOfNouns(tale) ? WEIGHTS.ofIngredients : isSituation ? WEIGHTS.situationWithNoun : 0;
  const signs = [
    inWords * (isForAny ? SHARE_OF_SITUATION : 1),
    strengthOf(hints, words) > 0 ? WEIGHTS.hint : 0,
    isStar(hero?.creature?.id) ? WEIGHTS.starIsHero : 0,
    isStar(friend?.creature?.id) || isStar(helper?.id) ? WEIGHTS.starIsFriend : 0,
    anyStar,
    hasNamesake(tale, telling, facts) ? WEIGHTS.namesake : 0,
    tale.subject ? (tale.subject === "abilities" ? WEIGHTS.ability : WEIGHTS.subject) : 0,
    ofNouns,
    hasThing || hasPlace ? WEIGHTS.thingOrPlace : 0,
    isFeared ? WEIGHTS.fear : 0,
    facts.moral === moral ? WEIGHTS.moral : 0,
    facts.plot === plot ? WEIGHTS.plot : 0,
    tale.loss ? WEIGHTS.loss : 0,
  ];
  return signs.reduce((sum, sign) => sum + sign, 0);
}

/** How much nearer to a request, or less near, a tale is for the nouns that it has of it. */
function heard(
  tale: Tale,
  { facts, ingredients, subjects }: Pick<TaleChoice, "facts" | "ingredients" | "subjects">,
): number {
  const own = ingredientsFor(tale, ingredients, facts.said) ?? [];
  const subject = tale.subject && subjects[tale.subject];
  const has = (noun: Ingredient) =>
    own.includes(noun) || isSpokenOf(noun, tale) || subject?.words.includes(noun.said) === true;
  const lacking = tale.free || tale.ingredients ? NOUNS_HEARD.lacking : 0;
  const weights = ingredients.slice(0, NOUNS_HEARD.most).map((noun) => (has(noun) ? NOUNS_HEARD.had : lacking));
  return weights.reduce((sum, weight) => sum + weight, 0);
}

/** Whether a tale speaks of a creature of the kind that the hero or the friend is, and does not mean that one. */
function hasNamesake({ star = [] }: Tale, telling: TaleTelling, { hero, friend }: RequestFacts): boolean {
  const others = [hero?.creature, friend?.creature].filter((creature) => creature && !star.includes(creature.id));
  return others.some(
    (creature) => creature && formsOfCreature(creature.id).some((form) => wordsOfTelling(telling).has(form)),
  );
}

/** Many people are a Mr or a Don. */
const TITLE =
  /^(?:Mr|Mrs|Miss|Ms|Dr|Captain|Sir|Lady|King|Queen|Don|Doña|Señor|Señora|Señorita|Capitán|Capitana|Rey|Reina)\b/;

/** Whether somebody of the tale's own has the name of somebody of the wish: a gull called Gerald beside a child called Gerald. */
function hasSomebodysName(telling: TaleTelling, { hero, friend, elder, others }: RequestFacts): boolean {
  const names = [hero?.name, friend?.name, elder?.name, ...others].flatMap((name) => name?.split(" ") ?? []);
  return names.some((name) => !TITLE.test(name) && namesInTelling(telling).has(name));
}

/** Nothing that was not wanted, nobody's death where nobody died, and no slot that this request leaves empty. */
function isFit(
  tale: Tale,
  telling: TaleTelling,
  { facts, words, subjects, ingredients }: Pick<TaleChoice, "facts" | "words" | "subjects" | "ingredients">,
): boolean {
  const { about, star = [], loss = false } = tale;
  const isAvoided = (word: string) => facts.avoided.has(word);
  // «no quiere verdura… nada de brócolis que hablan»: the tale about vegetables is wanted all the same.
  const unwanted =
    star.flatMap(formsOfCreature).some(isAvoided) || (about.some(isAvoided) && strengthOf(about, words) === 0);
  const hasFear = fearEntity(facts.fear, "es") !== undefined;
  const hasCreature = [facts.hero?.creature, facts.friend?.creature, facts.helper].some(Boolean);
  // What has wheels and no hands is at home only where that was thought of.
  const isOfVehicle = facts.hero?.creature !== undefined && isVehicle(facts.hero.creature);
  return (
    !unwanted &&
    isOfVehicle === star.includes(ANY_VEHICLE) &&
    (tale.subject === undefined || subjects[tale.subject] !== undefined) &&
    ingredientsFor(tale, ingredients, facts.said) !== undefined &&
    (!star.includes(ANY_CREATURE) || hasCreature) &&
    loss === facts.isOfLoss &&
    !hasSomebodysName(telling, facts) &&
    (!speaksOf(telling, "fear") || hasFear) &&
    speaksOf(telling, "remembered") === (loss && facts.remembered !== undefined)
  );
}

/** A dragon that nobody asked for does not take the place of the child's own dog; a child may play a pirate at any time. */
function leavesRoom({ star }: Tale, hasFriend: boolean): boolean {
  const [id] = star ?? [];
  return id === undefined || !hasFriend || isPerson({ id });
}

/** Whoever is old enough and asks for something scary may hear of somebody's fear without having named one. */
function isShiver(tale: Tale, genres: readonly Genre[]): boolean {
  return genres.includes("Scary") && tale.genres.includes("Scary") && tale.moral === "courage";
}

export type TaleChoice = {
  facts: RequestFacts;
  /** The words of the request that may name what it is about, folded. */
  words: ReadonlySet<string>;
  /** What of it an open tale can be told about. */
  subjects: AskedSubjects;
  /** What of it a tale can be made of. */
  ingredients: readonly Ingredient[];
  /** Somebody is at the hero's side already: the parent said so, or an earlier story. */
  hasFriend: boolean;
  register: Register;
  genres: readonly Genre[];
  /** What this family has heard before. */
  told: StoryMemory;
};

/**
 * The tale that is nearest to the request, of those that this family has not heard; where several are equally near, one
 * whose plot the family has not heard of late. Undefined when none is left, and for a wish that is told in another way: its plot was chosen with care.
 */
export function chooseTale(
  tales: Tales,
  { facts, words, subjects, ingredients, hasFriend, register, genres, told }: TaleChoice,
  random: Random,
): ChosenTale | undefined {
  if (facts.classes.size > 0 && facts.plot !== undefined) return undefined;
  const fit = Object.entries(tales).flatMap(([name, tale]) => {
    const telling = tale[register];
    if (
      !telling ||
      told.passages.includes(markOf(telling.opening)) ||
      !isFit(tale, telling, { facts, words, subjects, ingredients })
    )
      return [];
    const near = nearness(tale, telling, { facts, words });
    const isWelcome = tale.free || (register === "older" && isShiver(tale, genres));
    if (near < ASKED && !(isWelcome && leavesRoom(tale, hasFriend))) return [];
    const inGenre = genres.some((genre) => tale.genres.includes(genre)) ? WEIGHTS.genre : 0;
    const rank = near + inGenre + heard(tale, { facts, ingredients, subjects });
    return [{ name, tale, telling, isAsked: near >= ASKED, rank }];
  });
  // A move or a bad day is not told as a play of the nouns that are in it.
  const isOfTheChild = facts.isWorried || fit.some(({ tale, isAsked }) => isAsked && isOwnTrouble(tale, words));
  const ranked = isOfTheChild ? fit.filter(({ tale }) => !isOnlyOfNouns(tale)) : fit;
  const best = Math.max(...ranked.map(({ rank }) => rank));
  const near = ranked.filter(({ rank }) => rank >= best - Math.abs(best) * (1 - NEAR_ENOUGH));
  return leastRecentFirst(shuffle(random, near), told.plots, ({ tale }) => tale.plot)[0];
}
