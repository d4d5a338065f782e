import type { StoryMemory, StoryTrace } from "#storyteller/story-thread.ts";

/** So many of a family's latest stories are remembered. */
export const STORIES_REMEMBERED = 30;

/** A trace out of its column. */
export const traceFrom = (column: string | null): StoryTrace | null =>
  column === null ? null : (JSON.parse(column) as StoryTrace);

/** What a family has heard, of the traces of its stories, the latest first. */
export function memoryOf(traces: readonly StoryTrace[]): StoryMemory {
  return {
    plots: traces.flatMap(({ plot }) => plot ?? []),
    passages: traces.flatMap(({ passages }) => passages),
  };
}
