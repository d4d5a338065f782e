/** A product as the payment provider has it. */
export function makeProduct(id: string, name: string, price: string, at: number) {
  return {
    id,
    object: "product" as const,
    active: true,
    created: at,
    default_price: price,
    description: null as string | null,
    images: [] as string[],
    livemode: false,
    marketing_features: [],
    metadata: {} as Record<string, string>,
    name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: "service" as const,
    unit_label: null,
    updated: at,
    url: null,
  };
}
export type Product = ReturnType<typeof makeProduct>;

type PriceFacts = { id: string; product: string; lookupKey: string; cents: number; currency: string; at: number };

/** A price that is paid each month, in cents. */
export function makePrice({ id, product, lookupKey, cents, currency, at }: PriceFacts) {
  return {
    id,
    object: "price" as const,
    active: true,
    billing_scheme: "per_unit" as const,
    created: at,
    currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: lookupKey as string | null,
    metadata: {} as Record<string, string>,
    nickname: null,
    product,
    recurring: {
      interval: "month" as const,
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: "licensed" as const,
    },
    tax_behavior: "unspecified" as const,
    tiers_mode: null,
    transform_quantity: null,
    type: "recurring" as const,
    unit_amount: cents,
    unit_amount_decimal: String(cents),
  };
}
export type Price = ReturnType<typeof makePrice>;

/** A price in the older form that an item of a subscription still carries beside it. */
export function makePlan(price: Price) {
  return {
    id: price.id,
    object: "plan" as const,
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: price.billing_scheme,
    created: price.created,
    currency: price.currency,
    interval: price.recurring.interval,
    interval_count: price.recurring.interval_count,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: "licensed" as const,
  };
}
