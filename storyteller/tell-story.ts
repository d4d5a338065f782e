import { english } from "#storyteller/content/en/tellings.ts";
import { spanish } from "#storyteller/content/es/tellings.ts";
import { type Fault, faultsOf, isStopped } from "#storyteller/critic.ts";
import { capitalised } from "#storyteller/language/entity.ts";
import { sentencesOf } from "#storyteller/language/measure.ts";
import { realiseLine } from "#storyteller/language/realise.ts";
import type { Moral } from "#storyteller/plot/morals.ts";
import { planStory } from "#storyteller/plot/plan-story.ts";
import type { Beat, PlotId } from "#storyteller/plot/skeletons.ts";
import { threadOf } from "#storyteller/plot/take-up.ts";
import { hashSeed, type Random, randomFrom, shuffle } from "#storyteller/random.ts";
import { withListeners } from "#storyteller/request/listeners.ts";
import { readRequest } from "#storyteller/request/read-request.ts";
import { compose } from "#storyteller/scenes/compose.ts";
import type { LanguageContent } from "#storyteller/scenes/language-content.ts";
import { markOf, NOTHING_TOLD } from "#storyteller/scenes/memory.ts";
import type { Genre, Language, StoryRequest } from "#storyteller/story-request.ts";
import type { StorySpec } from "#storyteller/story-spec.ts";
import type { StoryTrace } from "#storyteller/story-thread.ts";

/** A told story. `debug` is for tests and for curious people: nothing of it is shown to a reader. */
export type ToldStory = {
  title: string;
  paragraphs: string[];
  /** What to remember of it, so that this family hears something else next time. */
  trace: StoryTrace;
  debug: {
    plot: PlotId;
    /** The name of the tale, where one was told. */
    tale?: string;
    moral: Moral;
    genre: Genre;
    hero: string;
    friend: string;
    words: number;
    target: number;
    /** The beat of each paragraph. */
    beats: Beat[];
    /** What the critic could not mend in any candidate; empty as long as the content is sound. */
    faults: Fault[];
  };
};

const CONTENT: Record<Language, LanguageContent> = { es: spanish, en: english };

/** As many tellings are tried before the best one is taken; after every fourth the plan changes too. */
const MAX_CANDIDATES = 12;
const CANDIDATES_A_PLAN = 4;
/** Near enough to the length that was asked for: nobody reading aloud notices a difference of a twentieth. */
const GOOD_ENOUGH = 0.05;

/** What no listener is to hear: another tale is told rather than one that has it in each of its tellings. */
const HARD_FAULTS: ReadonlySet<Fault> = new Set(["unfit", "calm", "longest sentence"]);

type Candidate = ToldStory & {
  /** How far its length is from what was asked for, as a share of that. */
  distance: number;
  /** Its mean sentence is longer than the age's usual longest mean. */
  isLongWinded: boolean;
  /** Longer or shorter than stories of the age usually are, though within its hard limits. */
  isOutOfBand: boolean;
  /** A tale's own ending did not come to rest, and a shared one follows it. */
  hasSecondEnding: boolean;
};

/** «El helado gigante gigante»: the noun brought a word that the title has. */
const SAYS_TWICE = /(?<!\p{L})(\p{L}+) \1(?!\p{L})/iu;

function titleOf(spec: StorySpec, content: LanguageContent, random: Random): string {
  for (const title of shuffle(random, spec.tale?.tale.titles ?? content.plots[spec.plot].titles)) {
    const told = realiseLine(title, spec.cast, content.grammar);
    if (told && !SAYS_TWICE.test(told)) return capitalised(told).replace(/\.$/, "");
  }
  return spec.cast.hero.text;
}

function tellOnce(spec: StorySpec, content: LanguageContent, random: Random): Candidate | undefined {
  const composed = compose(spec, content, random);
  if (!composed) return undefined;
  const title = titleOf(spec, content, random);
  const { words, told } = composed;
  const paragraphs = composed.paragraphs.map(({ text }) => text);
  return {
    title,
    paragraphs,
    trace: { plot: spec.plot, passages: told.map(markOf), thread: threadOf(spec) },
    distance: Math.abs(words - spec.words.target) / spec.words.target,
    isOutOfBand: words < spec.words.low || words > spec.words.high,
    hasSecondEnding: spec.tale !== undefined && composed.paragraphs.some(({ beat }) => beat === "winddown"),
    isLongWinded: words / Math.max(1, paragraphs.flatMap(sentencesOf).length) > spec.words.sentenceMean,
    debug: {
      plot: spec.plot,
      tale: spec.tale?.name,
      moral: spec.moral,
      genre: spec.genre,
      hero: spec.cast.hero.text,
      friend: spec.cast.friend.text,
      words,
      target: spec.words.target,
      beats: composed.paragraphs.map(({ beat }) => beat),
      faults: faultsOf(title, paragraphs, spec),
    },
  };
}

function isBetter(one: Candidate, other: Candidate | undefined): boolean {
  if (!other) return true;
  const ranks = (candidate: Candidate) => [
    candidate.debug.faults.includes("length") ? 1 : 0,
    candidate.debug.faults.length,
    candidate.isLongWinded ? 1 : 0,
    candidate.isOutOfBand ? 1 : 0,
    candidate.hasSecondEnding ? 1 : 0,
    candidate.distance,
  ];
  const [ours, theirs] = [ranks(one), ranks(other)];
  const at = ours.findIndex((rank, index) => rank !== theirs[index]);
  return at >= 0 && (ours[at] ?? 0) < (theirs[at] ?? 0);
}

/** Nothing that another telling could do better. */
const isGood = ({ debug, distance, isLongWinded, hasSecondEnding }: Candidate): boolean =>
  debug.faults.length === 0 && distance <= GOOD_ENOUGH && !isLongWinded && !hasSecondEnding;

/** The guard's word on a candidate that the critic has nothing else against. */
function withGuardsWord(told: Candidate, spec: StorySpec): Candidate {
  if (told.debug.faults.length > 0 || !isStopped(told.title, told.paragraphs, spec)) return told;
  return { ...told, debug: { ...told.debug, faults: ["unfit"] } };
}

/** All that is known of a request: what the parent's words say, and who listens. */
const factsOf = ({ ideas, listeners = [] }: StoryRequest) => withListeners(readRequest(ideas), listeners);

/**
 * What a story for this request would be, decided before a sentence is told: for whoever tells it in other words. It is the
 * plan of a plot: a tale is its own words.
 */
export function planOf(request: StoryRequest, seed: string | number): StorySpec {
  const plots = { ...CONTENT[request.language], tales: {} };
  return planStory(request, factsOf(request), plots, randomFrom(`${seed} plan`));
}

/**
 * Tells a bedtime story. Pure: the same request and seed always tell the same story, another seed nearly always another.
 * Nothing of `ideas` is copied but names. Throws only when the content has no passage at all for what was asked.
 */
export function tellStory(request: StoryRequest, seed: string | number): ToldStory {
  const content = CONTENT[request.language];
  const facts = factsOf(request);
  const root = hashSeed(
    JSON.stringify([seed, request.language, request.age, request.length, request.genres, request.ideas]),
  );
  const { plots, passages } = request.heard ?? NOTHING_TOLD;
  /** Tales that this cast cannot tell, or not within the limits of this listener: passed over as if they had been heard. */
  const untellable: string[] = [];
  const planned = (plan: number) => {
    const heard = { plots, passages: [...passages, ...untellable] };
    return planStory({ ...request, heard }, facts, content, randomFrom(`${root} plan ${plan}`));
  };
  let best: Candidate | undefined;
  let told = 0;
  for (let plan = 0; told < MAX_CANDIDATES && !(best && best.debug.faults.length === 0); plan++) {
    let spec = planned(plan);
    let bestOfPlan: Candidate | undefined;
    for (let step = 0; step < CANDIDATES_A_PLAN && !(bestOfPlan && isGood(bestOfPlan)); step++, told++) {
      const candidate = tellOnce(spec, content, randomFrom(`${root} telling ${told}`));
      if (candidate && isBetter(candidate, bestOfPlan)) bestOfPlan = candidate;
      if (!candidate && spec.tale) {
        untellable.push(markOf(spec.tale.telling.opening));
        spec = planned(plan);
        bestOfPlan = undefined;
      }
    }
    if (!bestOfPlan) continue;
    const judged = withGuardsWord(bestOfPlan, spec);
    if (spec.tale && judged.debug.faults.some((fault) => HARD_FAULTS.has(fault)))
      untellable.push(markOf(spec.tale.telling.opening));
    if (isBetter(judged, best)) best = judged;
  }
  if (!best) throw new Error(`no passage can be told in "${request.language}" at ${request.age}`);
  const { distance: _, isLongWinded: __, isOutOfBand: ___, hasSecondEnding: ____, ...story } = best;
  return story;
}
