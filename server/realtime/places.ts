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
