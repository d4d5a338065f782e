import { Problem } from "#app/problem.ts";
import type { Language } from "#storyteller/story-request.ts";
import type { BillingStore } from "./billing-store.server.ts";
import { createBillingSweep } from "./billing-sweep.server.ts";
import { type CheckoutWish, createCheckout } from "./checkout.server.ts";
import type { Allowance, CancelWhen, PlanState, WayToPay } from "./contract.ts";
import { createCustomers, type Payer } from "./customers.server.ts";
import { leave } from "./departure.server.ts";
import { createFreshPlan } from "./fresh-plan.server.ts";
import { createHold, type HeldBilling } from "./leases.server.ts";
import type { NoticeStore } from "./notice-store.server.ts";
import { createNotices } from "./notices.server.ts";
import { allowanceOf, type PlanCopy, planStateOf } from "./plan-rules.ts";
import type { PaymentProvider } from "./provider.server.ts";
import { ProviderFailure } from "./provider-failure.ts";
import { asProblem, createSync, type Sync } from "./sync.server.ts";

type LogLine = (details: Record<string, unknown>, message: string) => void;

export type SubscriptionsParts = {
  store: BillingStore;
  notices: NoticeStore;
  /** Null: nobody can pay here. What was paid before still counts until its time is over. */
  provider: PaymentProvider | null;
  /** How many stories an account without a plan may have. */
  freeStories: number;
  log: { warn: LogLine; error: LogLine };
  now: () => Date;
  /** So long somebody who looks at a plan waits for a newer word, in milliseconds. */
  patienceMs?: number;
};

export type Subscriptions = ReturnType<typeof createSubscriptions>;

/** What people pay for: read from the payment provider alone, and kept as a copy. */
export function createSubscriptions(parts: SubscriptionsParts) {
  const { store, freeStories, now } = parts;
  const paid = parts.provider && withProvider(parts, parts.provider);
  const offered = () => {
    if (!paid) throw new Problem("payments_unavailable");
    return paid;
  };
  const stateOf = (copy: PlanCopy | null) => planStateOf(copy, now().getTime(), freeStories);
  const copyOf = async (owner: string) => (await store.of(owner))?.copy ?? null;

  return {
    /** Whether somebody can subscribe here. */
    isOffered: paid !== null,

    /** A person's plan, read again where that is due. When nobody can say, the last good one stands. */
    async planOf(owner: string): Promise<PlanState> {
      return stateOf(await (paid ? paid.plan.shown(owner) : copyOf(owner)));
    },

    /** The places under the limit that a person has. */
    async allowanceOf(owner: string): Promise<Allowance> {
      const copy = await (paid ? paid.plan.used(owner) : copyOf(owner));
      return allowanceOf(copy, now().getTime(), freeStories);
    },

    /** Sees to it that a person who has just come is known to the payment provider. It never fails, and nobody waits. */
    greet(payer: Payer): void {
      paid?.inBackground(() => paid.customers.ensureFor(payer), "a customer could not be made");
    },

    /** @throws {Problem} already_subscribed, payments_unavailable */
    checkout: async (payer: Payer, wish: CheckoutWish): Promise<WayToPay> => offered().checkout(payer, wish),

    /**
     * Ends whatever live subscription a person has; without one nothing happens.
     * @throws {Problem} payments_unavailable
     */
    async cancel(owner: string, when: CancelWhen): Promise<PlanState> {
      const { hold, sync, provider } = offered();
      return asProblem(() =>
        hold(owner, async (held) => {
          for (const subscription of await sync.read(held))
            await (when === "now" ? provider.cancel(subscription) : provider.cancelAtPeriodEnd(subscription));
          await readAfter(when, held, sync);
          return stateOf(held.billing.copy);
        }),
      );
    },

    /** The payment provider's own pages for a person. @throws {Problem} payments_unavailable */
    async portal(payer: Payer, language: Language): Promise<WayToPay> {
      const { hold, customers, provider } = offered();
      const open = (customer: string) => provider.portal(customer, language);
      return { url: await asProblem(() => hold(payer.id, (held) => customers.withCustomer(held, payer, open))) };
    },

    /**
     * Ends everything at the payment provider for an account that is about to go.
     * @throws {Problem} payments_unavailable when a live plan could not be ended: the account must stay
     */
    leave: (owner: string): Promise<void> => leave(owner, { store, paid, now }),

    /** Takes a notice of the payment provider's. @throws {Problem} bad_signature, payments_unavailable */
    notice: async (body: Uint8Array, signature: string | undefined): Promise<void> =>
      offered().notices.receive(body, signature),

    /** Forgets the notices whose time is over. */
    forgetNotices: (): Promise<void> => parts.notices.sweep(),

    /** Does what is due although nobody told us. */
    followUp: async (): Promise<void> => paid?.followUp(),

    /** The same, without waiting for a provider who may be slow: one at a time. */
    followUpInBackground(): void {
      if (paid && !paid.isFollowingUp()) paid.inBackground(paid.followUp, "what is due could not be done");
    },

    /** Looks the price up in the background, so that the log says early what is wrong with it. */
    checkPrice(): void {
      paid?.inBackground(() => paid.provider.checkPrice(), "the price on offer could not be checked");
    },

    async close(): Promise<void> {
      await paid?.close();
    },
  };
}

/**
 * Reads what a cancellation has led to. When that fails the provider has done it nevertheless, and the person must not
 * hear that it was not done: what is known stands as if it was read long ago, so that the next look reads it.
 */
async function readAfter(when: CancelWhen, held: HeldBilling, sync: Sync): Promise<void> {
  try {
    await sync.read(held);
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    const { copy } = held.billing;
    const left = when === "now" || !copy ? null : { ...copy, cancelAtPeriodEnd: true };
    await held.change({ read: { copy: left, at: 0 } });
  }
}

function withProvider({ store, notices, log, now, patienceMs }: SubscriptionsParts, provider: PaymentProvider) {
  const hold = createHold(store);
  const sync = createSync({ provider, hold, log, now });
  const customers = createCustomers(provider, hold, store);
  const plan = createFreshPlan({ store, sync, now, log, ...(patienceMs !== undefined && { patienceMs }) });
  const taken = createNotices({ provider, notices, billing: store, sync });
  const running = new Set<Promise<void>>();
  const sweep = createBillingSweep({ store, provider, sync, notices: taken, log, now });
  let followsUp = false;

  async function followUp(): Promise<void> {
    followsUp = true;
    try {
      await sweep();
    } finally {
      followsUp = false;
    }
  }

  function inBackground(work: () => Promise<void>, message: string): void {
    const done = work()
      .catch((error: unknown) => log.warn({ err: error }, message))
      .finally(() => running.delete(done));
    running.add(done);
  }

  return {
    provider,
    hold,
    sync,
    customers,
    plan,
    notices: taken,
    checkout: createCheckout({ provider, hold, customers, sync, now }),
    followUp,
    isFollowingUp: () => followsUp,
    inBackground,
    async close() {
      await Promise.all(running);
      await plan.close();
    },
  };
}
