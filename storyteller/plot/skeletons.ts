import skeletons from "#storyteller/content/skeletons.json" with { type: "json" };
import type { Moral } from "#storyteller/plot/morals.ts";
import type { Band } from "#storyteller/story-request.ts";

/** The places in a story where a passage goes, in the order they are told. */
export const BEATS = [
  "opening",
  "want",
  "obstacle",
  "way",
  "try1",
  "meeting",
  "try2",
  "pause",
  "turn",
  "return",
  "winddown",
] as const;
export type Beat = (typeof BEATS)[number];

/** Beats that every plot tells in its own words; the others are shared by all plots. */
export const PLOT_BEATS = ["want", "obstacle", "try1", "try2", "turn", "return"] as const;
export type PlotBeat = (typeof PLOT_BEATS)[number];

export type PlotId = keyof typeof skeletons;

/**
 * One plot: what has happened when each beat is over. Any passage of a beat may follow any passage of the beat before,
 * so a passage may rely on these sentences and on nothing else.
 */
export type Skeleton = {
  /** Whole years, first and last, for whom this is a story. */
  ages: readonly [number, number];
  /** Morals this plot can carry: each has its own turns. */
  morals: readonly Moral[];
  /** Which class of things the story's object is drawn from. */
  thing: "keepsake" | "wild";
  /** Beats that the plot can do without, the first to go first: what comes after them does not lean on them. */
  spare: readonly Beat[];
  /** Where the plot can stop for somebody met on the way, and for a moment's rest. */
  rests: readonly ("meeting" | "pause")[];
  /** The beat before which they go to the place; absent where nobody goes there, or no two together. */
  wayBefore?: "try1" | "try2";
  /** True after each beat. */
  after: Record<PlotBeat, string>;
  /** Tension at each beat, 0 calm to 1 tense. It ends low: a bedtime story does. */
  tension: Record<Beat, number>;
};

export const PLOT_IDS = Object.keys(skeletons) as PlotId[];

// The data's own test holds it to this type: JSON knows words and numbers only.
export const SKELETONS = skeletons as unknown as Readonly<Record<PlotId, Skeleton>>;

/** The years of each register, first and last. */
export const BAND_AGES: Readonly<Record<Band, readonly [number, number]>> = {
  little: [2, 4],
  middle: [5, 7],
  big: [8, 10],
};

/** The beats that a plot can have, in the order they are told. */
export function beatsOf({ rests, wayBefore }: Skeleton): Beat[] {
  const isIn = (beat: Beat) => (beat === "meeting" || beat === "pause" ? rests.includes(beat) : beat !== "way");
  const beats = BEATS.filter(isIn);
  const next = wayBefore === "try2" && beats.includes("meeting") ? "meeting" : wayBefore;
  return beats.flatMap((beat): Beat[] => (beat === next ? ["way", beat] : [beat]));
}

/** Whether a plot is told in a register at all. */
export function isToldIn({ ages }: Skeleton, band: Band): boolean {
  const [first, last] = BAND_AGES[band];
  return ages[0] <= last && ages[1] >= first;
}
