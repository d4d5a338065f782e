import type { Random } from "#storyteller/random.ts";
import { isPerson } from "#storyteller/request/creatures.ts";
import type { StorySpec } from "#storyteller/story-spec.ts";
import { isOfChildsBody } from "./bodies.ts";
import { leastRecentFirst, markOf } from "./memory.ts";
import { namesakesLast } from "./namesakes.ts";
import type { Passage } from "./passage.ts";

/** So much does the voice of a story weigh beside chance: a third more or less of what is said aloud, not all or nothing. */
const VOICE_WEIGHT = 0.4;
const SPOKEN = /^(?:\+ )?[—“"]/u;

function shareOfDialogue(passage: Passage): number {
  return passage.filter((paragraph) => SPOKEN.test(paragraph)).length / Math.max(1, passage.length);
}

/**
 * The passages of a beat in the order in which they are to be tried: by chance and the story's voice, what this family has not
 * heard before what it has, and a passage with a second hedgehog last of all when the friend is one.
 */
export function passageOrder(passages: readonly Passage[], spec: StorySpec, random: Random): Passage[] {
  const { dialogue } = spec.voice;
  const lean = dialogue === "any" ? 0 : dialogue === "much" ? -VOICE_WEIGHT : VOICE_WEIGHT;
  const drawn = passages
    .map((passage) => ({ passage, rank: random() + lean * shareOfDialogue(passage) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ passage }) => passage);
  return namesakesLast(handsLast(leastRecentFirst(drawn, spec.told.passages, markOf), spec), spec);
}

/** Where the hero is a snail, the passages about hands and knees are the last to be tried. */
function handsLast(passages: readonly Passage[], { cast, language }: StorySpec): readonly Passage[] {
  const { creature } = cast.hero;
  if (creature === undefined || isPerson({ id: creature })) return passages;
  const fit = passages.filter((passage) => !isOfChildsBody(passage, language));
  return [...fit, ...passages.filter((passage) => !fit.includes(passage))];
}
