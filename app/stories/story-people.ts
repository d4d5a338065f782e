import type { StoryPart, StoryTrace } from "#storyteller/story-thread.ts";

/**
 * What a story's hero and friend are called, out of the column that keeps how it was told; undefined where neither has a
 * name: «the dragon» calls nobody back.
 */
export function peopleInTrace(column: string | null): readonly string[] | undefined {
  if (column === null) return undefined;
  const { thread } = JSON.parse(column) as StoryTrace;
  const names = [thread?.hero, thread?.friend].filter(isNamed).map(({ text }) => text);
  return names.length > 0 ? names : undefined;
}

const isNamed = (part: StoryPart | undefined): part is StoryPart => part?.kind === "name";
