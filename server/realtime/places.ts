/** Takes a place of a key's, or answers null when it has none left. The result gives the place back, once. */
export type TakePlace = (key: string) => (() => void) | null;

/** So many places at once for each key; 0 sets no bound. */
export function createPlaces(perKey: number): TakePlace {
  if (perKey === 0) return () => () => undefined;
  const taken = new Map<string, number>();
  return (key) => {
    const before = taken.get(key) ?? 0;
    if (before >= perKey) return null;
    taken.set(key, before + 1);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      const left = (taken.get(key) ?? 0) - 1;
      // A key that nobody holds is forgotten: addresses are many.
      if (left > 0) taken.set(key, left);
      else taken.delete(key);
    };
  };
}

const MINUTE_MS = 60_000;

/**
 * Takes a key's turn, or answers false when it has none left in this minute; 0 sets no bound. The minute is the same for all
 * keys, so that they are forgotten together. @param now milliseconds of a clock that never goes back
 */
export function eachMinute(turns: number, now: () => number): (key: string) => boolean {
  if (turns === 0) return () => true;
  const taken = new Map<string, number>();
  let endsAt = 0;
  return (key) => {
    if (now() >= endsAt) {
      taken.clear();
      endsAt = now() + MINUTE_MS;
    }
    const before = taken.get(key) ?? 0;
    if (before >= turns) return false;
    taken.set(key, before + 1);
    return true;
  };
}
