import { makePlan, type Price } from "./catalogue-objects.server.ts";
import { newId } from "./object-ids.server.ts";

type CustomerFacts = {
  email?: string | null;
  name?: string | null;
  description?: string | null;
  metadata: Record<string, string>;
  at: number;
};

/** A customer as the payment provider has it. @param facts.at Unix seconds */
export function makeCustomer({ email = null, name = null, description = null, metadata, at }: CustomerFacts) {
  return {
    id: newId("cus", 14),
    object: "customer" as const,
    address: null,
    balance: 0,
    created: at,
    currency: null as string | null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description,
    discount: null,
    email,
    invoice_prefix: newId("in", 8).slice(3).toUpperCase(),
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata,
    name,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: "none" as const,
    test_clock: null,
  };
}
export type LivingCustomer = ReturnType<typeof makeCustomer>;
/** All that is left of a customer who was deleted. */
export type DeletedCustomer = { id: string; object: "customer"; deleted: true };
export type Customer = LivingCustomer | DeletedCustomer;

export const isLiving = (customer: Customer | null): customer is LivingCustomer =>
  customer !== null && !("deleted" in customer);

type ItemFacts = { subscription: string; price: Price; quantity: number; start: number; end: number };

function makeItem({ subscription, price, quantity, start, end }: ItemFacts) {
  return {
    id: newId("si", 14),
    object: "subscription_item" as const,
    billing_thresholds: null,
    created: start,
    current_period_end: end,
    current_period_start: start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: makePlan(price),
    price,
    quantity,
    subscription,
    tax_rates: [],
  };
}
export type SubscriptionItem = ReturnType<typeof makeItem>;

export type Status = "incomplete" | "active" | "past_due" | "canceled";

type SubscriptionFacts = {
  customer: string;
  price: Price;
  quantity: number;
  metadata: Record<string, string>;
  /** The first period, in Unix seconds: it begins now. */
  start: number;
  end: number;
};

/** A subscription whose first payment has not been made. The period stands in its item, not in itself. */
export function makeSubscription({ customer, price, quantity, metadata, start, end }: SubscriptionFacts) {
  const id = newId("sub");
  return {
    id,
    object: "subscription" as const,
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: start,
    billing_cycle_anchor_config: null,
    billing_mode: {
      flexible: { proration_discounts: "included" as const },
      type: "flexible" as const,
      updated_at: start,
    },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null as number | null,
    cancel_at_period_end: false,
    canceled_at: null as number | null,
    cancellation_details: {
      comment: null as string | null,
      feedback: null as string | null,
      reason: null as string | null,
    },
    collection_method: "charge_automatically" as const,
    created: start,
    currency: price.currency,
    customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null as number | null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: "self" as const },
    },
    items: {
      object: "list" as const,
      data: [makeItem({ subscription: id, price, quantity, start, end })] as [SubscriptionItem],
      has_more: false,
      total_count: 1,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null as string | null,
    livemode: false,
    managed_payments: null,
    metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: "off" as const,
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: start,
    status: "incomplete" as Status,
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: { end_behavior: { missing_payment_method: "create_invoice" as const } },
    trial_start: null,
  };
}
export type Subscription = ReturnType<typeof makeSubscription>;

/** A subscription that goes on until somebody ends it. */
export const isGoingOn = ({ status }: Pick<Subscription, "status">): boolean =>
  status === "active" || status === "past_due";

/** The same subscription with another period, or another price, in its item. */
export function withItem(subscription: Subscription, change: Partial<SubscriptionItem>): Subscription {
  const [item] = subscription.items.data;
  return { ...subscription, items: { ...subscription.items, data: [{ ...item, ...change }] } };
}
