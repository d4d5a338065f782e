import { listParams, NO_PARAMS, type Operation, pageOf } from "./api-operation.server.ts";
import { invalid, noSuch, noSuchIn } from "./api-refusal.server.ts";
import {
  emptyableText,
  group,
  mergeMetadata,
  metadata,
  moments,
  oneOf,
  required,
  text,
  yesNo,
} from "./param-readers.server.ts";
import type { Reading } from "./payments-store.server.ts";
import { changeMetadata, endSubscription, endWithPeriod } from "./subscription-life.server.ts";
import type { Subscription } from "./subscription-objects.server.ts";

const STATUSES = [
  "active",
  "all",
  "canceled",
  "ended",
  "incomplete",
  "incomplete_expired",
  "past_due",
  "paused",
  "trialing",
  "unpaid",
] as const;
const LIST = listParams({ customer: text(), status: oneOf(STATUSES), price: text(), created: moments() });
const FEEDBACK = [
  "customer_service",
  "low_quality",
  "missing_features",
  "other",
  "switched_service",
  "too_complex",
  "too_expensive",
  "unused",
] as const;
const CANCEL = group({
  cancellation_details: group({ comment: emptyableText(), feedback: oneOf(FEEDBACK) }),
  invoice_now: yesNo(),
  prorate: yesNo(),
});
const UPDATE = group({ cancel_at_period_end: yesNo(), metadata: metadata() });
const ITEMS = listParams({ subscription: required(text()) });

async function subscriptionAt(reading: Reading, id: string): Promise<Subscription> {
  const subscription = await reading.find("subscription", id);
  if (!subscription) throw noSuch("subscription", id);
  return subscription;
}

/** @param asked the provider's word for some statuses; without one, all that have not been cancelled */
function hasStatus({ status }: Subscription, asked: (typeof STATUSES)[number] | undefined): boolean {
  if (asked === "all") return true;
  if (asked === undefined) return status !== "canceled";
  return asked === "ended" ? status === "canceled" : status === asked;
}

export const SUBSCRIPTION_OPERATIONS: Operation[] = [
  {
    method: "GET",
    path: "/v1/subscriptions",
    async run(reading, { params }) {
      const { customer, status, price, created, ...paging } = LIST(params, "");
      // One who was deleted had subscriptions, and they can still be listed.
      if (customer !== undefined && !(await reading.find("customer", customer)))
        throw noSuchIn("customer", "customer", customer);
      const found = (await reading.all("subscription", customer)).filter(
        (subscription) =>
          hasStatus(subscription, status) &&
          (price === undefined || subscription.items.data[0].price.id === price) &&
          (!created || created(subscription.created)),
      );
      return pageOf(found, paging, { url: "/v1/subscriptions", what: "subscription" });
    },
  },
  {
    method: "GET",
    path: "/v1/subscriptions/:id",
    run(reading, { params, id }) {
      NO_PARAMS(params, "");
      return subscriptionAt(reading, id);
    },
  },
  {
    method: "POST",
    path: "/v1/subscriptions/:id",
    async run(changing, { params, id, at }) {
      const { cancel_at_period_end: ends, metadata } = UPDATE(params, "");
      let subscription = await subscriptionAt(changing, id);
      if (ends !== undefined && subscription.status === "canceled")
        throw invalid("A canceled subscription can only update its cancellation_details and metadata.", {
          param: "cancel_at_period_end",
        });
      if (ends !== undefined && ends !== subscription.cancel_at_period_end)
        subscription = await endWithPeriod(changing, subscription, ends, at);
      if (metadata === undefined) return subscription;
      return changeMetadata(changing, subscription, mergeMetadata(subscription.metadata, metadata));
    },
  },
  {
    method: "DELETE",
    path: "/v1/subscriptions/:id",
    async run(changing, { params, id, at }) {
      const { comment, feedback } = CANCEL(params, "").cancellation_details;
      const subscription = await subscriptionAt(changing, id);
      if (subscription.status === "canceled") throw noSuch("subscription", id);
      return endSubscription(changing, subscription, at, {
        comment: comment ?? null,
        feedback: feedback ?? null,
        reason: "cancellation_requested",
      });
    },
  },
  {
    method: "GET",
    path: "/v1/subscription_items",
    async run(reading, { params }) {
      const { subscription: id, ...paging } = ITEMS(params, "");
      const subscription = await reading.find("subscription", id);
      if (!subscription) throw noSuchIn("subscription", "subscription", id);
      return pageOf(subscription.items.data, paging, {
        url: `/v1/subscription_items?subscription=${id}`,
        what: "subscription item",
      });
    },
  },
];
