import { createHash } from "node:crypto";
import { Problem } from "#app/problem.ts";
import type { Language } from "#storyteller/story-request.ts";
import type { PriceKey, WayToPay } from "./contract.ts";
import type { Customers, Payer } from "./customers.server.ts";
import type { HeldBilling, HoldBilling } from "./leases.server.ts";
import { isLive, isStuck } from "./plan-rules.ts";
import type { CheckoutOrder, PaymentProvider } from "./provider.server.ts";
import { asProblem, type Sync } from "./sync.server.ts";

type CheckoutParts = {
  provider: PaymentProvider;
  hold: HoldBilling;
  customers: Customers;
  sync: Sync;
  now: () => Date;
};

/** What somebody wants to pay for. */
export type CheckoutWish = {
  price: PriceKey;
  language: Language;
  /** One intention of a person's: a double click has the same. */
  attempt: string;
};

/** Begins checkouts: one at a time for each person, whichever tab or process it is asked in. */
export function createCheckout({ provider, hold, customers, sync, now }: CheckoutParts) {
  /** The address of the checkout that is open already for the same wish; one for another is closed. */
  async function goOn(held: HeldBilling, { price, language }: CheckoutWish): Promise<string | null> {
    const { checkout } = held.billing;
    if (!checkout) return null;
    if (checkout.price === price && checkout.language === language) {
      const url = await provider.openCheckout(checkout.session);
      if (url) return url;
    } else await provider.closeCheckout(checkout.session);
    await held.change({ checkout: null });
    return null;
  }

  async function begin(held: HeldBilling, payer: Payer, wish: CheckoutWish, previous: string | null): Promise<string> {
    const { price, language } = wish;
    const order = { owner: payer.id, price, language };
    const started = await customers.withCustomer(held, payer, (customer) =>
      provider.startCheckout({ ...order, customer, idempotencyKey: keyOf({ ...order, customer }, wish, previous) }),
    );
    await held.change({ checkout: { session: started.id, price, language, at: now().getTime() } });
    return started.url;
  }

  /** What nobody has paid for, and nobody will beside a new plan, ends before that begins. */
  async function endStuck(held: HeldBilling, unfinished: readonly string[]): Promise<void> {
    const { copy } = held.billing;
    if (!copy || !isStuck(copy.status)) return;
    for (const subscription of unfinished) await provider.cancel(subscription);
  }

  /**
   * @throws {Problem} already_subscribed when a live subscription is there, payments_unavailable
   */
  return (payer: Payer, wish: CheckoutWish): Promise<WayToPay> =>
    asProblem(() =>
      hold(payer.id, async (held) => {
        const unfinished = await sync.read(held);
        if (isLive(held.billing.copy, now().getTime())) throw new Problem("already_subscribed");
        await endStuck(held, unfinished);
        const previous = held.billing.checkout?.session ?? null;
        return { url: (await goOn(held, wish)) ?? (await begin(held, payer, wish, previous)) };
      }),
    );
}

/**
 * The provider takes another order under the same key for a mistake: what makes an order another one is in the key. So is
 * the checkout before it, or a key that comes again would bring that one back, closed as it is.
 */
function keyOf(
  { owner, price, language, customer }: Omit<CheckoutOrder, "idempotencyKey">,
  { attempt }: CheckoutWish,
  previous: string | null,
): string {
  const order = [price, language, customer, attempt, previous].join("\n");
  return `checkout:${owner}:${createHash("sha256").update(order).digest("hex")}`;
}
