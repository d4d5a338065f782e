import { setTimeout as wait } from "node:timers/promises";

/**
 * Waits for a promise to settle well, but no longer than the given time; answers whether it did.
 * @throws what the promise throws in that time, or the signal's reason.
 */
export async function firstInTime(
  promise: Promise<unknown>,
  milliseconds: number,
  signal: AbortSignal,
): Promise<boolean> {
  const over = new AbortController();
  const late = wait(milliseconds, false, { signal: AbortSignal.any([signal, over.signal]) }).catch(() => false);
  promise.catch(() => undefined);
  try {
    const hasSettled = await Promise.race([promise.then(() => true), late]);
    // Whoever has left is told nothing more, also when the promise learns of it a little later.
    signal.throwIfAborted();
    return hasSettled;
  } finally {
    over.abort();
  }
}
