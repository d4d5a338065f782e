import { type Random, shuffle } from "#storyteller/random.ts";
import { formsOfCreature, isPerson } from "#storyteller/request/creatures.ts";
import type { RequestFacts } from "#storyteller/request/read-request.ts";
import { hasPlotOfItsTheme } from "#storyteller/request/redirect.ts";
import { isVehicle } from "#storyteller/request/vehicles.ts";
import { ingredientsFor } from "#storyteller/scenes/ingredients.ts";
import { leastRecentFirst, markOf } from "#storyteller/scenes/memory.ts";
import {
  ANY_CREATURE,
  ANY_VEHICLE,
  namesInTelling,
  type Register,
  speaksOf,
  type Tale,
  type Tales,
  type TaleTelling,
} from "#storyteller/scenes/tale.ts";
import { strengthOf } from "#storyteller/scenes/topics.ts";
import type { Genre } from "#storyteller/story-request.ts";
import type { StoryMemory } from "#storyteller/story-thread.ts";
import { fearEntity } from "./fear.ts";
import { isAskedByStar } from "./own-creatures.ts";
import {
  inGenre,
  isOfAnyWithNoun,
  isOnlyOfNouns,
  isOwnTrouble,
  nearness,
  nounsHeard,
  strengthOfAbout,
  type Wished,
} from "./tale-nearness.ts";

/** A tale that is to be told, and whether it is what was asked for. */
export type ChosenTale = {
  name: string;
  tale: Tale;
  telling: TaleTelling;
  /** Something of the request is what the tale is about; otherwise it is only a good story. */
  isAsked: boolean;
  /** How near it is to the request, beside other tales for the same one. */
  rank: number;
};

/** From here on a tale is what was asked for; less is a hint, such as a plot that a single verb describes. */
const ASKED = 0.7;
/** Of the nearest tale's rank, so much is near enough: the same wish brings another story to another family. */
const NEAR_ENOUGH = 0.95;

/** Many people are a Mr or a Don. */
const TITLE =
  /^(?:Mr|Mrs|Miss|Ms|Dr|Captain|Sir|Lady|King|Queen|Don|Doña|Señor|Señora|Señorita|Capitán|Capitana|Rey|Reina)\b/;

/** Whether somebody of the tale's own has the name of somebody of the wish: a gull called Gerald beside a child called Gerald. */
function hasSomebodysName(telling: TaleTelling, { hero, friend, elder, others }: RequestFacts): boolean {
  const names = [hero?.name, friend?.name, elder?.name, ...others].flatMap((name) => name?.split(" ") ?? []);
  return names.some((name) => !TITLE.test(name) && namesInTelling(telling).has(name));
}

/** A princess or a pirate of whom the wish says nothing. */
function isUnaskedPart(id: string, { hero, friend, helper, mentioned }: RequestFacts): boolean {
  const isCast = [hero?.creature, friend?.creature, helper].some((each) => each?.id === id || each?.plays === id);
  return isPerson({ id }) && !isCast && !formsOfCreature(id).some((form) => mentioned.has(form));
}

/** Nothing that was not wanted, nobody's death where nobody died, and no slot that this request leaves empty. */
function isFit(tale: Tale, telling: TaleTelling, { facts, words, subjects, ingredients }: Wished): boolean {
  const { about, star = [], loss, otherwise } = tale;
  // A premise is asked for in its own words: a vegetarian shark is no tale for whoever likes sharks.
  if (tale.plain && strengthOfAbout(tale, { facts, words }) === 0 && !isAskedByStar(tale, facts)) return false;
  const isAvoided = (word: string) => facts.avoided.has(word);
  // «no quiere verdura… nada de brócolis que hablan»: the tale about vegetables is wanted all the same.
  // Nobody is made a princess by a word that stands in her premise.
  const isUnasked = tale.plain === true && star.length > 0 && star.every((id) => isUnaskedPart(id, facts));
  const unwanted =
    star.flatMap(formsOfCreature).some(isAvoided) ||
    (about.some(isAvoided) && strengthOfAbout(tale, { facts, words }) === 0);
  // What happens to a noun is told where it happens, and not because somebody and something are named.
  const isOfNoun = tale.ingredients !== undefined && about.length > 0 && otherwise === undefined;
  const hasFear = fearEntity(facts.fear, "es") !== undefined;
  const hasCreature = [facts.hero?.creature, facts.friend?.creature, facts.helper].some(Boolean);
  const lost = facts.remembered !== undefined || facts.namelessLost !== undefined ? "animal" : "somebody";
  // What has wheels and no hands is at home only where that was thought of.
  const isOfVehicle = facts.hero?.creature !== undefined && isVehicle(facts.hero.creature);
  return (
    !unwanted &&
    !isUnasked &&
    (isOfVehicle === star.includes(ANY_VEHICLE) || (isOfVehicle && isOfAnyWithNoun(tale))) &&
    (tale.subject === undefined || subjects[tale.subject] !== undefined) &&
    ingredientsFor(tale, ingredients, facts.said) !== undefined &&
    (!isOfNoun || strengthOf(about, words) > 0) &&
    (!star.includes(ANY_CREATURE) || hasCreature) &&
    loss === (facts.isOfLoss ? lost : undefined) &&
    !hasSomebodysName(telling, facts) &&
    (!speaksOf(telling, "fear") || hasFear)
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

export type TaleChoice = Wished & {
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
  { hasFriend, register, genres, told, ...wished }: TaleChoice,
  random: Random,
): ChosenTale | undefined {
  const { facts, words } = wished;
  if (hasPlotOfItsTheme(facts)) return undefined;
  const fit = Object.entries(tales).flatMap(([name, tale]) => {
    const telling = tale[register];
    if (!telling || told.passages.includes(markOf(telling.opening)) || !isFit(tale, telling, wished)) return [];
    const near = nearness(tale, telling, wished);
    const isWelcome = tale.free || (register === "older" && isShiver(tale, genres));
    if (near < ASKED && !(isWelcome && leavesRoom(tale, hasFriend))) return [];
    const rank = near + inGenre(tale, genres) + nounsHeard(tale, wished);
    return [{ name, tale, telling, isAsked: near >= ASKED, rank }];
  });
  // A move or a bad day is not told as a play of the nouns that are in it, nor of the rabbit that is in a box.
  const ofTheChild = fit.filter(({ tale, isAsked }) => isAsked && isOwnTrouble(tale, words));
  const isChild = ofTheChild.some(({ tale }) => !tale.star) && facts.hero?.creature === undefined;
  const isPlay = (tale: Tale) =>
    isOnlyOfNouns(tale) || (tale.free && tale.ingredients !== undefined && (!tale.otherwise || facts.isWorried));
  const isOfAnother = (tale: Tale) =>
    (isPlay(tale) && (facts.isWorried || ofTheChild.length > 0)) ||
    (isChild && tale.star?.includes(ANY_CREATURE) === true);
  const ranked = fit.filter(({ tale }) => !isOfAnother(tale));
  const best = Math.max(...ranked.map(({ rank }) => rank));
  const near = ranked.filter(({ rank }) => rank >= best - Math.abs(best) * (1 - NEAR_ENOUGH));
  return leastRecentFirst(shuffle(random, near), told.plots, ({ tale }) => tale.plot)[0];
}
