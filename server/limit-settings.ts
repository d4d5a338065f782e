import type { ContactLimits } from "#app/contact/contact-limits.server.ts";
import type { TellingLimits } from "#app/stories/telling-limits.server.ts";
import { type Environment, integer } from "./setting-values.ts";

/** Every limit against abuse. 0 switches that one off. */
export type Limits = TellingLimits & ContactLimits;

const HIGHEST = 1_000_000;

export function readLimits(env: Environment): Limits {
  const limit = (name: string, fallback: number) => integer(env, name, fallback, { min: 0, max: HIGHEST });
  return {
    modelStoriesPerAddressPerHour: limit("LIMIT_MODEL_STORIES_PER_ADDRESS_PER_HOUR", 30),
    builtinStoriesPerAddressPerHour: limit("LIMIT_BUILTIN_STORIES_PER_ADDRESS_PER_HOUR", 600),
    tellingsAtOncePerAddress: limit("LIMIT_TELLINGS_AT_ONCE_PER_ADDRESS", 40),
    tellingsAtOnce: limit("LIMIT_TELLINGS_AT_ONCE", 500),
    contactMessagesPerAddressPerHour: limit("LIMIT_CONTACT_MESSAGES_PER_ADDRESS_PER_HOUR", 20),
    contactMessagesPerHour: limit("LIMIT_CONTACT_MESSAGES_PER_HOUR", 200),
  };
}
