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
/** After so many failures one after another it is asked whether the provider is there at all. */
const MOST_FAILURES = 3;

/** Does what a lost notice has left undone. What fails is tried again by the next sweep, and keeps nobody else waiting. */
export function createBillingSweep({ store, provider, sync, notices, log, now }: SweepParts): () => Promise<void> {
  let caughtUpAt = Number.NEGATIVE_INFINITY;

  /** Failures may be of single customers. Only where nothing is answered would the rest wait in vain. */
  async function isThere(): Promise<boolean> {
    try {
      provider.forgetPrices();
      await provider.checkPrice();
      return true;
    } catch (error) {
      if (error instanceof ProviderFailure) return error.kind !== "away";
      throw error;
    }
  }

  /** @returns whether the provider seems to be there */
  async function forEach<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<boolean> {
    let failures = 0;
    for (const item of items) {
      try {
        await work(item);
        failures = 0;
      } catch (error) {
        if (!(error instanceof Problem || error instanceof ProviderFailure)) throw error;
        failures += 1;
        if (failures % MOST_FAILURES === 0 && !(await isThere())) return false;
      }
    }
    return true;
  }

  const catchUp = async () => {
    const at = now().getTime();
    if (at - caughtUpAt < CATCH_UP_EVERY_MS) return;
    await notices.catchUp(new Date(at - CATCH_UP_BACK_MS));
    caughtUpAt = at;
  };

  return async () => {
    const at = now().getTime();
    const due = await store.due({
      before: new Date(at - READ_EVERY_MS),
      checkoutBefore: new Date(at - CHECKOUT_QUIET_MS),
      most: MOST_AT_ONCE,
    });
    const departed = await store.departed(MOST_AT_ONCE);
    const wasThere =
      (await forEach(departed, async (customer) => {
        await provider.deleteCustomer(customer);
        await store.forgetDeparted(customer);
      })) &&
      (await forEach(due, async (owner) => void (await sync.of(owner)))) &&
      (await forEach([catchUp], (work) => work()));
    if (!wasThere) log.warn({}, "the payment provider is away: what is due waits for the next sweep");
  };
}
