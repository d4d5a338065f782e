import type { Stripe } from "stripe";
import { isLiveStatus } from "./contract.ts";
import { isOver, subscriptionThatCounts } from "./plan-rules.ts";
import type { PaymentProvider } from "./provider.server.ts";
import { isMissing, ProviderFailure } from "./provider-failure.ts";
import { type CallStripe, itemsOf } from "./stripe-client.server.ts";

/** The most that one page of the provider's list holds: nobody has more subscriptions, ended ones included. */
const PAGE = 100;
const MS_PER_SECOND = 1000;

/** Reads a customer's plan: the subscriptions, the item of the one that counts, and the product it is for. */
export function createPlanReader(stripe: Stripe, call: CallStripe): PaymentProvider["planOf"] {
  return async (customer) => {
    const list = await call("list subscriptions", () =>
      stripe.subscriptions.list({ customer, status: "all", limit: PAGE }),
    );
    const subscriptions = itemsOf("list subscriptions", list);
    const chosen = subscriptionThatCounts(subscriptions);
    const ids = (having: (status: string) => boolean) =>
      subscriptions.filter(({ status }) => having(status)).map(({ id }) => id);
    return {
      copy: chosen ? await foundWhole(() => copyOf(chosen)) : null,
      live: ids(isLiveStatus),
      unfinished: ids((status) => !isOver(status)),
    };
  };

  async function copyOf({ id, status, cancel_at_period_end, cancel_at }: Stripe.Subscription) {
    const { price, current_period_start, current_period_end } = await itemOf(id);
    // Some are ended by a moment instead of by the mark; a later moment leaves this period as it is.
    const endsAt = cancel_at !== null && cancel_at !== undefined && cancel_at <= current_period_end ? cancel_at : null;
    return {
      status,
      subscription: id,
      plan: await nameOf(typeof price.product === "string" ? price.product : price.product.id),
      periodStart: current_period_start * MS_PER_SECOND,
      periodEnd: (endsAt ?? current_period_end) * MS_PER_SECOND,
      cancelAtPeriodEnd: cancel_at_period_end || endsAt !== null,
    };
  }

  /** The first item of a subscription: this product sells one thing at a time. */
  async function itemOf(subscription: string): Promise<Stripe.SubscriptionItem> {
    const items = await call("list items", () => stripe.subscriptionItems.list({ subscription, limit: 1 }));
    const item = itemsOf("list items", items)[0];
    // A period that is not told would count as none, and take a plan away that was paid for.
    if (!Number.isFinite(item?.current_period_end) || !Number.isFinite(item?.current_period_start))
      throw new ProviderFailure("list items", "away");
    return item as Stripe.SubscriptionItem;
  }

  async function nameOf(id: string): Promise<string> {
    const products = await call("list products", () => stripe.products.list({ ids: [id], limit: PAGE }));
    const found = itemsOf("list products", products).find((product) => product.id === id);
    if (!found) throw new ProviderFailure("list products", "away");
    return found.name;
  }
}

/** What a subscription is made of exists as long as it does: an answer that it does not says nothing about the customer. */
async function foundWhole<Found>(find: () => Promise<Found>): Promise<Found> {
  try {
    return await find();
  } catch (error) {
    throw isMissing(error) ? new ProviderFailure("read a plan", "away") : error;
  }
}
