import { fileURLToPath } from "node:url";
import { ask, startChild, stopChild } from "./child.ts";

/** How a stand-in tells. An interval of 0 writes everything at once. */
export type Pace = { intervalMs: number; tokensPerWrite: number };

/** As a hosted model tells: about 50 tokens a second. */
export const TOKEN_BY_TOKEN: Pace = { intervalMs: 20, tokensPerWrite: 1 };
/** Every token in one turn of the event loop: what a telling costs when no time passes. */
export const AT_ONCE: Pace = { intervalMs: 0, tokensPerWrite: 1 };

/** The tokens of the stand-in's story. */
export const STORY_TOKENS = 600;

/** A model's server on the other core. Its address ends before "/chat/completions". */
export async function startModel() {
  const child = startChild("other", [fileURLToPath(new URL("stand-in.ts", import.meta.url))]);
  const { url } = await ask<{ url: string }>(child, { pace: TOKEN_BY_TOKEN });
  return {
    url,
    setPace: (pace: Pace) => ask<{ url: string }>(child, { pace }),
    close: () => stopChild(child),
  };
}
