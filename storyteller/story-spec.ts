import type { Cast } from "#storyteller/language/entity.ts";
import type { Moral } from "#storyteller/plot/morals.ts";
import type { PlotId } from "#storyteller/plot/skeletons.ts";
import type { WordBand } from "#storyteller/plot/story-words.ts";
import type { Band, Genre, Language, Length } from "#storyteller/story-request.ts";

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
  moral: Moral;
  cast: Cast;
  /** The hero is a creature, so the story says which one before it begins. */
  heroIsCreature: boolean;
  /** How many further children {others} stands for. */
  othersCount: number;
  words: WordBand & { target: number };
};
