import type { Database } from "#db/open.server.ts";
import type { BillingRow } from "#db/tables.server.ts";
import type { Language } from "#storyteller/story-request.ts";
import type { PriceKey } from "./contract.ts";
import type { PlanCopy } from "./plan-rules.ts";

/** Whoever holds a row longer than this has died: no work on it takes so long. */
export const LEASE_MS = 2 * 60 * 1000;

/** What is known of a person's plan and of the way to it. */
export type Billing = {
  owner: string;
  customer: string | null;
  customerEmail: string | null;
  /** Null: no subscription that is not over. */
  copy: PlanCopy | null;
  /** When the copy was last read from the payment provider, in milliseconds; null: never. */
  syncedAt: number | null;
  /** The checkout that was begun last and has not been found to be over. */
  checkout: { session: string; price: PriceKey; language: Language; at: number } | null;
};

/** What changes of it. The copy is replaced as a whole, and only together with the moment at which it was read. */
export type BillingChange = Partial<Pick<Billing, "customer" | "customerEmail" | "checkout">> & {
  read?: { copy: PlanCopy | null; at: number };
};

export type BillingStore = ReturnType<typeof createBillingStore>;

/** The copies of what the payment provider says of people's plans. */
export function createBillingStore(db: Database, now: () => Date, newId: () => string) {
  const iso = (milliseconds = now().getTime()) => new Date(milliseconds).toISOString();

  return {
    async of(owner: string): Promise<Billing | null> {
      const row = await db.selectFrom("billing").selectAll().where("owner", "=", owner).executeTakeFirst();
      return row ? billingOf(row) : null;
    },

    /**
     * Takes a person's row for one worker. Null: another one has it. A row that is not there is made.
     * @throws what the database throws when there is no such account
     */
    async take(owner: string): Promise<{ lease: string; billing: Billing } | null> {
      await db
        .insertInto("billing")
        .values({ owner, cancel_at_period_end: 0, ...NOTHING_KNOWN })
        .onConflict((conflict) => conflict.column("owner").doNothing())
        .execute();
      const lease = newId();
      const row = await db
        .updateTable("billing")
        .set({ lease, lease_until: iso(now().getTime() + LEASE_MS) })
        .where("owner", "=", owner)
        .where((eb) => eb.or([eb("lease", "is", null), eb("lease_until", "<=", iso())]))
        .returningAll()
        .executeTakeFirst();
      return row ? { lease, billing: billingOf(row) } : null;
    },

    /** Changes a row for its holder. False: the lease ran out and another may hold it, so nothing was changed. */
    async change(owner: string, lease: string, change: BillingChange): Promise<boolean> {
      const changed = await db
        .updateTable("billing")
        .set(columnsOf(change, iso))
        .where("owner", "=", owner)
        .where("lease", "=", lease)
        .returning("owner")
        .executeTakeFirst();
      return changed !== undefined;
    },

    async giveBack(owner: string, lease: string): Promise<void> {
      await db
        .updateTable("billing")
        .set({ lease: null, lease_until: null })
        .where("owner", "=", owner)
        .where("lease", "=", lease)
        .execute();
    },

    /** Lets everything go that a process held which is no more. Only for whoever knows that there is no other. */
    async forgetLeases(): Promise<void> {
      await db.updateTable("billing").set({ lease: null, lease_until: null }).where("lease", "is not", null).execute();
    },

    async ownerOf(customer: string): Promise<string | null> {
      const row = await db.selectFrom("billing").select("owner").where("customer", "=", customer).executeTakeFirst();
      return row?.owner ?? null;
    },

    /**
     * Whose copy wants reading although nobody told us anything, those that waited longest first: a plan that was last read
     * before `before` or before its period ended, or a checkout that was begun and read before `checkoutBefore`.
     */
    async due({ before, checkoutBefore, most }: { before: Date; checkoutBefore: Date; most: number }) {
      const rows = await db
        .selectFrom("billing")
        .select("owner")
        .where("customer", "is not", null)
        .where((eb) =>
          eb.or([
            eb.and([eb("status", "is not", null), eb("synced_at", "<", before.toISOString())]),
            eb.and([eb("period_end", "<=", iso()), eb("synced_at", "<", eb.ref("period_end"))]),
            eb.and([
              eb("checkout_at", "<", checkoutBefore.toISOString()),
              eb.or([eb("synced_at", "is", null), eb("synced_at", "<", checkoutBefore.toISOString())]),
            ]),
          ]),
        )
        .orderBy("synced_at")
        .limit(most)
        .execute();
      return rows.map(({ owner }) => owner);
    },

    /** Notes that a customer is to be deleted at the payment provider, whose account goes or is gone. */
    async noteDeparture(customer: string): Promise<void> {
      await db
        .insertInto("departed_customers")
        .values({ customer, departed_at: iso() })
        .onConflict((conflict) => conflict.column("customer").doNothing())
        .execute();
    },

    async departed(most: number): Promise<string[]> {
      const rows = await db
        .selectFrom("departed_customers")
        .select("customer")
        .orderBy("departed_at")
        .limit(most)
        .execute();
      return rows.map(({ customer }) => customer);
    },

    async forgetDeparted(customer: string): Promise<void> {
      await db.deleteFrom("departed_customers").where("customer", "=", customer).execute();
    },
  };
}

const NO_COPY = { status: null, plan: null, subscription: null, period_start: null, period_end: null };
const NO_CHECKOUT = { checkout_session: null, checkout_price: null, checkout_language: null, checkout_at: null };
const NOTHING_KNOWN = {
  ...NO_COPY,
  ...NO_CHECKOUT,
  customer: null,
  customer_email: null,
  synced_at: null,
  lease: null,
  lease_until: null,
};

function columnsOf({ read, checkout, customer, customerEmail }: BillingChange, iso: (at: number) => string) {
  return {
    ...(customer !== undefined && { customer }),
    ...(customerEmail !== undefined && { customer_email: customerEmail }),
    ...(checkout === null && NO_CHECKOUT),
    ...(checkout && {
      checkout_session: checkout.session,
      checkout_price: checkout.price,
      checkout_language: checkout.language,
      checkout_at: iso(checkout.at),
    }),
    ...(read && { synced_at: iso(read.at), cancel_at_period_end: read.copy?.cancelAtPeriodEnd ? 1 : 0 }),
    ...(read && (read.copy ? copyColumns(read.copy, iso) : NO_COPY)),
  };
}

const copyColumns = (
  { status, plan, subscription, periodStart, periodEnd }: PlanCopy,
  iso: (at: number) => string,
) => ({
  status,
  plan,
  subscription,
  period_start: iso(periodStart),
  period_end: iso(periodEnd),
});

function billingOf(row: BillingRow): Billing {
  const { status, subscription, plan, period_start, period_end } = row;
  return {
    owner: row.owner,
    customer: row.customer,
    customerEmail: row.customer_email,
    copy:
      status !== null && subscription !== null && plan !== null && period_start !== null && period_end !== null
        ? {
            status,
            subscription,
            plan,
            periodStart: Date.parse(period_start),
            periodEnd: Date.parse(period_end),
            cancelAtPeriodEnd: row.cancel_at_period_end === 1,
          }
        : null,
    syncedAt: row.synced_at === null ? null : Date.parse(row.synced_at),
    checkout: checkoutOf(row),
  };
}

function checkoutOf(row: BillingRow): Billing["checkout"] {
  const { checkout_session: session, checkout_price: price, checkout_language: language, checkout_at: at } = row;
  if (session === null || price === null || language === null || at === null) return null;
  return { session, price: price as PriceKey, language, at: Date.parse(at) };
}
