import { setTimeout as wait } from "node:timers/promises";
import { Problem } from "#app/problem.ts";
import type { Billing, BillingStore } from "./billing-store.server.ts";
import type { PlanCopy } from "./plan-rules.ts";
import type { Sync } from "./sync.server.ts";

type FreshPlanParts = {
  store: Pick<BillingStore, "of">;
  sync: Pick<Sync, "of">;
  now: () => Date;
  log: { error(details: Record<string, unknown>, message: string): void };
  /** So long somebody who asks waits for a newer word, in milliseconds. */
  patienceMs?: number;
};

const MINUTE_MS = 60_000;
/** A copy that is older is read again for somebody who looks at the plan. */
const FRESH_MS = 5 * MINUTE_MS;
/** While a checkout is open the payment may come at any moment: whoever asks then is waiting for it. */
const FRESH_DURING_CHECKOUT_MS = 1_000;
/** Whoever pays does so within the hour, or is in no hurry. */
const PAYING_MS = 60 * MINUTE_MS;
/** After a failed try nobody is kept waiting for another one so soon. */
const RETRY_MS = MINUTE_MS;
const PATIENCE_MS = 2_500;

/** A person's plan as it was last read, read again when that is due, and the last good one when nobody can say. */
export function createFreshPlan({ store, sync, now, log, patienceMs = PATIENCE_MS }: FreshPlanParts) {
  const failedAt = new Map<string, number>();
  const running = new Map<string, Promise<void>>();

  async function read(owner: string): Promise<void> {
    try {
      await sync.of(owner);
      failedAt.delete(owner);
    } catch (error) {
      failedAt.set(owner, now().getTime());
      // A provider that is away stands in the log already.
      if (!(error instanceof Problem)) log.error({ err: error }, "a plan could not be read");
    }
  }

  /** Reads anew, together with whoever asks for the same at the same time. */
  function refresh(owner: string): Promise<void> {
    const current = running.get(owner) ?? read(owner).finally(() => running.delete(owner));
    running.set(owner, current);
    return current;
  }

  async function fresh(owner: string, isDue: (billing: Billing, at: number) => boolean): Promise<PlanCopy | null> {
    const known = await store.of(owner);
    const at = now().getTime();
    if (!known || known.customer === null || !isDue(known, at)) return known?.copy ?? null;
    if (at - (failedAt.get(owner) ?? -RETRY_MS) < RETRY_MS) return known.copy;
    const patience = new AbortController();
    const isTooLate = await Promise.race([
      refresh(owner).then(() => false),
      wait(patienceMs, true, { signal: patience.signal, ref: false }).catch(() => false),
    ]);
    patience.abort();
    // Nobody pays this patience twice.
    if (isTooLate) failedAt.set(owner, now().getTime());
    return (await store.of(owner))?.copy ?? null;
  }

  return {
    /** For whoever looks at the plan. */
    shown: (owner: string) => fresh(owner, isStale),
    /** For whoever uses it: only a period that has ended since the last reading is asked about. */
    used: (owner: string) => fresh(owner, isPeriodOver),
    /** Waits for the readings that go on by themselves. */
    async close(): Promise<void> {
      await Promise.all(running.values());
    },
  };
}

function isStale(billing: Billing, at: number): boolean {
  if (billing.syncedAt === null || isPeriodOver(billing, at)) return true;
  const { checkout } = billing;
  const isPaying = checkout !== null && at - checkout.at < PAYING_MS;
  return at - billing.syncedAt >= (isPaying ? FRESH_DURING_CHECKOUT_MS : FRESH_MS);
}

const isPeriodOver = ({ copy, syncedAt }: Billing, at: number): boolean =>
  copy !== null && at >= copy.periodEnd && (syncedAt ?? 0) < copy.periodEnd;
