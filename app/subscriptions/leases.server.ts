import { setTimeout as wait } from "node:timers/promises";
import { Problem } from "#app/problem.ts";
import type { Billing, BillingChange, BillingStore } from "./billing-store.server.ts";

/** Between two looks whether another one has finished with the same person, at first and at most. */
const LOOK_MS = { first: 20, most: 250 };
/** Whoever waits longer is told that it cannot be done now. */
const WAIT_MS = 20_000;

/** A person's billing in the hands of one worker. */
export type HeldBilling = {
  /** As it is now, with what was changed here. */
  readonly billing: Billing;
  /** @throws {Problem} payments_unavailable when the lease ran out: another one may be at it. */
  change(change: BillingChange): Promise<void>;
};

/**
 * Lets one worker at a time, in all processes, work on what is known of a person's plan. A lease in the database and not
 * a transaction: a call of the payment provider may take seconds, and would hold a connection so long.
 */
export type HoldBilling = <Result>(owner: string, work: (held: HeldBilling) => Promise<Result>) => Promise<Result>;

export function createHold(store: BillingStore): HoldBilling {
  return async (owner, work) => {
    const { lease, billing } = await taken(store, owner);
    let current = billing;
    try {
      return await work({
        get billing() {
          return current;
        },
        async change(change) {
          if (!(await store.change(owner, lease, change))) throw new Problem("payments_unavailable");
          const { read, ...rest } = change;
          current = { ...current, ...rest, ...(read && { copy: read.copy, syncedAt: read.at }) };
        },
      });
    } finally {
      await store.giveBack(owner, lease);
    }
  };
}

async function taken(store: BillingStore, owner: string) {
  let pause = LOOK_MS.first;
  for (let waited = 0; waited < WAIT_MS; waited += pause) {
    const held = await store.take(owner);
    if (held) return held;
    pause = Math.min(pause * 2, LOOK_MS.most);
    await wait(pause);
  }
  throw new Problem("payments_unavailable");
}
