import { useEffect, useState } from "react";

const TICK_MS = 1_000;

/**
 * Seconds that go down to 0, and a way to begin anew; null until it has begun. It goes by the clock, not by its ticks: a
 * phone that slept in between is not made to wait again.
 */
export function useCountdown(seconds: number, beginsAtOnce: boolean): [number | null, () => void] {
  const [endsAt, setEndsAt] = useState(() => (beginsAtOnce ? inSeconds(seconds) : null));
  const [left, setLeft] = useState<number | null>(beginsAtOnce ? seconds : null);

  useEffect(() => {
    if (endsAt === null) return undefined;
    const ticking = setInterval(() => {
      const now = Math.max(0, Math.ceil((endsAt - Date.now()) / TICK_MS));
      setLeft(now);
      if (now === 0) clearInterval(ticking);
    }, TICK_MS);
    return () => clearInterval(ticking);
  }, [endsAt]);

  const begin = () => {
    setLeft(seconds);
    setEndsAt(inSeconds(seconds));
  };
  return [left, begin];
}

const inSeconds = (seconds: number) => Date.now() + seconds * TICK_MS;
