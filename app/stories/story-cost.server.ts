import { wordRange } from "#storyteller/age-bands.ts";
import type { StoryRequest } from "#storyteller/story-request.ts";
import { OLDEST_MEASURED } from "./shortening.server.ts";
import { storyTokens, THINKING_TOKENS } from "./token-room.ts";

/** Rules, outline, facts and a wish of full length. */
const PROMPT_TOKENS = 6_000;

/**
 * The most tokens that a story costs when all goes well: its call, for the smallest children the one that shortens it, and
 * as much again where it is read a second time. Second tries and second storytellers may come on top.
 */
export function mostTokensOf({ age, length }: Pick<StoryRequest, "age" | "length">, isReviewed: boolean): number {
  const call = PROMPT_TOKENS + storyTokens(wordRange(age, length).ceiling) + THINKING_TOKENS;
  const calls = (age <= OLDEST_MEASURED ? 2 : 1) * (isReviewed ? 2 : 1);
  return call * calls;
}
