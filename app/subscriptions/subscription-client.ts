import {
  CANCEL_PATH,
  type CancelWhen,
  CHECKOUT_PATH,
  PORTAL_PATH,
  type PriceKey,
  SUBSCRIPTION_PATH,
  type Subscription,
  type WayToPay,
} from "./contract.ts";

/** Why nothing came of it; its words have these keys. */
export type SubscriptionFault =
  | "already_subscribed"
  | "payments_unavailable"
  | "not_logged_in"
  | "too_many_requests"
  | "database_unavailable"
  | "offline"
  | "unexpected";

/** What the server answered, or why it did not do it. */
export type SubscriptionAnswer<Value> = { ok: true; value: Value } | { ok: false; fault: SubscriptionFault };

/** After that nobody waits for an answer any more. The payment provider, who may be asked meanwhile, takes its time. */
const ANSWER_WITHIN_MS = 30_000;

const FAULT_OF_CODE = new Map<unknown, SubscriptionFault>(
  (
    [
      "already_subscribed",
      "payments_unavailable",
      "not_logged_in",
      "too_many_requests",
      "database_unavailable",
    ] as const
  ).map((code) => [code, code]),
);

/**
 * What a page asks about the person's plan. No call throws; what went wrong is in its answer.
 * @param origin of the server, without a trailing slash; the page's own by default
 */
export function createSubscriptionClient(origin = "") {
  const post = <Value>(path: string, body: object, headers: Record<string, string> = {}) =>
    ask<Value>(`${origin}${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  return {
    read: () => ask<Subscription>(`${origin}${SUBSCRIPTION_PATH}`, {}),
    /** @param intention names what the person means to do: asked again under the same name, it is one checkout */
    checkout: (price: PriceKey, intention: string) =>
      post<WayToPay>(CHECKOUT_PATH, { price }, { "Idempotency-Key": intention }),
    portal: () => post<WayToPay>(PORTAL_PATH, {}),
    cancel: (when: CancelWhen) => post<Subscription>(CANCEL_PATH, { when }),
  };
}

/** The plan of whoever visits this page. */
export const subscriptionOfMine = createSubscriptionClient();

async function ask<Value>(url: string, init: RequestInit): Promise<SubscriptionAnswer<Value>> {
  let response: Response;
  try {
    response = await fetch(url, { ...init, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
  } catch {
    return { ok: false, fault: "offline" };
  }
  // A connection that breaks here, or somebody in between who answers in our place: nothing that could be read.
  const answered: unknown = await response.json().catch(() => null);
  if (response.ok && answered !== null) return { ok: true, value: answered as Value };
  return { ok: false, fault: FAULT_OF_CODE.get((answered as { code?: unknown } | null)?.code) ?? "unexpected" };
}
