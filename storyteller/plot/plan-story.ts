import { realiseLine } from "#storyteller/language/realise.ts";
import { pick, type Random } from "#storyteller/random.ts";
import type { RequestFacts } from "#storyteller/request/read-request.ts";
import type { LanguageContent } from "#storyteller/scenes/language-content.ts";
import { bandOf, GENRES, type StoryRequest } from "#storyteller/story-request.ts";
import type { StorySpec } from "#storyteller/story-spec.ts";
import { castStory } from "./cast-story.ts";
import type { Moral } from "./morals.ts";
import { PLOT_IDS, type PlotId, SKELETONS } from "./skeletons.ts";
import { targetWords, wordBandOf } from "./story-words.ts";

/** At two and three, what one imagines is as real as what one hears: no noises in the night. */
const NIGHT_NOISE_FROM_AGE = 4;

/** The theme decides first; the plot that the parent described is told wherever it can carry that theme. */
function plotsFor(age: number, moral: Moral | undefined, asked: PlotId | undefined): readonly PlotId[] {
  const fit = PLOT_IDS.filter((id) => id !== "night-noise" || age >= NIGHT_NOISE_FROM_AGE);
  const carrying = fit.filter((id) => moral !== undefined && SKELETONS[id].morals.includes(moral));
  const free = carrying.length > 0 ? carrying : fit;
  return asked !== undefined && free.includes(asked) ? [asked] : free;
}

/** Decides everything about a story but its sentences. The same random stream gives the same plan. */
export function planStory(
  request: StoryRequest,
  facts: RequestFacts,
  content: LanguageContent,
  random: Random,
): StorySpec {
  const { language, age, length } = request;
  const band = bandOf(age);
  const plot = pick(random, plotsFor(age, facts.moral, facts.plot)) ?? "lost-and-found";
  const { morals } = SKELETONS[plot];
  const asked = facts.moral !== undefined && morals.includes(facts.moral) ? facts.moral : undefined;
  const moral = asked ?? pick(random, morals) ?? "kindness";
  const genre = pick(random, request.genres.length > 0 ? request.genres : GENRES) ?? "Fantasy";
  const seasoning = request.genres.filter((each) => each !== genre);
  const cast = castStory({ facts, lexicon: content.lexicon, language, plot, genre, seasoning }, random);
  const refrain = band === "big" ? undefined : pick(random, content.plots[plot].refrains);
  const line = refrain && realiseLine(refrain.line, cast, content.grammar);
  const last = refrain && realiseLine(refrain.last, cast, content.grammar);
  const words = wordBandOf(age);
  return {
    language,
    age,
    band,
    length,
    genre,
    seasoning,
    plot,
    moral,
    cast: { ...cast, refrain: line && last ? { line, last } : undefined },
    heroIsCreature: facts.hero?.creature !== undefined,
    othersCount: facts.others.length,
    words: { ...words, target: targetWords(words, length) },
  };
}
