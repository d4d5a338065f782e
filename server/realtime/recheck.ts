import { isDatabaseAway } from "#db/unavailable.server.ts";
import type { ApiCaller } from "#server/graphql/api-caller.ts";

/** Asks again whether callers may still hear: a caller who started many subscriptions is asked about once. */
export function createRecheck(report: (error: unknown) => void) {
  const callers = new Map<string, ApiCaller>();

  /** While it cannot be found out, a caller stays: whatever is away for that also makes no events. */
  async function isGood(caller: ApiCaller): Promise<boolean> {
    try {
      return await caller.isStillGood();
    } catch (error) {
      if (!isDatabaseAway(error)) report(error);
      return true;
    }
  }

  return {
    isGood,
    /** @param proof names what the caller brought; the latest caller who brought it counts */
    remember(proof: string, caller: ApiCaller): void {
      callers.set(proof, caller);
    },
    /** Whose callers may hear no more. @param used all proofs in use; the others are forgotten */
    async gone(used: ReadonlySet<string>): Promise<Set<string>> {
      for (const proof of callers.keys()) if (!used.has(proof)) callers.delete(proof);
      const judged = await Promise.all(
        [...callers].map(async ([proof, caller]) => ((await isGood(caller)) ? [] : [proof])),
      );
      return new Set(judged.flat());
    },
  };
}
