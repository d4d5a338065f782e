import { type ModelSettings, readModel } from "./model-settings.ts";
import { choice, type Environment, integer, SettingError } from "./setting-values.ts";

export type { ModelSettings } from "./model-settings.ts";

export type StorySettings = {
  /** null: the built-in storyteller. */
  model: ModelSettings | null;
  /** Who tells when that one fails before a word was shown; null: nobody. */
  fallback: ModelSettings | "builtin" | null;
  timeouts: { firstTokenMs: number; idleMs: number; totalMs: number };
  /** What STORY_MODEL reads again before it is shown: of what models tell, never of the built-in storyteller's. */
  review: StoryReview;
};

export const STORY_REVIEWS = ["off", "sentences", "whole"] as const;
export type StoryReview = (typeof STORY_REVIEWS)[number];

const LONGEST_TIMEOUT_MS = 3_600_000;

/** @throws {SettingError} */
export function readStorySettings(env: Environment): StorySettings {
  const review = choice(env, "STORY_REVIEW", STORY_REVIEWS, "off");
  const model = readModel(env, "STORY_MODEL") ?? "builtin";
  const fallback = readModel(env, "STORY_FALLBACK");
  if (fallback && isSame(model, fallback))
    throw new SettingError("STORY_FALLBACK must be another storyteller than STORY_MODEL, or unset.");
  if (review !== "off" && model === "builtin")
    throw new SettingError(`STORY_REVIEW=${review} needs a model that reviews: set STORY_MODEL, or leave it off.`);
  return {
    model: model === "builtin" ? null : model,
    fallback,
    timeouts: {
      firstTokenMs: timeout(env, "STORY_FIRST_TOKEN_MS", 12_000),
      idleMs: timeout(env, "STORY_IDLE_MS", 8_000),
      totalMs: timeout(env, "STORY_TOTAL_MS", 60_000),
    },
    review,
  };
}

function timeout(env: Environment, name: string, fallback: number): number {
  return integer(env, name, fallback, { min: 1, max: LONGEST_TIMEOUT_MS });
}

/** Whether two names lead to one and the same model. */
function isSame(one: ModelSettings | "builtin", other: ModelSettings | "builtin"): boolean {
  if (one === "builtin" || other === "builtin") return one === other;
  return one.protocol === other.protocol && one.baseUrl === other.baseUrl && one.model === other.model;
}
