import { STORY_KEPT_PATH, type StoryKept } from "./contract.ts";

/** Between two looks whether the server has saved a story that it could not save at once. */
const LOOK_EVERY_MS = 5_000;
/** After this nobody waits any more. */
const LOOK_FOR_MS = 30 * 60 * 1000;

/**
 * Waits until the server has saved what it told under a key. While nobody can say it goes on asking.
 * @returns whether it was saved; false too when the reader has left
 */
export async function waitUntilSaved(key: string, signal: AbortSignal): Promise<boolean> {
  const until = Date.now() + LOOK_FOR_MS;
  while (Date.now() < until && (await paused(LOOK_EVERY_MS, signal))) {
    const state = await lookUp(key, signal);
    if (state !== "pending") return state === "saved";
  }
  return false;
}

async function lookUp(key: string, signal: AbortSignal): Promise<StoryKept["state"]> {
  try {
    const response = await fetch(STORY_KEPT_PATH, { headers: { "Idempotency-Key": key }, signal });
    return response.ok ? ((await response.json()) as StoryKept).state : "pending";
  } catch {
    // No network is no answer: the story waits on.
    return "pending";
  }
}

/** Waits; answers false when the reader has left meanwhile. */
function paused(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(!signal.aborted), milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve(false);
    });
  });
}
