import { BEATS, type Beat, beatsOf, type Skeleton } from "#storyteller/plot/skeletons.ts";
import type { Finding } from "./content-folder.ts";

/** A bedtime story ends as low as it can, and its last third only falls. */
const END = 0.1;
const PEAK_BEATS: ReadonlySet<Beat> = new Set<Beat>(["obstacle", "try1", "meeting", "try2", "pause", "way"]);

/** What is wrong with a plot before anybody has written a word of it. */
export function faultsOfSkeleton(id: string, skeleton: Skeleton): Finding[] {
  const where = `skeletons.json ${id}`;
  const { tension, ages, spare } = skeleton;
  const beats = beatsOf(skeleton);
  const faults: string[] = [];
  if (ages[0] > ages[1]) faults.push("the first age is above the last");
  if (tension.winddown > END) faults.push(`tension ends at ${tension.winddown}, above ${END}`);
  const falling = BEATS.slice(BEATS.indexOf("turn"));
  if (falling.some((beat, at) => at > 0 && tension[beat] > tension[falling[at - 1] as Beat]))
    faults.push("tension rises after the turn");
  const peak = [...beats].sort((one, other) => tension[other] - tension[one])[0];
  if (!peak || !PEAK_BEATS.has(peak)) faults.push("the highest tension is not in the middle");
  if (spare.some((beat) => beat === "want" || beat === "turn" || beat === "return"))
    faults.push("no plot can do without its want, its turn or its return");
  return faults.map((what) => ({ where, what }));
}
