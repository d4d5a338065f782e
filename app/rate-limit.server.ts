import { Problem } from "./problem.ts";

const HOUR_SECONDS = 3_600;

/**
 * Counts one of a key's turns in a window that begins with the first, for all processes together.
 * @returns null, or the whole seconds until there are turns again
 */
export type CountTurn = (key: string, rate: { turns: number; seconds: number }) => Promise<number | null>;

/** Takes one of a key's turns. @throws {Problem} too_many_requests, with the seconds until there are turns again. */
export type TakeTurn = (key: string) => Promise<void>;

/** So many turns an hour for each key, under a name that nothing else is counted under; 0 sets no bound. */
export function hourly(name: string, turns: number, count: CountTurn): TakeTurn {
  if (turns === 0) return async () => undefined;
  return async (key) => {
    const retryAfterSeconds = await count(`${name} of ${key}`, { turns, seconds: HOUR_SECONDS });
    if (retryAfterSeconds !== null) throw new Problem("too_many_requests", { retryAfterSeconds });
  };
}

/** Takes a turn of an address, and one of those that everybody together has in an hour; 0 sets no bound. */
export function hourlyForAddress(
  name: string,
  { perAddress, inAll }: { perAddress: number; inAll: number },
  count: CountTurn,
): TakeTurn {
  const [ofAddress, ofAll] = [hourly(name, perAddress, count), hourly(`all ${name}`, inAll, count)];
  return async (address) => {
    // An address at its own end must take nothing from the others.
    await ofAddress(address);
    await ofAll("everybody");
  };
}
