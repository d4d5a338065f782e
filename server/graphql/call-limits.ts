import { Problem } from "#app/problem.ts";
import { homeOf } from "#app/stories/address-range.server.ts";
import { eachMinute } from "#server/minute-turns.ts";

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

/**
 * Counted in this process alone: reading a page of stories must not begin with writing to the database.
 * @param now milliseconds of a clock that never goes back
 */
export function createCallLimits(limits: GraphqlLimits, now: () => number): AdmitCall {
  const ofAddress = eachMinute(limits.graphqlCallsPerAddressPerMinute, now);
  const ofAccount = eachMinute(limits.graphqlCallsPerAccountPerMinute, now);
  return {
    ofAddress: (address) => refuseFor(ofAddress(homeOf(address))),
    ofAccount: (id, calls) => refuseFor(ofAccount(id, calls)),
  };
}

function refuseFor(retryAfterSeconds: number | null): void {
  if (retryAfterSeconds !== null) throw new Problem("too_many_requests", { retryAfterSeconds });
}
