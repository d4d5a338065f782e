import type { Moral } from "#storyteller/plot/morals.ts";
import type { PlotBeat } from "#storyteller/plot/skeletons.ts";
import type { Band, Genre } from "#storyteller/story-request.ts";

/**
 * A passage as an author writes it: paragraphs separated by a blank line, with slots in braces.
 * A paragraph that begins with "+ " is told only when the story has room for it.
 */
export type Passage = string;

/** A line that comes back in stories for the smaller ones, and how it sounds the last time. */
export type Refrain = { line: string; last: string };

type BandTellings = Record<Exclude<PlotBeat, "turn">, readonly Passage[]> & {
  /** One list for each moral that the plot carries. */
  turn: Partial<Record<Moral, readonly Passage[]>>;
};

/** Everything one language has to tell one plot. */
export type PlotTellings = Record<Band, BandTellings> & {
  /** Titles with slots, without a full stop. */
  titles: readonly string[];
  /** Used through {refrain} and {refrain.last}, by the little and the middle ones. */
  refrains: readonly Refrain[];
};

/** Passages that any plot may use. */
export type SharedTellings = {
  openings: Record<Genre, Record<Band, readonly Passage[]>>;
  /** Somebody met on the way; stories for the smallest have none. */
  meetings: Record<Genre, Record<"middle" | "big", readonly Passage[]>>;
  winddowns: Record<Band, readonly Passage[]>;
};
