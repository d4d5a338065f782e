import { Problem } from "#app/problem.ts";
import type { BillingStore } from "./billing-store.server.ts";
import type { createNotices } from "./notices.server.ts";
import type { PaymentProvider } from "./provider.server.ts";
import { ProviderFailure } from "./provider-failure.ts";
import type { Sync } from "./sync.server.ts";

type SweepParts = {
  store: Pick<BillingStore, "due" | "departed" | "forgetDeparted">;
  provider: PaymentProvider;
  sync: Pick<Sync, "of">;
  notices: Pick<ReturnType<typeof createNotices>, "catchUp">;
  log: { warn(details: Record<string, unknown>, message: string): void };
  now: () => Date;
};

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Every plan is read at least once in so long. */
const READ_EVERY_MS = 20 * HOUR_MS;
/** A checkout that has led to no word of the provider's is looked after. */
const CHECKOUT_QUIET_MS = 15 * MINUTE_MS;
/** How often the provider is asked what it could not deliver, and how far back. */
const CATCH_UP_EVERY_MS = HOUR_MS;
const CATCH_UP_BACK_MS = 3 * 24 * HOUR_MS;
/** In one go, so that a sweep ends soon and leaves the provider's limits to people. */
const MOST_AT_ONCE = 50;

/** Does what a lost notice has left undone. What fails is tried again by the next sweep. */
export function createBillingSweep({ store, provider, sync, notices, log, now }: SweepParts): () => Promise<void> {
  let caughtUpAt = Number.NEGATIVE_INFINITY;

  async function readWhatIsDue(): Promise<void> {
    const at = now().getTime();
    const due = await store.due({
      before: new Date(at - READ_EVERY_MS),
      checkoutBefore: new Date(at - CHECKOUT_QUIET_MS),
      most: MOST_AT_ONCE,
    });
    for (const owner of due) await sync.of(owner);
  }

  async function deleteDeparted(): Promise<void> {
    for (const customer of await store.departed(MOST_AT_ONCE)) {
      await provider.deleteCustomer(customer);
      await store.forgetDeparted(customer);
    }
  }

  async function catchUp(): Promise<void> {
    const at = now().getTime();
    if (at - caughtUpAt < CATCH_UP_EVERY_MS) return;
    await notices.catchUp(new Date(at - CATCH_UP_BACK_MS));
    caughtUpAt = at;
  }

  return async () => {
    for (const work of [readWhatIsDue, catchUp, deleteDeparted]) {
      try {
        await work();
      } catch (error) {
        // The provider is away: the rest would only wait for it as long.
        if (!(error instanceof Problem || error instanceof ProviderFailure)) throw error;
        log.warn({ work: work.name }, "the payment provider is away: what is due waits for the next sweep");
        return;
      }
    }
  };
}
