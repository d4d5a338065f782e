import { Problem } from "#app/problem.ts";
import type { Billing, BillingStore } from "./billing-store.server.ts";
import type { HoldBilling } from "./leases.server.ts";
import { isLive } from "./plan-rules.ts";
import type { PaymentProvider } from "./provider.server.ts";
import { asProblem, type Sync } from "./sync.server.ts";

type DepartureParts = {
  store: Pick<BillingStore, "of" | "noteDeparture">;
  /** Null: nobody can pay here any more. */
  paid: { provider: PaymentProvider; hold: HoldBilling; sync: Pick<Sync, "read"> } | null;
  now: () => Date;
};

/**
 * Ends everything at the payment provider for an account that is about to go. A live plan and an open checkout are ended
 * at once; a customer who has neither is deleted later, and nobody waits for that.
 * @throws {Problem} payments_unavailable when a plan or a checkout could not be ended: the account must stay, or somebody
 * would pay for nothing
 */
export async function leave(owner: string, { store, paid, now }: DepartureParts): Promise<void> {
  const known = await store.of(owner);
  if (!known) return;
  if (!paid) return noteDeparture(known, store);
  try {
    await asProblem(() =>
      paid.hold(owner, async (held) => {
        if (held.billing.checkout) {
          await paid.provider.closeCheckout(held.billing.checkout.session);
          // It may have been paid a moment ago.
          await paid.sync.read(held);
        }
        const { billing } = held;
        if (isLive(billing.copy, now().getTime()) && billing.customer)
          await paid.provider.deleteCustomer(billing.customer);
        else await noteDeparture(billing, store);
      }),
    );
  } catch (error) {
    const hasNothing = known.checkout === null && !isLive(known.copy, now().getTime());
    if (!(error instanceof Problem) || !hasNothing) throw error;
    // Somebody else is at it, who will find the account gone.
    await noteDeparture(known, store);
  }
}

async function noteDeparture({ customer }: Billing, store: DepartureParts["store"]): Promise<void> {
  if (customer !== null) await store.noteDeparture(customer);
}
