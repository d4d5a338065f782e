import { Problem } from "#app/problem.ts";
import { homeOf } from "#app/stories/address-range.server.ts";

/** How many calls of the GraphQL API are let through. 0 switches a limit off. */
export type GraphqlLimits = {
  /** Calls from one address, or one IPv6 network, in a minute: a school shares one. */
  graphqlCallsPerAddressPerMinute: number;
  /** Calls for one account in a minute. */
  graphqlCallsPerAccountPerMinute: number;
};

export type AdmitCall = {
  /** Before anything else of a call is looked at. @throws {Problem} too_many_requests */
  ofAddress(address: string): void;
  /** @param calls that it counts as; 1 unless said @throws {Problem} too_many_requests */
  ofAccount(id: string, calls?: number): void;
};

const MINUTE_MS = 60_000;

/**
 * Counted in this process alone: reading a page of stories must not begin with writing to the database.
 * @param now milliseconds of a clock that never goes back
 */
export function createCallLimits(limits: GraphqlLimits, now: () => number): AdmitCall {
  const addresses = eachMinute(limits.graphqlCallsPerAddressPerMinute, now);
  const accounts = eachMinute(limits.graphqlCallsPerAccountPerMinute, now);
  return { ofAddress: (address) => addresses(homeOf(address)), ofAccount: accounts };
}

/** So many turns for each key in a minute that is the same for all keys, so that they are forgotten together. */
function eachMinute(turns: number, now: () => number): (key: string, calls?: number) => void {
  if (turns === 0) return () => undefined;
  const taken = new Map<string, number>();
  let endsAt = 0;
  return (key, calls = 1) => {
    if (now() >= endsAt) {
      taken.clear();
      endsAt = now() + MINUTE_MS;
    }
    const before = taken.get(key) ?? 0;
    if (before + calls > turns) {
      throw new Problem("too_many_requests", { retryAfterSeconds: Math.ceil((endsAt - now()) / 1000) });
    }
    taken.set(key, before + calls);
  };
}
