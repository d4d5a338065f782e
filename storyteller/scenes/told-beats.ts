import { BEATS, type Beat, type PlotId } from "#storyteller/plot/skeletons.ts";
import type { Length } from "#storyteller/story-request.ts";

/**
 * Beats that a plot can do without, the first to go first: what comes after them does not lean on them. A plot whose obstacle
 * is the story itself (the lie, the closed way, the light that grows faint) gives up a try instead; the repair keeps the try that
 * finds the piece, and the chain keeps both of its small stops, because it is made of them.
 */
const SPARE_BEATS: Record<PlotId, readonly Beat[]> = {
  "lost-and-found": ["try2", "obstacle"],
  "would-not-sleep": ["try2", "obstacle"],
  "helper-chain": [],
  "small-lie": ["try2", "try1"],
  "night-noise": ["try2"],
  newcomer: ["try1"],
  repair: ["try1"],
  "night-journey": ["try1"],
};

const MEETINGS_FROM_AGE = 5;

function spareAt(age: number, plot: PlotId): readonly Beat[] {
  const spare = SPARE_BEATS[plot];
  if (age <= 2) return spare;
  return age === 3 ? spare.slice(0, 1) : [];
}

export type BeatChoice = { age: number; plot: PlotId; length: Length; low: number; target: number };

/** A story for a short length gives up beats rather than run this much over what was asked for. */
const SHORT_TOLERANCE = 1.15;

/**
 * Which beats are told. `words` says how many words each beat always has and how many it can have at most; a beat nobody
 * can tell has none. The smallest hear fewer beats, unless the story would be too short without them.
 */
export function toldBeats(
  { age, plot, length, low, target }: BeatChoice,
  words: (beat: Beat) => { least: number; most: number },
): Beat[] {
  const sum = (beats: readonly Beat[], kind: "least" | "most") =>
    beats.reduce((total, beat) => total + words(beat)[kind], 0);
  let told: Beat[] = BEATS.filter((beat) => beat !== "meeting" && !spareAt(age, plot).includes(beat));
  for (const beat of spareAt(age, plot).toReversed()) {
    if (sum(told, "most") < (length === "long" ? target : low))
      told = BEATS.filter((each) => told.includes(each) || each === beat);
  }
  if (length === "short") {
    for (const beat of SPARE_BEATS[plot]) {
      if (sum(told, "least") > target * SHORT_TOLERANCE) told = told.filter((each) => each !== beat);
    }
  }
  const meeting = words("meeting").least;
  const room = length === "long" || (length === "usual" && sum(told, "least") + meeting <= target);
  if (age >= MEETINGS_FROM_AGE && meeting > 0 && room)
    told = BEATS.filter((each) => told.includes(each) || each === "meeting");
  return told;
}
