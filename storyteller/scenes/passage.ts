import type { Moral } from "#storyteller/plot/morals.ts";
import type { PlotBeat } from "#storyteller/plot/skeletons.ts";
import type { Band, Genre } from "#storyteller/story-request.ts";

/**
 * A passage as an author writes it: paragraphs with slots in braces. A paragraph that begins with "+ " is told only when
 * the story has room for it.
 */
export type Passage = readonly string[];

/** A line that comes back in stories for the smaller ones, and how it sounds the last time. */
export type Refrain = { line: string; last: string };

type BandTellings = Record<Exclude<PlotBeat, "turn">, readonly Passage[]> & {
  /** One list for each moral that the plot carries. */
  turn: Partial<Record<Moral, readonly Passage[]>>;
};

/** Everything one language has to tell one plot: the registers of the ages that its skeleton is for. */
export type PlotTellings = Partial<Record<Band, BandTellings>> & {
  /** Told instead of the shared openings, which speak of evenings in the home as they always are. */
  openings?: Partial<Record<Band, readonly Passage[]>>;
  /** Titles with slots, without a full stop. */
  titles: readonly string[];
  /** Used through {refrain} and {refrain.last}, by the little and the middle ones. */
  refrains: readonly Refrain[];
};

type ForEveryBand = Record<Band, readonly Passage[]>;
/** Stories for the smallest go straight to where they are going. */
type ForOlderBands = Record<Exclude<Band, "little">, readonly Passage[]>;

/** Passages that any plot may use. */
export type SharedTellings = {
  /** By the world of the story; those of "any" suit them all. */
  openings: Record<Genre | "any", ForEveryBand>;
  /** The way to the place. */
  ways: ForOlderBands;
  /** Somebody met on the way. */
  meetings: Record<Genre | "any", ForOlderBands>;
  /** A moment's rest before the story turns. */
  pauses: ForOlderBands;
  winddowns: ForEveryBand;
};
