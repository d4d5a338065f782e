import type { Stripe } from "stripe";
import { Problem } from "#app/problem.ts";
import { PRODUCT_NAME } from "#app/product.ts";
import type { CheckoutOrder, Customer, Notice, PaymentProvider } from "./provider.server.ts";
import { NOTICE_TYPES } from "./provider.server.ts";
import { isMissing, ProviderFailure } from "./provider-failure.ts";
import { createCall, expectKind, itemsOf, openStripe, type StripeAccess } from "./stripe-client.server.ts";
import { createPlanReader } from "./stripe-plan.server.ts";
import { createPrices } from "./stripe-prices.server.ts";

type ProviderParts = {
  access: StripeAccess;
  /** Where people reach the product, without a trailing slash: both ways back from a checkout lead there. */
  publicUrl: string;
  log: { warn(details: Record<string, unknown>, message: string): void };
  now: () => Date;
  /** Milliseconds; the defaults are those of the product. */
  patience?: { answerWithinMs?: number; busyPausesMs?: readonly number[] };
};

/** Customers that share an address are looked at up to so many. */
const CUSTOMERS_LOOKED_AT = 20;
/** A page of the provider's lists. */
const PAGE = 100;

/** The payment provider by its official library; there is no other implementation, only other servers to ask. */
export function createStripeProvider({ access, publicUrl, log, now, patience = {} }: ProviderParts): PaymentProvider {
  const stripe = openStripe(access, patience.answerWithinMs);
  const call = createCall(log, patience.busyPausesMs);
  const prices = createPrices({ stripe, call, log, now });

  async function session({ customer, owner, price, language, idempotencyKey }: CheckoutOrder, priceId: string) {
    return call("start a checkout", () =>
      stripe.checkout.sessions.create(
        {
          mode: "subscription",
          billing_address_collection: "auto",
          allow_promotion_codes: true,
          line_items: [{ price: priceId, quantity: 1 }],
          customer,
          client_reference_id: owner,
          metadata: { userId: owner, priceKey: price },
          subscription_data: { metadata: { userId: owner } },
          locale: language,
          success_url: `${publicUrl}/?checkout=success&session_id={CHECKOUT_SESSION_ID}`,
          cancel_url: `${publicUrl}/`,
        },
        { idempotencyKey },
      ),
    );
  }

  /** Nothing happens where what was to be ended does not exist any more. */
  async function unlessMissing(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }

  return {
    planOf: createPlanReader(stripe, call),
    checkPrice: () => prices.check(),
    forgetPrices: () => prices.forget(),

    async customersAt(email) {
      const list = await call("list customers", () => stripe.customers.list({ email, limit: CUSTOMERS_LOOKED_AT }));
      // A server that does not know this filter would give us anybody.
      return itemsOf("list customers", list)
        .filter((customer) => customer.email === email)
        .map(customerOf);
    },

    async createCustomer(owner, email) {
      const customer = await call("create a customer", () =>
        stripe.customers.create({ description: `${PRODUCT_NAME} account`, email, metadata: { userId: owner } }),
      );
      return customerOf(expectKind("create a customer", customer, "customer"));
    },

    async updateCustomer(id, owner, email) {
      await call("update a customer", () => stripe.customers.update(id, { email, metadata: { userId: owner } }));
    },

    async isCustomerGone(id) {
      try {
        const customer = await call("read a customer", () => stripe.customers.retrieve(id));
        return Boolean(expectKind("read a customer", customer, "customer").deleted);
      } catch (error) {
        if (isMissing(error) && error.isNamed) return true;
        throw error;
      }
    },

    deleteCustomer: (id) => unlessMissing(() => call("delete a customer", () => stripe.customers.del(id))),

    async startCheckout(order) {
      const { id, url } = await prices.withId(order.price, (priceId) => session(order, priceId));
      // The library calls any JSON without an error a success.
      if (!id || !url) throw new ProviderFailure("start a checkout", "away");
      return { id, url };
    },

    async openCheckout(id) {
      try {
        const { status, url } = await call("read a checkout", () => stripe.checkout.sessions.retrieve(id));
        return status === "open" ? url : null;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },

    async closeCheckout(id) {
      try {
        await call("close a checkout", () => stripe.checkout.sessions.expire(id));
      } catch (error) {
        // It was paid or has expired meanwhile.
        if (!(error instanceof ProviderFailure) || error.kind === "away") throw error;
      }
    },

    cancel: (subscription) =>
      unlessMissing(() => call("cancel a subscription", () => stripe.subscriptions.cancel(subscription))),

    async cancelAtPeriodEnd(subscription) {
      await unlessMissing(() =>
        call("end a subscription later", () =>
          stripe.subscriptions.update(subscription, { cancel_at_period_end: true }),
        ),
      );
    },

    async portal(customer, language) {
      const { url } = await call("open the portal", () =>
        stripe.billingPortal.sessions.create({ customer, return_url: `${publicUrl}/profile`, locale: language }),
      );
      if (!url) throw new ProviderFailure("open the portal", "away");
      return url;
    },

    async undelivered(since) {
      const events = await call("list events", () =>
        stripe.events.list({
          types: [...NOTICE_TYPES],
          delivery_success: false,
          created: { gte: Math.floor(since.getTime() / 1000) },
          limit: PAGE,
        }),
      );
      return itemsOf("list events", events).map(noticeOf);
    },

    notice(body, signature) {
      try {
        if (access.webhookSecret === null || signature === undefined) throw new Problem("bad_signature");
        return noticeOf(stripe.webhooks.constructEvent(Buffer.from(body), signature, access.webhookSecret));
      } catch (error) {
        throw error instanceof Problem ? error : new Problem("bad_signature", { cause: error });
      }
    },
  };
}

const customerOf = ({ id, email, metadata }: Stripe.Customer): Customer => ({
  id,
  email,
  owner: metadata?.userId || null,
});

/** Nothing but whom it is about: the rest is a picture of the past. */
function noticeOf({ id, type, data }: Stripe.Event): Notice {
  if (typeof id !== "string" || typeof type !== "string" || typeof data?.object !== "object")
    throw new ProviderFailure("read a notice", "refused");
  const about = (data.object ?? {}) as { id?: unknown; object?: unknown; customer?: unknown };
  const customer = about.object === "customer" ? about.id : about.customer;
  return { id, type, customer: idOf(customer) };
}

/** An id that may have come as the whole object. */
function idOf(given: unknown): string | null {
  if (typeof given === "string") return given;
  return typeof given === "object" && given !== null && "id" in given ? idOf(given.id) : null;
}
