const MINUTE_MS = 60_000;

/** Waits after the first failures, in minutes; every later one waits as long as the last. */
const WAITS_MINUTES = [1, 5, 15, 60, 240] as const;
const LONGEST_WAIT_MINUTES = 240;

/** A letter that has not gone out by then is given up: RFC 5321, section 4.5.4.1, asks for four to five days at most. */
export const GIVEN_UP_AFTER_MS = 3 * 24 * 60 * MINUTE_MS;

/**
 * When to try a letter again.
 * @param failures how often sending it has failed, this time included
 * @returns null when it is old enough to be given up
 */
export function nextAttemptAt(failures: number, createdAt: Date, now: Date): Date | null {
  if (now.getTime() - createdAt.getTime() >= GIVEN_UP_AFTER_MS) return null;
  const minutes = WAITS_MINUTES[failures - 1] ?? LONGEST_WAIT_MINUTES;
  return new Date(now.getTime() + minutes * MINUTE_MS);
}
