import type { PriceKey } from "#app/subscriptions/contract.ts";
import { invalid, noSuch } from "./api-refusal.server.ts";
import { priceIdOf } from "./catalogue.server.ts";
import { customerIn } from "./customers-api.server.ts";
import { type Session, sessionAt } from "./payment-objects.server.ts";
import type { Changing, PaymentsStore } from "./payments-store.server.ts";
import {
  beginNextPeriod,
  beginSubscription,
  changePrice,
  endSubscription,
  endWithPeriod,
  hasTimePassed,
  letTimePass,
  payWhatIsOwed,
} from "./subscription-life.server.ts";
import { isGoingOn, isLiving, type Status, type Subscription } from "./subscription-objects.server.ts";

/** A subscription as whoever develops sees it; times in Unix seconds. */
export type DeskSubscription = {
  id: string;
  customerEmail: string | null;
  /** The price's lookup key, or null for one without. */
  price: string | null;
  status: Status;
  periodStart: number;
  periodEnd: number;
  cancelAtPeriodEnd: boolean;
  /** The next payment will fail. */
  isFailing: boolean;
};

/** Where a checkout leads once it is paid. */
export const successUrlOf = ({ id, success_url: url }: Session) => url.replaceAll("{CHECKOUT_SESSION_ID}", id);

async function openSession(changing: Changing, id: string, at: number): Promise<Session> {
  const stored = await changing.find("checkout.session", id);
  if (!stored) throw noSuch("checkout session", id);
  const session = sessionAt(stored, at);
  if (session.status !== "open") throw invalid(`This Checkout Session has a status of \`${session.status}\`.`);
  return session;
}

/** What a person at the checkout, and time, do. What cannot be done is refused with an ApiRefusal. */
export function createDesk(store: PaymentsStore, now: () => Date) {
  const seconds = () => Math.floor(now().getTime() / 1000);

  /** Changes a subscription that goes on, as it is after all the time that has passed. */
  async function change(
    id: string,
    work: (changing: Changing, subscription: Subscription, at: number) => Promise<unknown>,
  ) {
    const at = seconds();
    await store.change(async (changing) => {
      await letTimePass(changing, at);
      const subscription = await changing.find("subscription", id);
      if (!subscription || !isGoingOn(subscription)) throw noSuch("subscription", id);
      await work(changing, subscription, at);
    });
  }

  return {
    /** Pays an open checkout: the subscription begins. */
    pay(id: string): Promise<{ successUrl: string }> {
      const at = seconds();
      return store.change(async (changing) => {
        const session = await openSession(changing, id, at);
        const order = await changing.find("order", `order_${id}`);
        const price = order && (await changing.find("price", order.price));
        if (!order || !price) throw new Error(`nobody knows what the checkout ${id} is about`);
        const { id: customer } = await customerIn(changing, "customer", session.customer);
        const { quantity, metadata } = order;
        const subscription = await beginSubscription(changing, { customer, price, quantity, metadata }, at);
        const paid: Session = {
          ...session,
          status: "complete",
          payment_status: "paid",
          subscription: subscription.id,
          invoice: subscription.latest_invoice,
          url: null,
        };
        await changing.replace(paid);
        await changing.tell("checkout.session.completed", paid);
        return { successUrl: successUrlOf(paid) };
      });
    },

    /** Tries to pay with a card that is declined: the checkout stays open. */
    async decline(id: string): Promise<void> {
      const at = seconds();
      await store.change((changing) => openSession(changing, id, at));
    },

    failNextPayment: (id: string) => change(id, (changing, { id }) => changing.mark("failing", id)),

    /** Begins the next period now, whose months are counted from here; where a payment is owed, tries that again. */
    renew: (id: string) =>
      change(id, (changing, subscription, at) =>
        subscription.status === "past_due"
          ? payWhatIsOwed(changing, subscription)
          : beginNextPeriod(changing, subscription, { start: at, anchor: at, at }),
      ),

    expire: (id: string) => change(id, (changing, subscription, at) => endSubscription(changing, subscription, at)),

    changePlan: (id: string, key: PriceKey) =>
      change(id, async (changing, subscription) => {
        const price = await changing.find("price", priceIdOf(key));
        if (!price) throw noSuch("price", key);
        await changePrice(changing, subscription, price);
      }),

    /** Ends a subscription with its period, or lets it go on after all. */
    endWithPeriod: (id: string, ends: boolean) =>
      change(id, (changing, subscription, at) => endWithPeriod(changing, subscription, ends, at)),

    /** The newest first. @param customer only this one's */
    async subscriptions(customer?: string): Promise<DeskSubscription[]> {
      const at = seconds();
      const { reading } = store;
      if (await hasTimePassed(reading, at)) await store.change((changing) => letTimePass(changing, at));
      const failing = new Set(await reading.marked("failing"));
      const emails = new Map(
        (await reading.all("customer")).map((one) => [one.id, isLiving(one) ? one.email : null] as const),
      );
      return (await reading.all("subscription", customer)).map((subscription) => {
        const [item] = subscription.items.data;
        return {
          id: subscription.id,
          customerEmail: emails.get(subscription.customer) ?? null,
          price: item.price.lookup_key,
          status: subscription.status,
          periodStart: item.current_period_start,
          periodEnd: item.current_period_end,
          cancelAtPeriodEnd: subscription.cancel_at_period_end,
          isFailing: failing.has(subscription.id),
        };
      });
    },
  };
}
export type Desk = ReturnType<typeof createDesk>;
