import type Stripe from "stripe";
import { expect, expectTypeOf, test } from "vitest";
import { openSandboxHouse, orderOf } from "#tests/sandbox-house.ts";
import type { Price, Product } from "./catalogue-objects.server.ts";
import type { PaymentEvent } from "./payment-events.server.ts";
import type { PortalSession, Session } from "./payment-objects.server.ts";
import type { LivingCustomer, Subscription, SubscriptionItem } from "./subscription-objects.server.ts";

/** The fields of an object that the SDK says are always there. */
type Always<T> = { [Key in keyof T]-?: Record<string, never> extends Pick<T, Key> ? never : Key }[keyof T];

// Every field that the SDK says is always there is there. The compiler checks this.
expectTypeOf<Exclude<Always<Stripe.Customer>, keyof LivingCustomer>>().toBeNever();
expectTypeOf<Exclude<Always<Stripe.Product>, keyof Product>>().toBeNever();
expectTypeOf<Exclude<Always<Stripe.Price>, keyof Price>>().toBeNever();
expectTypeOf<Exclude<Always<Stripe.Plan>, keyof SubscriptionItem["plan"]>>().toBeNever();
expectTypeOf<Exclude<Always<Stripe.Subscription>, keyof Subscription>>().toBeNever();
expectTypeOf<Exclude<Always<Stripe.SubscriptionItem>, keyof SubscriptionItem>>().toBeNever();
expectTypeOf<Exclude<Always<Stripe.Checkout.Session>, keyof Session>>().toBeNever();
expectTypeOf<Exclude<Always<Stripe.BillingPortal.Session>, keyof PortalSession>>().toBeNever();
expectTypeOf<Exclude<Always<Stripe.Event>, keyof PaymentEvent>>().toBeNever();

test("nothing that is asked for lacks what the product reads, or has what the provider has dropped", async () => {
  const house = await openSandboxHouse("sqlite");
  try {
    const { stripe } = house;
    const subscription = await house.buy();
    expect(subscription).not.toHaveProperty("current_period_end");
    expect(subscription).not.toHaveProperty("current_period_start");
    expect(subscription.items.data[0]).toMatchObject({ object: "subscription_item", subscription: subscription.id });
    const session = await stripe.checkout.sessions.create(
      await orderOf(stripe, subscription.customer as string, "proPriceId"),
    );
    expect(session).toMatchObject({ client_secret: null, customer_details: { email: "ana@example.org" } });
    const { data } = await stripe.events.list({ type: "invoice.paid" });
    expect(data[0]?.data.object).not.toHaveProperty("subscription");
  } finally {
    await house.close();
  }
});
