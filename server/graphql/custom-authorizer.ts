import { createHash } from "node:crypto";
import type { Accounts } from "#app/accounts/accounts.server.ts";
import { homeOf } from "#app/stories/address-range.server.ts";
import type { Log } from "#server/log.ts";
import type { ApiCaller } from "./api-caller.ts";
import { createFairTurns } from "./fair-turns.ts";
import { accountAddress, mappedCaller } from "./mapped-caller.ts";
import { askForJson, OutsideCallFailed } from "./outside-call.ts";
import { refusals } from "./refusals.ts";

type CustomParts = { accounts: Pick<Accounts, "personOfAddress">; log: Pick<Log, "warn">; now: () => Date };

/** What the authorizer thinks of a token: null refuses it. */
type Verdict = { email: string | null } | null;

const ANSWER_WITHIN_MS = 3_000;
/** As AWS AppSync: so long a verdict holds that says nothing of its time, and none holds longer than an hour. */
const TTL_SECONDS = { usual: 300, most: 3_600 };
const VERDICTS_KEPT = 1_000;
/**
 * Calls to the authorizer at the same moment: whoever invents tokens must drown neither it nor the others. With the longest
 * answer a caller waits for 5 seconds, a third of what clients bear.
 */
const TURNS = { atOnce: 50, atOncePerKey: 10, waitingPerKey: 40, waiting: 1_000, waitMs: 2_000 };

/**
 * Callers with a token that an authorizer of the host's judges, asked as AWS AppSync asks a Lambda authorizer. It hears
 * the token alone: what a parent writes in a query is none of its business.
 */
export function createCustomAuthorizer(url: string, { accounts, log, now }: CustomParts) {
  const kept = new Map<string, { verdict: Verdict; until: number }>();
  const asking = new Map<string, Promise<Verdict>>();
  const takeTurn = createFairTurns(TURNS);

  async function ask(token: string, name: string, address: string | null): Promise<Verdict> {
    const giveBack = await takeTurn(homeOf(address ?? ""));
    if (!giveBack) throw refusals.judgeAway();
    const { verdict, seconds } = await askAuthorizer(url, token).finally(giveBack);
    kept.delete(name);
    if (seconds > 0) kept.set(name, { verdict, until: now().getTime() + seconds * 1000 });
    const [oldest] = kept.keys();
    if (kept.size > VERDICTS_KEPT && oldest !== undefined) kept.delete(oldest);
    return verdict;
  }

  /** @throws {IdentityUnavailable} when the authorizer does not answer, or is asked too much */
  async function judge(token: string, address: string | null): Promise<Verdict> {
    const name = createHash("sha256").update(token).digest("base64url");
    const known = kept.get(name);
    if (known && now().getTime() < known.until) return known.verdict;
    const begun = asking.get(name);
    if (begun) return begun;
    const asked = ask(token, name, address)
      .catch((error: unknown) => {
        if (!(error instanceof OutsideCallFailed)) throw error;
        log.warn({ code: error.code }, "the custom authorizer gives no verdict");
        throw refusals.judgeAway();
      })
      .finally(() => asking.delete(name));
    asking.set(name, asked);
    return asked;
  }

  /** @param address where the call comes from @throws {NotIdentified} @throws {IdentityUnavailable} */
  return async (token: string, address: string | null): Promise<ApiCaller> => {
    const verdict = await judge(token, address);
    if (!verdict) throw refusals.notAuthorized();
    const { email } = verdict;
    return mappedCaller("custom", email, accounts, async () => {
      const present = await judge(token, address);
      return present !== null && present.email === email;
    });
  };
}

/** @throws {OutsideCallFailed} */
async function askAuthorizer(url: string, token: string): Promise<{ verdict: Verdict; seconds: number }> {
  const event = {
    authorizationToken: token,
    requestContext: {
      apiId: "cuentaluna",
      accountId: "",
      requestId: crypto.randomUUID(),
      queryString: "",
      operationName: "",
      variables: {},
    },
    requestHeaders: {},
  };
  const answer = await askForJson(
    url,
    { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(event) },
    ANSWER_WITHIN_MS,
  );
  if (typeof answer !== "object" || answer === null) throw new OutsideCallFailed("no verdict");
  const { isAuthorized, resolverContext, ttlOverride, deniedFields } = answer as Record<string, unknown>;
  if (typeof isAuthorized !== "boolean") throw new OutsideCallFailed("no verdict");
  // Not to be kept: a token that is good in a minute must not be refused for five.
  if (!isAuthorized) return { verdict: null, seconds: 0 };
  // Single fields are not denied here: whoever is to be kept from some is kept from all.
  const isRestricted = deniedFields !== undefined && deniedFields !== null && !isEmptyList(deniedFields);
  const email = isRestricted
    ? null
    : accountAddress((resolverContext as { email?: unknown } | null | undefined)?.email);
  return { verdict: { email }, seconds: secondsOf(ttlOverride) };
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

function secondsOf(ttl: unknown): number {
  if (ttl === undefined || ttl === null) return TTL_SECONDS.usual;
  return typeof ttl === "number" ? Math.min(Math.max(ttl, 0), TTL_SECONDS.most) : 0;
}
