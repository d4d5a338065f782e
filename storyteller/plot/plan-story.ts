import { targetWords } from "#storyteller/age-bands.ts";
import type { Cast, Entity } from "#storyteller/language/entity.ts";
import { realiseLine } from "#storyteller/language/realise.ts";
import { pick, type Random, shuffle } from "#storyteller/random.ts";
import { isPerson } from "#storyteller/request/creatures.ts";
import { fold } from "#storyteller/request/fold.ts";
import { isPlainLoss } from "#storyteller/request/listener-of.ts";
import type { RequestFacts } from "#storyteller/request/read-request.ts";
import { isVehicle } from "#storyteller/request/vehicles.ts";
import {
  INGREDIENT_ROLES,
  type Ingredient,
  ingredientEntity,
  ingredientsFor,
  ingredientsIn,
} from "#storyteller/scenes/ingredients.ts";
import type { LanguageContent } from "#storyteller/scenes/language-content.ts";
import { leastRecentFirst, NOTHING_TOLD } from "#storyteller/scenes/memory.ts";
import { type AskedSubjects, type Subject, type SubjectKind, subjectsIn } from "#storyteller/scenes/subjects.ts";
import { registerFor, type Tale, wordsOfTelling } from "#storyteller/scenes/tale.ts";
import { topicsIn } from "#storyteller/scenes/topics.ts";
import { bandOf, GENRES, type Language, type StoryRequest } from "#storyteller/story-request.ts";
import type { StorySpec, Voice } from "#storyteller/story-spec.ts";
import type { StoryMemory } from "#storyteller/story-thread.ts";
import { alongsideOf } from "./alongside.ts";
import { homeOf, withBodies } from "./cast-bodies.ts";
import { castStar } from "./cast-star.ts";
import { castStory } from "./cast-story.ts";
import { subjectEntity } from "./cast-subject.ts";
import { chooseTale } from "./choose-tale.ts";
import { fearEntity } from "./fear.ts";
import type { Moral } from "./morals.ts";
import { withoutItsOwn } from "./own-creatures.ts";
import { childrenAmong, introduced, pairOf, rememberedEntity } from "./people.ts";
import { PLOT_IDS, type PlotId, SKELETONS } from "./skeletons.ts";
import { wordBandOf } from "./story-words.ts";
import { othersOf, takenUp } from "./take-up.ts";
import { topicWords } from "./topic-words.ts";

/** A plot about the one thing a child is afraid of, for whoever says what it is. */
const FEAR_PLOT: string = "small-fear";

function isFor(id: PlotId, age: number): boolean {
  const [first, last] = SKELETONS[id].ages;
  return age >= first && age <= last;
}

/**
 * The plots that a request leaves to chance. The theme decides first; the plot that the parent described is told wherever it
 * can carry that theme. A fear that was named is told of with its own small steps.
 */
function plotsFor(age: number, { moral, plot, fear }: RequestFacts): readonly PlotId[] {
  const isNamed = fearEntity(fear, "es") !== undefined;
  const fit = PLOT_IDS.filter((id) => isFor(id, age) && (id !== FEAR_PLOT || isNamed));
  const carrying = fit.filter((id) => moral !== undefined && SKELETONS[id].morals.includes(moral));
  const free = carrying.length > 0 ? carrying : fit;
  if (plot !== undefined && free.includes(plot)) return [plot];
  const feared = free.find((id) => id === FEAR_PLOT);
  return feared ? [feared] : free;
}

/** Where a topic carries the wish anyway, the plot that was described is told this often, and another one the other nights. */
const SHARE_OF_DESCRIBED_PLOTS = 0.6;

/** The plot that this family heard least recently, of those that fit. */
function choosePlot(age: number, facts: RequestFacts, hasTopic: boolean, told: StoryMemory, random: Random): PlotId {
  const isFree = hasTopic && random() >= SHARE_OF_DESCRIBED_PLOTS;
  const drawn = shuffle(random, plotsFor(age, isFree ? { ...facts, plot: undefined } : facts));
  return leastRecentFirst(drawn, told.plots, (id) => id)[0] ?? "lost-and-found";
}

const SHARE_OF_ASIDES = 1 / 3;
const SHARE_OF_REFRAINS = 2 / 3;
/** More than two threads beside the plot are a list. */
const MOST_TOPICS = 2;

function chooseVoice(age: number, random: Random): Voice {
  return {
    narratorSpeaks: random() < SHARE_OF_ASIDES,
    dialogue: pick(random, ["much", "little", "any"] as const) ?? "any",
    hasRefrain: bandOf(age) !== "big" && random() < SHARE_OF_REFRAINS,
  };
}

function introducedAs(name: string, { othersKnown }: RequestFacts, hero: Entity, language: Language): string {
  const known = othersKnown.find((person) => person.name === name);
  return (known && introduced(known, hero, language)) ?? name;
}

/** The animals among those who come along: they have no hands and say nothing. */
function petsOf(others: readonly string[], { othersKnown }: RequestFacts, hero: Entity, language: Language): Entity[] {
  return othersKnown.flatMap((known) => {
    const { name, creature } = known;
    if (name === undefined || !creature || isPerson(creature) || !others.includes(name)) return [];
    return [{ kind: "name" as const, text: name, intro: introduced(known, hero, language) }];
  });
}

/** The facts with the grown-up that a tale is about: the one who is away in a tale of just that, or the mother who has the baby. */
function withElderOf(tale: Tale | undefined, facts: RequestFacts): RequestFacts {
  const { elder } = facts;
  if (tale?.away && elder) return { ...facts, elder: { ...elder, isAway: false } };
  const kind = tale?.elder;
  return kind !== undefined && elder?.kind !== kind ? { ...facts, elder: { kind } } : facts;
}

type TaleSearch = {
  request: StoryRequest;
  facts: RequestFacts;
  content: LanguageContent;
};

/** What an open tale is about; a vehicle with its colour and by the parent's own word: a spaceship is one of the rockets. */
function withColour(
  kind: SubjectKind,
  subjects: AskedSubjects,
  ingredients: readonly Ingredient[],
): Subject | undefined {
  const subject = subjects[kind];
  const described = ingredients.find(({ said }) => subject?.words.includes(said));
  if (!subject || kind !== "vehicles" || !described) return subject;
  const { text, gender, tonicA, an } = described;
  return { ...subject, text, gender, tonicA, an };
}

/** The tale for a request, with the facts that it is told by. */
function searchTale({ request, facts, content }: TaleSearch, random: Random) {
  const words = topicWords(facts);
  const subjects = subjectsIn(facts.isOfLoss ? new Set() : facts.mentioned, content.subjects);
  const ingredients = ingredientsIn(facts, content, request.language);
  const tale = chooseTale(
    content.tales,
    {
      facts,
      words,
      subjects,
      ingredients,
      hasFriend: facts.friend !== undefined || request.goesOn !== undefined,
      register: registerFor(request),
      genres: request.genres,
      told: request.heard ?? NOTHING_TOLD,
    },
    random,
  );
  const dealt = (tale && ingredientsFor(tale.tale, ingredients, facts.said)) ?? [];
  const besideNouns = dealt.some(({ isFriend }) => isFriend) ? { ...facts, friend: undefined } : facts;
  return {
    facts: tale ? withoutItsOwn(tale.tale, besideNouns) : besideNouns,
    words,
    tale,
    subject: tale?.tale.subject && withColour(tale.tale.subject, subjects, ingredients),
    ingredients: dealt,
  };
}

/** Who plays the first, the second and the third of what a tale is made of. */
function ingredientParts(ingredients: readonly Ingredient[]): Partial<Cast> {
  return Object.fromEntries(ingredients.map((noun, at) => [INGREDIENT_ROLES[at], ingredientEntity(noun)]));
}

/** A wish that begins with a tractor is about the tractor, unless another tale knows far better what happens. */
const MUCH_NEARER = 1;

/**
 * A vehicle with a name is somebody; whose tales are all told, it is only spoken of, and its name is a child's. One without a name is whatever the
 * nearer tale takes it for: somebody who will not stop, or something that sets out for the moon.
 */
function findTale(search: TaleSearch, random: Random) {
  const found = searchTale(search, random);
  const { hero } = search.facts;
  if (!hero?.creature || !isVehicle(hero.creature) || (found.tale && hero.name !== undefined)) return found;
  const asChild = { ...hero, creature: undefined };
  const spokenOf = searchTale({ ...search, facts: { ...search.facts, hero: hero.name ? asChild : undefined } }, random);
  const isNearer = (spokenOf.tale?.rank ?? 0) > (found.tale?.rank ?? 0) + MUCH_NEARER;
  return !found.tale || isNearer ? spokenOf : found;
}

/**
 * Decides everything about a story but its sentences. The same random stream gives the same plan.
 */
export function planStory(
  request: StoryRequest,
  asWished: RequestFacts,
  content: LanguageContent,
  random: Random,
): StorySpec {
  const { language, age, length, goesOn, heard: told = NOTHING_TOLD } = request;
  const band = bandOf(age);
  const { facts, words, tale, subject, ingredients } = findTale({ request, facts: asWished, content }, random);
  const topics = topicsIn(words, content.topics);
  const plot = tale?.tale.plot ?? choosePlot(age, facts, topics.length > 0, told, random);
  const { morals } = SKELETONS[plot];
  const asked: Moral | undefined = facts.moral && morals.includes(facts.moral) ? facts.moral : undefined;
  const moral = tale?.tale.moral ?? asked ?? pick(random, morals) ?? "kindness";
  const genre = pick(random, request.genres.length > 0 ? request.genres : GENRES) ?? "Fantasy";
  const seasoning = request.genres.filter((each) => each !== genre);
  const drawn = castStory(
    {
      facts: withElderOf(tale?.tale, facts),
      namesakes: tale && new Set([...wordsOfTelling(tale.telling), ...ingredients.map(({ text }) => fold(text))]),
      lexicon: content.lexicon,
      language,
      plot,
      genre,
      seasoning,
      past: goesOn?.thing,
      band,
      isPlain: tale?.tale.plain,
    },
    random,
  );
  const known = goesOn ? takenUp(goesOn, drawn, facts, language) : drawn;
  const { cast: dealt, displaced } = tale?.tale.star
    ? castStar(tale.tale.star, known, { facts, language, isContinued: goesOn !== undefined }, random)
    : { cast: known };
  const home = goesOn ? undefined : homeOf(dealt.star ?? dealt.hero, content.bodies, random);
  const cast = withBodies({ ...dealt, ...(home && { home }) }, content.bodies, random);
  const others = [
    ...(displaced ? [content.grammar.formOf(displaced, "") ?? displaced.text] : []),
    ...othersOf(facts, goesOn),
  ];
  const parts = ingredientParts(ingredients);
  const pets = [
    ...petsOf(others, facts, cast.hero, language),
    ...(tale ? alongsideOf(tale, facts, { ...cast, ...parts }, { language, random }) : []),
  ];
  const children = childrenAmong({ others, pets });
  const voice = chooseVoice(age, random);
  const refrain = band === "big" ? undefined : pick(random, content.plots[plot].refrains);
  const line = refrain && realiseLine(refrain.line, cast, content.grammar);
  const last = refrain && realiseLine(refrain.last, cast, content.grammar);
  return {
    language,
    age,
    band,
    length,
    genre,
    seasoning,
    plot,
    tale,
    moral,
    cast: {
      ...cast,
      both: pairOf(cast, others),
      ...parts,
      ...(subject && { subject: subjectEntity(subject, cast, content.grammar, random) }),
      remembered: rememberedEntity(facts, language, random),
      ...(children.length > 0 && {
        others: content.grammar.list(children),
        othersIntroduced: content.grammar.list(children.map((name) => introducedAs(name, facts, cast.hero, language))),
      }),
      spelling: facts.hero?.otherSpelling,
      where: facts.where,
      refrain: line && last ? { line, last } : undefined,
    },
    voice,
    heroIsCreature: facts.hero?.creature !== undefined && tale?.tale.star === undefined,
    others,
    pets,
    topics: tale?.isAsked ? [] : topics.slice(0, band === "little" ? 1 : MOST_TOPICS),
    isOfLoss: isPlainLoss(facts),
    isContinued: goesOn !== undefined,
    words: { ...wordBandOf(age), target: targetWords(age, length) },
    told,
  };
}
