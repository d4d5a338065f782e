import { isDatabaseAway } from "#db/unavailable.server.ts";
import { type ApiCaller, IdentityUnavailable } from "#server/graphql/api-caller.ts";
import { BEAT_MS } from "./limits.ts";

/** Whether a caller may still hear. A caller is unjudged when nobody could say so for too long. */
export type Standing = "good" | "gone" | "unjudged";

/** Whoever logs out hears nothing that happens more than so long after; events in a burst ask once. */
const ASKED_LATELY_MS = 1_000;
/** So long a caller of whom nobody can say anything goes on: whoever judges may be restarting. */
const UNJUDGED_MOST_MS = 3 * BEAT_MS;

/** Asks again whether callers may still hear. @param clock milliseconds, for durations only */
export function createRecheck(report: (error: unknown) => void, clock: () => number) {
  const latest = new WeakMap<ApiCaller, { at: number; standing: Promise<Standing> }>();
  const unjudgedSince = new WeakMap<ApiCaller, number>();

  async function judge(caller: ApiCaller): Promise<Standing> {
    try {
      const isGood = await caller.isStillGood();
      unjudgedSince.delete(caller);
      return isGood ? "good" : "gone";
    } catch (error) {
      if (error instanceof IdentityUnavailable) {
        const since = unjudgedSince.get(caller) ?? clock();
        unjudgedSince.set(caller, since);
        return clock() - since < UNJUDGED_MOST_MS ? "good" : "unjudged";
      }
      if (!isDatabaseAway(error)) report(error);
      // A caller stays: whatever is away for that also makes no events.
      return "good";
    }
  }

  function ask(caller: ApiCaller): Promise<Standing> {
    const standing = judge(caller);
    latest.set(caller, { at: clock(), standing });
    return standing;
  }

  return {
    /** How a caller stands now. */
    ask,
    /** How a caller stood when this was last asked, if that was within a second; otherwise now. For each event. */
    lately(caller: ApiCaller): Promise<Standing> {
      const known = latest.get(caller);
      return known && clock() - known.at < ASKED_LATELY_MS ? known.standing : ask(caller);
    },
  };
}
