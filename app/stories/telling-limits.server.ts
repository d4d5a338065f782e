import { Problem } from "#app/problem.ts";
import { hourly } from "#app/rate-limit.server.ts";
import type { ToldBy } from "./contract.ts";

/** How many tellings are let through. 0 switches a limit off. */
export type TellingLimits = {
  /** Tellings by a model that one address may start in an hour: each costs the host money. */
  modelStoriesPerAddressPerHour: number;
  /** Tellings by the built-in storyteller that one address may start in an hour: a whole school may share an address. */
  builtinStoriesPerAddressPerHour: number;
  /** Tellings of one address that run at the same time. */
  tellingsAtOncePerAddress: number;
  /** Tellings of everybody that run at the same time in this process. */
  tellingsAtOnce: number;
};

/** Most tellings are over by then, so it is an honest moment to name for another try. */
const TRY_AGAIN_SECONDS = 5;

/**
 * Lets a telling through, or throws: too_many_requests for one address, storyteller_unavailable when all are taken.
 * The returned function gives the place back; it may be called more than once.
 */
export type AdmitTelling = (address: string, kind: ToldBy["kind"]) => Promise<() => void>;

export function createTellingLimits(limits: TellingLimits): AdmitTelling {
  const perHour = {
    model: hourly(limits.modelStoriesPerAddressPerHour),
    builtin: hourly(limits.builtinStoriesPerAddressPerHour),
  };
  const running = new Map<string, number>();
  let runningInAll = 0;

  return async (address, kind) => {
    const mine = running.get(address) ?? 0;
    if (reached(limits.tellingsAtOnce, runningInAll)) {
      throw new Problem("storyteller_unavailable", { retryAfterSeconds: TRY_AGAIN_SECONDS });
    }
    if (reached(limits.tellingsAtOncePerAddress, mine)) {
      throw new Problem("too_many_requests", { retryAfterSeconds: TRY_AGAIN_SECONDS });
    }
    running.set(address, mine + 1);
    runningInAll += 1;
    let given = false;
    const giveBack = () => {
      if (given) return;
      given = true;
      runningInAll -= 1;
      const left = (running.get(address) ?? 1) - 1;
      if (left > 0) running.set(address, left);
      else running.delete(address);
    };
    try {
      await perHour[kind](address);
    } catch (error) {
      giveBack();
      throw error;
    }
    return giveBack;
  };
}

const reached = (limit: number, count: number) => limit > 0 && count >= limit;
