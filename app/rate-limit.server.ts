import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { Problem } from "./problem.ts";

const HOUR_SECONDS = 3_600;

/** Takes one of a key's turns. @throws {Problem} too_many_requests, with the seconds until there are turns again. */
export type TakeTurn = (key: string) => Promise<void>;

/** So many turns an hour for each key, counted in this process alone; 0 sets no bound. */
export function hourly(turns: number): TakeTurn {
  if (turns === 0) return async () => undefined;
  const limiter = new RateLimiterMemory({ points: turns, duration: HOUR_SECONDS });
  return async (key) => {
    try {
      await limiter.consume(key);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw new Problem("too_many_requests", { retryAfterSeconds: Math.ceil(error.msBeforeNext / 1000) });
    }
  };
}

/** Takes a turn of an address, and one of those that everybody together has in an hour; 0 sets no bound. */
export function hourlyForAddress(perAddress: number, inAll: number): TakeTurn {
  const [ofAddress, ofAll] = [hourly(perAddress), hourly(inAll)];
  return async (address) => {
    // An address at its own end must take nothing from the others.
    await ofAddress(address);
    await ofAll("all");
  };
}
