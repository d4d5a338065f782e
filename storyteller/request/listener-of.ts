import type { Listener } from "#guard/story-guard.ts";
import type { StoryRequest } from "#storyteller/story-request.ts";
import { speaksOfLoss } from "./morals-in-words.ts";
import { classesOf, type RequestFacts } from "./read-request.ts";

/** Somebody has died, and the wish holds nothing else that is told in another way. */
export const isPlainLoss = ({ isOfLoss, classes }: Pick<RequestFacts, "isOfLoss" | "classes">): boolean =>
  isOfLoss && classes.size === 0;

/** Whom the guard listens for. */
export function listenerOf({ age, language, ideas }: Pick<StoryRequest, "age" | "language" | "ideas">): Listener {
  const isOfLoss = speaksOfLoss(ideas);
  return { age, language, isOfLoss: isOfLoss && isPlainLoss({ isOfLoss, classes: classesOf(ideas) }) };
}
