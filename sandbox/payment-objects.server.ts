import type { Price } from "./catalogue-objects.server.ts";
import { newId } from "./object-ids.server.ts";
import type { LivingCustomer, Subscription } from "./subscription-objects.server.ts";

/** So long a checkout can be paid. */
export const CHECKOUT_OPEN_SECONDS = 24 * 60 * 60;

type SessionFacts = {
  id: string;
  url: string;
  customer: LivingCustomer;
  price: Price;
  quantity: number;
  successUrl: string;
  cancelUrl: string | null;
  locale: string | null;
  clientReferenceId: string | null;
  metadata: Record<string, string>;
  billingAddressCollection: "auto" | "required" | null;
  allowPromotionCodes: boolean | null;
  allowedPaymentMethodTypes: string[] | null;
  at: number;
};

/** An open checkout of one price. */
export function makeSession(facts: SessionFacts) {
  const total = facts.price.unit_amount * facts.quantity;
  return {
    id: facts.id,
    object: "checkout.session" as const,
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: facts.allowPromotionCodes,
    allowed_payment_method_types: facts.allowedPaymentMethodTypes,
    amount_subtotal: total,
    amount_total: total,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: facts.billingAddressCollection,
    cancel_url: facts.cancelUrl,
    client_reference_id: facts.clientReferenceId,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: facts.at,
    currency: facts.price.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    customer: facts.customer.id,
    customer_account: null,
    customer_creation: null,
    customer_details: {
      address: null,
      business_name: null,
      email: facts.customer.email,
      individual_name: null,
      name: facts.customer.name,
      phone: null,
      tax_exempt: "none" as const,
      tax_ids: null,
    },
    customer_email: null,
    discounts: [],
    expires_at: facts.at + CHECKOUT_OPEN_SECONDS,
    integration_identifier: null,
    invoice: null as string | null,
    invoice_creation: null,
    livemode: false,
    locale: facts.locale,
    managed_payments: null,
    metadata: facts.metadata,
    mode: "subscription" as const,
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: "always" as const,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ["card"],
    payment_status: "unpaid" as "paid" | "unpaid",
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: "open" as "open" | "complete" | "expired",
    submit_type: null,
    subscription: null as string | null,
    success_url: facts.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: "hosted_page" as const,
    url: facts.url as string | null,
    wallet_options: null,
  };
}
export type Session = ReturnType<typeof makeSession>;

/** A session that can no longer be paid. */
export const expired = (session: Session): Session => ({ ...session, status: "expired", url: null });

/** A session as it is at a moment: one that was never paid has expired by itself. @param at Unix seconds */
export function sessionAt(session: Session, at: number): Session {
  return session.status === "open" && session.expires_at <= at ? expired(session) : session;
}

/** An address of the customer's own pages, for a short while. */
export function makePortalSession(id: string, customer: string, returnUrl: string | null, url: string, at: number) {
  return {
    id,
    object: "billing_portal.session" as const,
    configuration: "bpc_sandbox",
    created: at,
    customer,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: null as string | null,
    on_behalf_of: null,
    return_url: returnUrl,
    url,
  };
}
export type PortalSession = ReturnType<typeof makePortalSession>;

type InvoiceReason = "subscription_create" | "subscription_cycle";

/** The bill for the period that a subscription is in; of an invoice's many fields those about money, time and whose it is. */
export function makeInvoice(subscription: Subscription, email: string | null, reason: InvoiceReason, at: number) {
  const [item] = subscription.items.data;
  const total = item.price.unit_amount * item.quantity;
  const id = newId("in");
  return {
    id,
    object: "invoice" as const,
    amount_due: total,
    amount_paid: 0,
    amount_remaining: total,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    billing_reason: reason,
    collection_method: "charge_automatically" as const,
    created: at,
    currency: subscription.currency,
    customer: subscription.customer,
    customer_email: email,
    lines: {
      object: "list" as const,
      data: [
        {
          id: newId("il"),
          object: "line_item" as const,
          amount: total,
          currency: subscription.currency,
          invoice: id,
          livemode: false,
          period: { start: item.current_period_start, end: item.current_period_end },
          pricing: {
            type: "price_details" as const,
            price_details: { price: item.price.id, product: item.price.product },
          },
          quantity: item.quantity,
        },
      ],
      has_more: false,
      total_count: 1,
      url: `/v1/invoices/${id}/lines`,
    },
    livemode: false,
    metadata: {},
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: "subscription_details" as const,
    },
    period_end: item.current_period_start,
    period_start: item.current_period_start,
    status: "open" as "open" | "paid" | "void",
    subtotal: total,
    total,
  };
}
export type Invoice = ReturnType<typeof makeInvoice>;

/** An invoice after somebody tried to pay it. */
export function withAttempt(invoice: Invoice, isPaid: boolean): Invoice {
  const attempted = { ...invoice, attempted: true, attempt_count: invoice.attempt_count + 1 };
  return isPaid
    ? { ...attempted, status: "paid", amount_paid: invoice.total, amount_remaining: 0, auto_advance: false }
    : attempted;
}
