import { createHash } from "node:crypto";
import { Problem } from "#app/problem.ts";
import type { Language } from "#storyteller/story-request.ts";
import type { PriceKey, WayToPay } from "./contract.ts";
import type { Customers, Payer } from "./customers.server.ts";
import type { HeldBilling, HoldBilling } from "./leases.server.ts";
import { isLive } from "./plan-rules.ts";
import type { CheckoutOrder, PaymentProvider } from "./provider.server.ts";
import { isMissing, isOfPrice } from "./provider-failure.ts";
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
  /** The address of the checkout that is open already for the same price; one for another price is closed. */
  async function goOn(held: HeldBilling, price: PriceKey): Promise<string | null> {
    const { checkout } = held.billing;
    if (!checkout) return null;
    if (checkout.price === price) {
      const url = await provider.openCheckout(checkout.session);
      if (url) return url;
    } else await provider.closeCheckout(checkout.session);
    await held.change({ checkout: null });
    return null;
  }

  async function begin(held: HeldBilling, payer: Payer, { price, language, attempt }: CheckoutWish): Promise<string> {
    const order = { owner: payer.id, price, language };
    const startFor = (customer: string) =>
      provider.startCheckout({ ...order, customer, idempotencyKey: keyOf({ ...order, customer }, attempt) });
    let started: { id: string; url: string };
    try {
      started = await startFor(await customers.ensure(held, payer));
    } catch (error) {
      if (!isMissing(error) || isOfPrice(error) || held.billing.customer === null) throw error;
      // Deleted at the payment provider: it is let go and another one is made, once.
      await held.change({ customer: null, customerEmail: null });
      started = await startFor(await customers.ensure(held, payer));
    }
    await held.change({ checkout: { session: started.id, price, at: now().getTime() } });
    return started.url;
  }

  /**
   * @throws {Problem} already_subscribed when a live subscription is there, payments_unavailable
   */
  return (payer: Payer, wish: CheckoutWish): Promise<WayToPay> =>
    asProblem(() =>
      hold(payer.id, async (held) => {
        await sync.read(held);
        if (isLive(held.billing.copy, now().getTime())) throw new Problem("already_subscribed");
        return { url: (await goOn(held, wish.price)) ?? (await begin(held, payer, wish)) };
      }),
    );
}

/** The provider takes another order under the same key for a mistake: what makes an order another one is in the key. */
function keyOf({ owner, price, language, customer }: Omit<CheckoutOrder, "idempotencyKey">, attempt: string): string {
  return `checkout:${owner}:${createHash("sha256").update([price, language, customer, attempt].join("\n")).digest("hex")}`;
}
