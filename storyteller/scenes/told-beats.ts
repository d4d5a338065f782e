import { type Beat, beatsOf, type PlotId, SKELETONS } from "#storyteller/plot/skeletons.ts";
import { type Random, shuffle } from "#storyteller/random.ts";
import type { Length } from "#storyteller/story-request.ts";

/** Beats that any plot can do without: they let a longer story breathe. */
const RESTING: ReadonlySet<Beat> = new Set<Beat>(["way", "meeting", "pause"]);
const RESTS_FROM_AGE = 5;
/** More stops than this, and a story forgets where it was going. */
const MOST_RESTS: Readonly<Record<Length, number>> = { short: 0, usual: 1, long: 2 };

function spareAt(age: number, plot: PlotId): readonly Beat[] {
  const { spare } = SKELETONS[plot];
  if (age <= 2) return spare;
  return age === 3 ? spare.slice(0, 1) : [];
}

export type BeatChoice = { age: number; plot: PlotId; length: Length; low: number; target: number };

/** How many words a beat always has, and how many it can have at most; nothing where nobody can tell it. */
type WordsOf = (beat: Beat) => { least: number; most: number };

/** A story for a short length gives up beats rather than run this much over what was asked for. */
const SHORT_TOLERANCE = 1.15;

/**
 * Which beats are told, in their order. The smallest hear fewer beats, unless the story would be too short without them;
 * the older ones hear a stop or two, drawn from the random stream, where there is room.
 */
export function toldBeats({ age, plot, length, low, target }: BeatChoice, words: WordsOf, random: Random): Beat[] {
  const order = beatsOf(SKELETONS[plot]);
  const sum = (beats: readonly Beat[], kind: "least" | "most") =>
    beats.reduce((total, beat) => total + words(beat)[kind], 0);
  const spare = spareAt(age, plot);
  let told: Beat[] = order.filter((beat) => !RESTING.has(beat) && !spare.includes(beat));
  const withBeat = (added: Beat) => order.filter((beat) => told.includes(beat) || beat === added);
  for (const beat of spare.toReversed()) {
    if (sum(told, "most") < (length === "long" ? target : low)) told = withBeat(beat);
  }
  if (length === "short") {
    for (const beat of SKELETONS[plot].spare) {
      if (sum(told, "least") > target * SHORT_TOLERANCE) told = told.filter((each) => each !== beat);
    }
  }
  if (age < RESTS_FROM_AGE) return told;
  const rests = shuffle(
    random,
    order.filter((beat) => RESTING.has(beat) && words(beat).least > 0),
  );
  for (const rest of rests.slice(0, MOST_RESTS[length])) {
    if (sum(told, "least") + words(rest).least <= target) told = withBeat(rest);
  }
  return told;
}
