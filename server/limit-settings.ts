import { type Environment, integer } from "./setting-values.ts";

/** Every limit against abuse. 0 switches that one off. */
export type Limits = {
  /** Tellings by a model that one address may start in an hour: each costs the host money. */
  modelStoriesPerAddressPerHour: number;
  /** Tellings by the built-in storyteller that one address may start in an hour: a whole school may share an address. */
  builtinStoriesPerAddressPerHour: number;
  /** Tellings of one address that run at the same time. */
  tellingsAtOncePerAddress: number;
  /** Tellings of everybody that run at the same time in this process. */
  tellingsAtOnce: number;
};

const HIGHEST = 1_000_000;

export function readLimits(env: Environment): Limits {
  const limit = (name: string, fallback: number) => integer(env, name, fallback, { min: 0, max: HIGHEST });
  return {
    modelStoriesPerAddressPerHour: limit("LIMIT_MODEL_STORIES_PER_ADDRESS_PER_HOUR", 30),
    builtinStoriesPerAddressPerHour: limit("LIMIT_BUILTIN_STORIES_PER_ADDRESS_PER_HOUR", 600),
    tellingsAtOncePerAddress: limit("LIMIT_TELLINGS_AT_ONCE_PER_ADDRESS", 40),
    tellingsAtOnce: limit("LIMIT_TELLINGS_AT_ONCE", 500),
  };
}
