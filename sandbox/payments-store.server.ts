import { type Kysely, sql } from "kysely";
import type { Database } from "#db/open.server.ts";
import type { Tables } from "#db/tables.server.ts";
import type { Price, Product } from "./catalogue-objects.server.ts";
import { EVENT_KEPT_MS, type EventType, makeEvent, type PaymentEvent } from "./payment-events.server.ts";
import type { Invoice, PortalSession, Session } from "./payment-objects.server.ts";
import type { Customer, Subscription } from "./subscription-objects.server.ts";

/** What a checkout is about, and what its subscription is to carry: its session does not say. */
export type Order = { id: string; object: "order"; price: string; quantity: number; metadata: Record<string, string> };

type Stored = Customer | Product | Price | Subscription | Invoice | Session | PortalSession | PaymentEvent | Order;
export type Kind = Stored["object"];
type Of<K extends Kind> = Extract<Stored, { object: K }>;

/** Something about an object that the provider does not show: an event still to be delivered, a payment that will fail. */
export type Mark = "undelivered" | "failing";

/** The row that says how many objects were ever made. Whoever changes anything holds it. */
const COUNTER = "counter";

export type Reading = {
  find<K extends Kind>(kind: K, id: string): Promise<Of<K> | null>;
  /** The newest first. @param customer only this one's */
  all<K extends Kind>(kind: K, customer?: string): Promise<Of<K>[]>;
  /** The ids with a mark, in the order in which they got it. */
  marked(mark: Mark): Promise<string[]>;
};

export type Changing = Reading & {
  /** Where the same transaction can be used for rows of another table. */
  tables: Kysely<Tables>;
  add(object: Stored): Promise<void>;
  replace(object: Stored): Promise<void>;
  mark(mark: Mark, id: string): Promise<void>;
  /** Takes a mark away. @returns whether it was there */
  unmark(mark: Mark, id: string): Promise<boolean>;
  /** Notes that something has happened. It is delivered when the change is complete. @param before for an update */
  tell(type: EventType, object: object & { id: string }, before?: object): Promise<void>;
};

export type PaymentsStore = {
  reading: Reading;
  /** Changes everything or nothing. One change at a time, in however many processes: none sees half of another. */
  change<T>(work: (changing: Changing) => Promise<T>): Promise<T>;
};

/** Objects of the payment provider's stand-in. @param happened told the ids of events once they are in the database */
export async function openPaymentsStore(
  db: Database,
  now: () => Date,
  happened: (events: readonly string[]) => void,
): Promise<PaymentsStore> {
  await db
    .insertInto("sandbox_objects")
    .values({ id: COUNTER, kind: COUNTER, customer: null, made_at: "", body: "0" })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  const oldest = new Date(now().getTime() - EVENT_KEPT_MS).toISOString();
  await db.deleteFrom("sandbox_objects").where("kind", "=", "event").where("made_at", "<", oldest).execute();

  return {
    reading: readingOf(db),
    async change(work) {
      const events: string[] = [];
      const result = await db.transaction().execute(async (tables) => {
        await advanceCounter(tables);
        return work(changingOf(tables, now, (event) => events.push(event)));
      });
      if (events.length > 0) happened(events);
      return result;
    },
  };
}

/** The next number. It comes first in a transaction: from here on every other one waits. */
async function advanceCounter(tables: Kysely<Tables>): Promise<number> {
  const { body } = await tables
    .updateTable("sandbox_objects")
    .set({ body: sql<string>`cast(cast(body as integer) + 1 as text)` })
    .where("id", "=", COUNTER)
    .returning("body")
    .executeTakeFirstOrThrow();
  return Number(body);
}

function readingOf(tables: Kysely<Tables>): Reading {
  return {
    async find<K extends Kind>(kind: K, id: string) {
      const row = await tables
        .selectFrom("sandbox_objects")
        .select("body")
        .where("id", "=", id)
        .where("kind", "=", kind)
        .executeTakeFirst();
      return row ? (JSON.parse(row.body) as Of<K>) : null;
    },
    async all<K extends Kind>(kind: K, customer?: string) {
      let query = tables.selectFrom("sandbox_objects").select("body").where("kind", "=", kind);
      if (customer !== undefined) query = query.where("customer", "=", customer);
      const rows = await query.orderBy("made_at", "desc").execute();
      return rows.map(({ body }) => JSON.parse(body) as Of<K>);
    },
    async marked(mark) {
      const rows = await tables
        .selectFrom("sandbox_objects")
        .select("body")
        .where("kind", "=", mark)
        .orderBy("made_at")
        .execute();
      return rows.map(({ body }) => body);
    },
  };
}

function changingOf(tables: Kysely<Tables>, now: () => Date, told: (event: string) => void): Changing {
  const insert = async (id: string, kind: string, customer: string | null, body: string) => {
    const number = String(await advanceCounter(tables)).padStart(12, "0");
    const row = { id, kind, customer, made_at: `${now().toISOString()} ${number}`, body };
    await tables
      .insertInto("sandbox_objects")
      .values(row)
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute();
  };
  const changing: Changing = {
    ...readingOf(tables),
    tables,
    async add(object) {
      const customer = "customer" in object ? object.customer : null;
      await insert(object.id, object.object, customer, JSON.stringify(object));
    },
    async replace(object) {
      const body = JSON.stringify(object);
      await tables.updateTable("sandbox_objects").set({ body }).where("id", "=", object.id).executeTakeFirstOrThrow();
    },
    async mark(mark, id) {
      await insert(`${mark} ${id}`, mark, null, id);
    },
    async unmark(mark, id) {
      const { numDeletedRows } = await tables
        .deleteFrom("sandbox_objects")
        .where("id", "=", `${mark} ${id}`)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    async tell(type, object, before) {
      const event = makeEvent(type, object, Math.floor(now().getTime() / 1000), before);
      await changing.add(event);
      await changing.mark("undelivered", event.id);
      told(event.id);
    },
  };
  return changing;
}
