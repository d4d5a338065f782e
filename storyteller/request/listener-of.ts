import type { Listener } from "#guard/story-guard.ts";
import type { StoryRequest } from "#storyteller/story-request.ts";
import { speaksOfLoss } from "./morals-in-words.ts";
import { classesOf } from "./read-request.ts";

/** Whom the guard listens for. A loss counts as one where the wish holds nothing that is told in another way. */
export function listenerOf({ age, language, ideas }: Pick<StoryRequest, "age" | "language" | "ideas">): Listener {
  return { age, language, isOfLoss: speaksOfLoss(ideas) && classesOf(ideas).size === 0 };
}
