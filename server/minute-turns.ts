/** Takes turns of a key's. @returns null, or in how many seconds there are more when too few are left: then none is taken */
export type TakeMinuteTurns = (key: string, turns?: number) => number | null;

const MINUTE_MS = 60_000;

/**
 * So many turns for each key in a minute that is the same for all keys, so that they are forgotten together; 0 sets no bound.
 * Counted in this process alone. @param now milliseconds of a clock that never goes back
 */
export function eachMinute(most: number, now: () => number): TakeMinuteTurns {
  if (most === 0) return () => null;
  const taken = new Map<string, number>();
  let endsAt = 0;
  return (key, turns = 1) => {
    if (now() >= endsAt) {
      taken.clear();
      endsAt = now() + MINUTE_MS;
    }
    const after = (taken.get(key) ?? 0) + turns;
    if (after > most) return Math.ceil((endsAt - now()) / 1000);
    taken.set(key, after);
    return null;
  };
}
