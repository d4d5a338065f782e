/** Where the caller's plan is read. */
export const SUBSCRIPTION_PATH = "/api/subscription";
/** Where a checkout begins, a plan is cancelled, and the payment provider's own pages for a customer are opened. */
export const CHECKOUT_PATH = `${SUBSCRIPTION_PATH}/checkout`;
export const CANCEL_PATH = `${SUBSCRIPTION_PATH}/cancel`;
export const PORTAL_PATH = `${SUBSCRIPTION_PATH}/portal`;
/** Where the payment provider tells what has happened. */
export const WEBHOOK_PATH = "/api/stripe/webhook";

/** What a browser names a price by; which price that is only the server and the payment provider know. */
export const PRICE_KEYS = ["basicPriceId", "advancedPriceId", "proPriceId"] as const;
export type PriceKey = (typeof PRICE_KEYS)[number];
/** The one plan on offer. */
export const OFFERED_PRICE: PriceKey = "basicPriceId";
/** What the plan on offer costs, as the pages say it: in cents of a US dollar, each month. */
export const OFFERED_MONTHLY = { cents: 999, currency: "usd" } as const;

/** When a plan ends that is cancelled: at once, or when what is paid for is over. */
export const CANCEL_WHEN = ["now", "period_end"] as const;
export type CancelWhen = (typeof CANCEL_WHEN)[number];

/** The status of whoever has no plan; every other is the payment provider's own word. */
export const INACTIVE = "Inactive";
/** The statuses that carry a plan's limit; past_due is the time in which the provider tries a payment again. */
export const LIVE_STATUSES = ["active", "trialing", "past_due"] as const;
export type LiveStatus = (typeof LIVE_STATUSES)[number];
export const isLiveStatus = (status: string): status is LiveStatus => LIVE_STATUSES.some((live) => live === status);

/** How many stories a person may have, and since when those count that were told (ISO-8601 UTC): ever, when it is null. */
export type Allowance = { limit: number; since: string | null };

/** A person's plan. */
export type PlanState = {
  /** INACTIVE, or one of LIVE_STATUSES. */
  status: string;
  /** How many stories there may be: in the period with a plan, in all without one. */
  max_amount_of_stories: number;
  /** When the paid period ends, in Unix seconds; null without a plan. */
  current_period_end: number | null;
  /** The plan ends then instead of being renewed. */
  cancel_at_period_end: boolean;
  /** The plan's name, as the payment provider has it; null without a plan. */
  name: string | null;
  /** The subscription's id; null without a plan. */
  id: string | null;
};

/** The answer of `GET` at SUBSCRIPTION_PATH and of a cancellation. */
export type Subscription = PlanState & {
  /** Stories that took a place: since the period began with a plan, ever without one. */
  storyCount: number;
  /** Stories in the library now. */
  totalStoryCount: number;
};

/** The answer of a checkout that begins and of the portal: an address of the payment provider's, to be opened as it is. */
export type WayToPay = { url: string };

/** What pages ask about a person's plan. */
export type PlanPages = {
  /** The plan as it is known, read again from the payment provider where that was some minutes ago. */
  planOf(owner: string): Promise<PlanState>;
};
