import { Problem } from "#app/problem.ts";
import type { Billing } from "./billing-store.server.ts";
import type { HeldBilling, HoldBilling } from "./leases.server.ts";
import { isLive } from "./plan-rules.ts";
import type { PaymentProvider, ReadPlan } from "./provider.server.ts";
import { isMissing, ProviderFailure } from "./provider-failure.ts";

type SyncParts = {
  provider: PaymentProvider;
  hold: HoldBilling;
  log: { warn(details: Record<string, unknown>, message: string): void };
  now: () => Date;
};

export type Sync = ReturnType<typeof createSync>;

const NOTHING: ReadPlan = { copy: null, live: [], unfinished: [] };

/**
 * Copies what the payment provider says of a person's plan. Whatever happened, and in whatever order we heard of it, the
 * copy is read anew and replaced whole: so notices may come twice, late, or never.
 */
export function createSync({ provider, hold, log, now }: SyncParts) {
  /** Reads within a lease that is held already. @returns the subscriptions that are not over */
  async function read(held: HeldBilling): Promise<readonly string[]> {
    const { customer } = held.billing;
    const at = now().getTime();
    const plan = customer === null ? NOTHING : await planOf(customer);
    if (plan === "gone") {
      await held.change({ customer: null, customerEmail: null, checkout: null, read: { copy: null, at } });
      return [];
    }
    const { copy, live, unfinished } = plan;
    if (live.length > 1) log.warn({ customer, live: live.length }, "a customer has more than one live subscription");
    // What was begun has led somewhere.
    await held.change({ read: { copy, at }, ...(isLive(copy, at) && { checkout: null }) });
    return unfinished;
  }

  /** A plan is taken away only when the provider says twice, and of the customer itself, that it does not exist. */
  async function planOf(customer: string): Promise<ReadPlan | "gone"> {
    try {
      return await provider.planOf(customer);
    } catch (error) {
      if (isMissing(error) && (await provider.isCustomerGone(customer))) return "gone";
      throw error;
    }
  }

  return {
    read,

    /** @throws {Problem} payments_unavailable; the copy then stays as it was */
    async of(owner: string): Promise<Billing> {
      return asProblem(() =>
        hold(owner, async (held) => {
          await read(held);
          return held.billing;
        }),
      );
    },

    /** The same, where the customer may have been deleted there: what is left of it is let go. */
    async afterDeletion(owner: string): Promise<void> {
      await asProblem(() =>
        hold(owner, async (held) => {
          const { customer } = held.billing;
          if (customer !== null && (await provider.isCustomerGone(customer)))
            await held.change({ customer: null, customerEmail: null, checkout: null });
          await read(held);
        }),
      );
    },
  };
}

/** Does something with the payment provider. @throws {Problem} payments_unavailable for whatever the provider did not do */
export async function asProblem<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ProviderFailure) throw new Problem("payments_unavailable", { cause: error });
    throw error;
  }
}
