import { Problem } from "#app/problem.ts";
import type { Billing } from "./billing-store.server.ts";
import type { HeldBilling, HoldBilling } from "./leases.server.ts";
import { isLive } from "./plan-rules.ts";
import type { PaymentProvider } from "./provider.server.ts";
import { isMissing, ProviderFailure } from "./provider-failure.ts";

type SyncParts = {
  provider: PaymentProvider;
  hold: HoldBilling;
  log: { warn(details: Record<string, unknown>, message: string): void };
  now: () => Date;
};

export type Sync = ReturnType<typeof createSync>;

/**
 * Copies what the payment provider says of a person's plan. Whatever happened, and in whatever order we heard of it, the
 * copy is read anew and replaced whole: so notices may come twice, late, or never.
 */
export function createSync({ provider, hold, log, now }: SyncParts) {
  /** Reads within a lease that is held already. @returns the ids of the live subscriptions */
  async function read(held: HeldBilling): Promise<readonly string[]> {
    const { customer } = held.billing;
    const at = now().getTime();
    if (customer === null) {
      await held.change({ read: { copy: null, at } });
      return [];
    }
    const plan = await planOf(customer);
    if (plan === "gone") {
      await held.change({ customer: null, customerEmail: null, checkout: null, read: { copy: null, at } });
      return [];
    }
    if (plan && plan.live.length > 1)
      log.warn({ customer, live: plan.live.length }, "a customer has more than one live subscription");
    const copy = plan?.copy ?? null;
    // What was begun has led somewhere.
    await held.change({ read: { copy, at }, ...(isLive(copy, at) && { checkout: null }) });
    return plan?.live ?? [];
  }

  async function planOf(customer: string) {
    try {
      return await provider.planOf(customer);
    } catch (error) {
      if (isMissing(error)) return "gone";
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
