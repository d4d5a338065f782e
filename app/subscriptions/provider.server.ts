import type { Language } from "#storyteller/story-request.ts";
import type { PriceKey } from "./contract.ts";
import type { PlanCopy } from "./plan-rules.ts";

/** A customer at the payment provider. */
export type Customer = {
  id: string;
  email: string | null;
  /** The account that the customer is of, as its metadata says; null when it says nothing. */
  owner: string | null;
};

/** What a notice of the payment provider's is about. What it says about it is not read: see the sync. */
export type Notice = { id: string; type: string; customer: string | null };

/** What a customer has. */
export type ReadPlan = {
  /** The subscription that counts, or null. */
  copy: PlanCopy | null;
  /** The ids of those that are live; more than one is a mistake of somebody's. */
  live: readonly string[];
  /** The ids of all that are not over. */
  unfinished: readonly string[];
};

/** What a checkout is made of. */
export type CheckoutOrder = {
  customer: string;
  owner: string;
  price: PriceKey;
  language: Language;
  /** The same key is the same checkout. */
  idempotencyKey: string;
};

/**
 * The payment provider, as this product asks it. Every function but `notice` throws {ProviderFailure} when it is away,
 * does not know what it is asked about, or refuses.
 */
export type PaymentProvider = {
  /** Those with an address, exactly as it is written. */
  customersAt(email: string): Promise<Customer[]>;
  createCustomer(owner: string, email: string): Promise<Customer>;
  /** Gives a customer another address, and says whose it is. */
  updateCustomer(id: string, owner: string, email: string): Promise<void>;
  isCustomerGone(id: string): Promise<boolean>;
  /** Deletes a customer, which ends the subscriptions; one that is gone already counts as deleted. */
  deleteCustomer(id: string): Promise<void>;
  planOf(customer: string): Promise<ReadPlan>;
  startCheckout(order: CheckoutOrder): Promise<{ id: string; url: string }>;
  /** Where a checkout goes on; null when it is over. */
  openCheckout(id: string): Promise<string | null>;
  /** Ends an open checkout; one that is over already is left alone. */
  closeCheckout(id: string): Promise<void>;
  /** Ends a subscription at once; one that has ended counts as ended. */
  cancel(subscription: string): Promise<void>;
  cancelAtPeriodEnd(subscription: string): Promise<void>;
  /** A short-lived address of the provider's own pages for a customer: never to be kept or logged. */
  portal(customer: string, language: Language): Promise<string>;
  /** Says in the log when the plan on offer costs something else than the pages say. */
  checkPrice(): Promise<void>;
  forgetPrices(): void;
  /** Notices since a moment that never reached us. */
  undelivered(since: Date): Promise<Notice[]>;
  /** A verified notice. @throws {Problem} bad_signature */
  notice(body: Uint8Array, signature: string | undefined): Notice;
};

/** What is taken notice of; every other type is none of our business. */
export const NOTICE_TYPES = [
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.async_payment_failed",
  "customer.subscription.created",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "customer.subscription.paused",
  "customer.subscription.resumed",
  "customer.subscription.pending_update_applied",
  "customer.subscription.pending_update_expired",
  "invoice.paid",
  "invoice.payment_failed",
  "invoice.payment_action_required",
  "customer.deleted",
  "product.updated",
  "price.updated",
] as const;
