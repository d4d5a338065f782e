import { onceForEach } from "#storyteller/once-for-each.ts";
import { hashSeed } from "#storyteller/random.ts";
import type { StoryMemory } from "#storyteller/story-thread.ts";
import type { Passage } from "./passage.ts";

export const NOTHING_TOLD: StoryMemory = { plots: [], passages: [] };

const BASE = 36;

/** A short mark of a passage that stays the same wherever it stands, and changes when its author changes a word. */
export const markOf = onceForEach((passage: Passage) => hashSeed(passage.join("\n")).toString(BASE));

/** The same items, those that were never told first, then those told longest ago; otherwise in the order they came in. */
export function leastRecentFirst<Item>(
  items: readonly Item[],
  told: readonly string[],
  markOfItem: (item: Item) => string,
): Item[] {
  if (told.length === 0) return [...items];
  const age = new Map(told.toReversed().map((mark, at) => [mark, told.length - at]));
  // Later entries of the map are more recent tellings: a high number is long ago.
  return items
    .map((item) => ({ item, ago: age.get(markOfItem(item)) ?? Number.POSITIVE_INFINITY }))
    .sort((one, other) => (one.ago === other.ago ? 0 : other.ago - one.ago))
    .map(({ item }) => item);
}
