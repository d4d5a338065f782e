import { normalizeIP } from "@better-auth/core/utils/ip";
import type { RequestGroup } from "./account-routes.ts";
import type { KeyedHash } from "./keyed-hash.server.ts";
import type { Rate, RateStore } from "./rate-store.server.ts";

/** How often something may be done. Each is for one account's or one network's address; 0 switches a limit off. */
export type AccountLimits = {
  /** Passwords tried for one account; a right one gives all turns back. */
  passwordTriesPerAccountPer15Minutes: number;
  /** Letters with a code to one address, whether or not it has an account. */
  codeLettersPerAccountPerHour: number;
  /** Codes tried for one address. */
  codeTriesPerAccountPerHour: number;
  signUpsPerAddressPerHour: number;
  signInsPerAddressPer15Minutes: number;
  codeRequestsPerAddressPerHour: number;
  /** Of every other kind of request, each kind on its own. */
  accountRequestsPerAddressPerHour: number;
};

/** What is counted for one account's address. */
export type Counted = "passwordTry" | "codeLetter" | "codeTry";

const QUARTER_OF_AN_HOUR = 15 * 60;
const HOUR = 60 * 60;
/** Whoever has one address of an IPv6 network usually has all of it. */
const IPV6_NETWORK_BITS = 64;

export type AccountCaps = ReturnType<typeof createAccountCaps>;

/**
 * Every limit of the accounts. Addresses are kept as keyed hashes. The library's own limiter is off: it counts by network
 * address alone, and begins its window anew with every request, so that a school that is never quiet would be shut out.
 */
export function createAccountCaps(limits: AccountLimits, rates: RateStore, hash: KeyedHash) {
  const byAccount: Record<Counted, Rate> = {
    passwordTry: { turns: limits.passwordTriesPerAccountPer15Minutes, seconds: QUARTER_OF_AN_HOUR },
    codeLetter: { turns: limits.codeLettersPerAccountPerHour, seconds: HOUR },
    codeTry: { turns: limits.codeTriesPerAccountPerHour, seconds: HOUR },
  };
  const byNetwork: Record<RequestGroup, Rate> = {
    signUp: { turns: limits.signUpsPerAddressPerHour, seconds: HOUR },
    signIn: { turns: limits.signInsPerAddressPer15Minutes, seconds: QUARTER_OF_AN_HOUR },
    codeRequest: { turns: limits.codeRequestsPerAddressPerHour, seconds: HOUR },
    other: { turns: limits.accountRequestsPerAddressPerHour, seconds: HOUR },
  };
  const take = async (key: string, rate: Rate) => (rate.turns === 0 ? null : rates.take(hash(key), rate));

  return {
    /** Counts something done for an account's address. @returns null, or the seconds until it may be done again */
    take: (counted: Counted, address: string): Promise<number | null> =>
      take(`${counted} ${address}`, byAccount[counted]),

    /** Gives an account's address all its turns back. */
    forget: (counted: Counted, address: string): Promise<void> => rates.forget(hash(`${counted} ${address}`)),

    /** Counts a request of a network address. @returns null, or the seconds until the next one is answered */
    takeOfNetwork(group: RequestGroup, route: string, address: string): Promise<number | null> {
      const network = normalizeIP(address, { ipv6Subnet: IPV6_NETWORK_BITS });
      return take(`${group === "other" ? route : group} of ${network}`, byNetwork[group]);
    },

    sweep: () => rates.sweep(),
  };
}
