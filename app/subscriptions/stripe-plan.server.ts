import type { Stripe } from "stripe";
import { isLiveStatus, subscriptionThatCounts } from "./plan-rules.ts";
import type { PaymentProvider } from "./provider.server.ts";
import { ProviderFailure } from "./provider-failure.ts";
import { type CallStripe, expectKind } from "./stripe-client.server.ts";

/** The most that one page of the provider's list holds: nobody has more subscriptions, ended ones included. */
const PAGE = 100;
const READ = "read a plan";

/** Reads a customer's plan: the subscriptions, the item of the one that counts, and the product it is for. */
export function createPlanReader(stripe: Stripe, call: CallStripe): PaymentProvider["planOf"] {
  return async (customer) => {
    const all = await call("list subscriptions", () =>
      stripe.subscriptions.list({ customer, status: "all", limit: PAGE }),
    );
    const subscriptions = expectKind(READ, all, "list").data;
    const chosen = subscriptionThatCounts(subscriptions);
    if (!chosen) return null;
    const { price, current_period_start, current_period_end } = await itemOf(chosen.id);
    return {
      copy: {
        status: chosen.status,
        subscription: chosen.id,
        plan: await nameOf(typeof price.product === "string" ? price.product : price.product.id),
        periodStart: current_period_start * 1000,
        periodEnd: current_period_end * 1000,
        cancelAtPeriodEnd: chosen.cancel_at_period_end,
      },
      live: subscriptions.filter(({ status }) => isLiveStatus(status)).map(({ id }) => id),
    };
  };

  /** The first item of a subscription: this product sells one thing at a time. */
  async function itemOf(subscription: string): Promise<Stripe.SubscriptionItem> {
    const items = await call("list items", () => stripe.subscriptionItems.list({ subscription, limit: 1 }));
    const item = expectKind(READ, items, "list").data[0];
    // A period that is not told would count as none, and take a plan away that was paid for.
    if (!Number.isFinite(item?.current_period_end) || !Number.isFinite(item?.current_period_start))
      throw new ProviderFailure(READ, "away");
    return item as Stripe.SubscriptionItem;
  }

  async function nameOf(product: string): Promise<string> {
    const products = await call("list products", () => stripe.products.list({ ids: [product], limit: 1 }));
    const found = expectKind(READ, products, "list").data[0];
    if (found?.id !== product) throw new ProviderFailure(READ, "away");
    return found.name;
  }
}
