import { namesInStory } from "#storyteller/names-in-story.ts";
import type { StoryRequest } from "#storyteller/story-request.ts";
import type { StoryPart, StoryTrace } from "#storyteller/story-thread.ts";

const named = (text: string): StoryPart => ({ kind: "name", text });

/** What can be taken up from a story that a model wrote: the names that are sure, and whatever an earlier story had given it. */
export function traceOfWritten(text: string, { language, goesOn }: StoryRequest): StoryTrace {
  const { hero, friend } = namesInStory(text);
  if (goesOn && goesOn.language === language) return { passages: [], thread: { ...goesOn, thing: undefined } };
  if (hero === undefined) return { passages: [] };
  return {
    passages: [],
    thread: { language, hero: named(hero), friend: friend ? named(friend) : undefined, others: [] },
  };
}
