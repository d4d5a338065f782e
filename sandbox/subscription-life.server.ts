import { periodEndAfter } from "./billing-months.ts";
import type { Price } from "./catalogue-objects.server.ts";
import { makePlan } from "./catalogue-objects.server.ts";
import { makeInvoice, withAttempt } from "./payment-objects.server.ts";
import type { Changing, Reading } from "./payments-store.server.ts";
import { isGoingOn, isLiving, makeSubscription, type Subscription, withItem } from "./subscription-objects.server.ts";

type Order = { customer: string; price: Price; quantity: number; metadata: Record<string, string> };

const periodOf = (subscription: Subscription) => {
  const [{ current_period_start: start, current_period_end: end }] = subscription.items.data;
  return { start, end };
};

/** Keeps a subscription as it is now and tells what it was before. */
async function update(changing: Changing, before: Subscription, after: Subscription): Promise<Subscription> {
  await changing.replace(after);
  await changing.tell("customer.subscription.updated", after, before);
  return after;
}

/** Begins a subscription and pays its first period. @returns it, active, with its invoice */
export async function beginSubscription(changing: Changing, order: Order, at: number): Promise<Subscription> {
  const incomplete = makeSubscription({ ...order, start: at, end: periodEndAfter(at, at) });
  await changing.add(incomplete);
  await changing.tell("customer.subscription.created", incomplete);
  const invoice = withAttempt(
    makeInvoice(incomplete, await emailOf(changing, order.customer), "subscription_create", at),
    true,
  );
  await changing.add(invoice);
  const active = await update(changing, incomplete, { ...incomplete, status: "active", latest_invoice: invoice.id });
  await changing.tell("invoice.paid", invoice);
  return active;
}

/**
 * Bills the next period and begins it, or ends the subscription where that was wanted. A payment that was said to fail
 * leaves the bill open.
 * @param anchor the moment from which months are counted, Unix seconds
 */
export async function beginNextPeriod(
  changing: Changing,
  subscription: Subscription,
  { start, anchor, at }: { start: number; anchor: number; at: number },
): Promise<Subscription> {
  if (subscription.cancel_at_period_end) return endSubscription(changing, subscription, start);
  const period = { current_period_start: start, current_period_end: periodEndAfter(anchor, start) };
  const next = { ...withItem(subscription, period), billing_cycle_anchor: anchor };
  const isPaid = !(await changing.unmark("failing", subscription.id));
  const email = await emailOf(changing, subscription.customer);
  const invoice = withAttempt(makeInvoice(next, email, "subscription_cycle", at), isPaid);
  await changing.add(invoice);
  const after = await update(changing, subscription, {
    ...next,
    status: isPaid ? "active" : "past_due",
    latest_invoice: invoice.id,
  });
  await changing.tell(isPaid ? "invoice.paid" : "invoice.payment_failed", invoice);
  return after;
}

/** Tries once more to be paid what is owed for the period that has begun already. */
export async function payWhatIsOwed(changing: Changing, subscription: Subscription): Promise<Subscription> {
  const owed = subscription.latest_invoice && (await changing.find("invoice", subscription.latest_invoice));
  if (!owed) throw new Error(`the subscription ${subscription.id} owes nothing that is known`);
  const isPaid = !(await changing.unmark("failing", subscription.id));
  const invoice = withAttempt(owed, isPaid);
  await changing.replace(invoice);
  const after = isPaid ? await update(changing, subscription, { ...subscription, status: "active" }) : subscription;
  await changing.tell(isPaid ? "invoice.paid" : "invoice.payment_failed", invoice);
  return after;
}

/** Ends a subscription for good. @param at when it ends, Unix seconds */
export async function endSubscription(
  changing: Changing,
  subscription: Subscription,
  at: number,
  details: Partial<Subscription["cancellation_details"]> = {},
): Promise<Subscription> {
  const ended: Subscription = {
    ...subscription,
    status: "canceled",
    canceled_at: subscription.canceled_at ?? at,
    ended_at: at,
    cancellation_details: { ...subscription.cancellation_details, ...details },
  };
  await changing.replace(ended);
  await changing.unmark("failing", ended.id);
  await changing.tell("customer.subscription.deleted", ended);
  return ended;
}

/** Says whether a subscription is to end with its period. */
export function endWithPeriod(changing: Changing, subscription: Subscription, ends: boolean, at: number) {
  return update(changing, subscription, {
    ...subscription,
    cancel_at_period_end: ends,
    cancel_at: ends ? periodOf(subscription).end : null,
    canceled_at: ends ? at : null,
    cancellation_details: { ...subscription.cancellation_details, reason: ends ? "cancellation_requested" : null },
  });
}

/** Another price from now on; nothing is billed before the next period. */
export const changePrice = (changing: Changing, subscription: Subscription, price: Price) =>
  update(changing, subscription, withItem(subscription, { price, plan: makePlan(price) }));

export const changeMetadata = (changing: Changing, subscription: Subscription, metadata: Record<string, string>) =>
  update(changing, subscription, { ...subscription, metadata });

const isDue = (at: number) => (subscription: Subscription) =>
  isGoingOn(subscription) && periodOf(subscription).end <= at;

/** Whether a period has ended that nothing has followed yet. */
export const hasTimePassed = async (reading: Reading, at: number): Promise<boolean> =>
  (await reading.all("subscription")).some(isDue(at));

/** Does what should have happened since anybody last asked: every period that has ended is followed by the next. */
export async function letTimePass(changing: Changing, at: number): Promise<void> {
  const due = (await changing.all("subscription")).filter(isDue(at));
  for (let subscription of due) {
    while (isDue(at)(subscription)) {
      const start = periodOf(subscription).end;
      subscription = await beginNextPeriod(changing, subscription, {
        start,
        anchor: subscription.billing_cycle_anchor,
        at,
      });
    }
  }
}

async function emailOf(reading: Reading, id: string): Promise<string | null> {
  const customer = await reading.find("customer", id);
  return isLiving(customer) ? customer.email : null;
}
