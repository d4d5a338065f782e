import type { Cast, Entity } from "#storyteller/language/entity.ts";
import type { ChosenTale } from "#storyteller/plot/choose-tale.ts";
import type { Moral } from "#storyteller/plot/morals.ts";
import type { PlotId } from "#storyteller/plot/skeletons.ts";
import type { WordBand } from "#storyteller/plot/story-words.ts";
import type { Topic } from "#storyteller/scenes/topics.ts";
import type { Band, Genre, Language, Length } from "#storyteller/story-request.ts";
import type { StoryMemory } from "#storyteller/story-thread.ts";

/** How a story is told, beside what happens in it. */
export type Voice = {
  /** The narrator turns to the listener once. */
  narratorSpeaks: boolean;
  dialogue: "much" | "little" | "any";
  /** A line comes back, also where no passage needs it. */
  hasRefrain: boolean;
};

/** What is decided before a single sentence is told. */
export type StorySpec = {
  language: Language;
  age: number;
  band: Band;
  length: Length;
  /** The world of the story. */
  genre: Genre;
  /** The other genres asked for: the story's object comes from one of them. */
  seasoning: readonly Genre[];
  plot: PlotId;
  /** The tale that tells the plot as one piece; without it the plot's passages are drawn one by one. */
  tale?: ChosenTale;
  moral: Moral;
  cast: Cast;
  voice: Voice;
  /** The hero is a creature, so the story says which one before it begins. */
  heroIsCreature: boolean;
  /** Further children: each of them does something that matters. */
  others: readonly string[];
  /** Those of the others who are animals, by name. */
  pets: readonly Entity[];
  /** What the parent asked for beside the plot, the surest first. */
  topics: readonly Topic[];
  /** The wish speaks of somebody who has died. */
  isOfLoss: boolean;
  /** The story goes on from an earlier one. */
  isContinued: boolean;
  words: WordBand & { target: number };
  /** What this family has heard before. */
  told: StoryMemory;
};
