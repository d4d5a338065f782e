import type { Insertable } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "#db/open.server.ts";
import type { Tables } from "#db/tables.server.ts";
import { DATABASES, type DatabaseKind, openTestDatabase, type TestDatabase } from "#tests/databases.ts";
import { openTestProduct } from "#tests/test-product.ts";

const HOUR_MS = 3_600_000;
const isoAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();
const days = (count: number) => count * 24;

/** One row each of what is kept for a time only, as old as its time; `hours` more or less. */
function rowsThatAre(hours: "over" | "in time"): { [Name in keyof Tables]?: Insertable<Tables[Name]> } {
  const id = hours;
  const after = hours === "over" ? 1 : -1;
  const over = isoAgo(after);
  const user = { name: "", image: null, updatedAt: over };
  return {
    users: { ...user, id, email: `${id}@home.example`, emailVerified: 0, createdAt: isoAgo(days(7) + after) },
    tellings: {
      id,
      caller: "guest:a",
      idempotency_key: id,
      request_hash: "",
      state: "told",
      replaced: 0,
      language: "es",
      title: "",
      content: "",
      storyteller_kind: "builtin",
      storyteller_name: "",
      started_at: over,
      owner: null,
      telling_until: over,
      ended_at: over,
      counted: 0,
      age: 6,
      genres: "[]",
      safety: null,
      trace: null,
      expires_at: over,
    },
    stories: {
      id,
      owner: `confirmed ${id}`,
      created_at: over,
      updated_at: over,
      read_at: null,
      favourite: 0,
      counted: 1,
      language: "es",
      age: 6,
      genres: "[]",
      storyteller_kind: "builtin",
      storyteller_name: "",
      title: "",
      preview: "",
      content: "",
      search_text: "",
      safety: null,
      trace: null,
      deleted_at: isoAgo(days(1) + after),
    },
    sessions: {
      id,
      token: id,
      createdAt: over,
      updatedAt: over,
      ipAddress: null,
      userAgent: null,
      userId: `confirmed ${id}`,
      expiresAt: over,
    },
    verifications: { id, identifier: id, value: "", expiresAt: over, createdAt: over, updatedAt: over },
    account_rates: { key: id, points: 1, expires_at: Date.parse(over) },
    letters: {
      id,
      to: "",
      subject: "",
      text: "",
      reply_to: null,
      code: null,
      attempts: 9,
      claimed_until: null,
      next_attempt_at: over,
      created_at: over,
      failed_at: isoAgo(days(30) + after),
    },
    contact_messages: {
      id,
      name: "",
      email: "",
      message: "",
      language: "es",
      created_at: isoAgo(days(90) + after),
    },
    story_reports: {
      id,
      reason: "",
      comment: "",
      language: "es",
      age: 6,
      storyteller_kind: "builtin",
      storyteller_name: "",
      safety: null,
      title: null,
      content: null,
      created_at: isoAgo(days(180) + after),
    },
    stripe_events: {
      id,
      type: "",
      customer: null,
      processed_at: null,
      error: null,
      received_at: isoAgo(days(35) + after),
    },
  };
}

async function insert(db: Database, rows: ReturnType<typeof rowsThatAre>): Promise<void> {
  if (rows.users) await insertConfirmed(db, rows.users);
  for (const [table, row] of Object.entries(rows))
    await db
      .insertInto(table as "users")
      .values(row as Insertable<Tables["users"]>)
      .execute();
}

/** Whoever has confirmed stays, however long ago that was. */
async function insertConfirmed(db: Database, { id, ...user }: Insertable<Tables["users"]>): Promise<void> {
  const confirmed = { id: `confirmed ${id}`, email: `confirmed-${id}@home.example`, emailVerified: 1 };
  await db
    .insertInto("users")
    .values({ ...user, ...confirmed })
    .execute();
}

/** The ids that are left, by table. */
async function left(db: Database): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const table of Object.keys(rowsThatAre("over"))) {
    const column = table === "account_rates" ? "key" : "id";
    const rows = await db
      .selectFrom(table as "account_rates")
      .select(column as "key")
      .execute();
    const ids = rows.map((row) => (row as Record<string, string>)[column] ?? "");
    found[table] = ids.filter((id) => id !== "sweep").toSorted();
  }
  return found;
}

const settingsOf = ({ place }: TestDatabase) => ({
  DATA_DIR: place.dataDir,
  CONTACT_MESSAGES_KEPT_DAYS: "90",
  ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
});

describe.each(DATABASES)("on %s", (kind: DatabaseKind) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await openTestDatabase(kind);
  });
  afterEach(() => database.close());

  test("everything that is kept for a time only goes after it, and not before", async () => {
    await insert(database.db, rowsThatAre("over"));
    await insert(database.db, rowsThatAre("in time"));
    const product = await openTestProduct(settingsOf(database));
    const rest = await left(database.db);
    expect(rest).toEqual({
      ...Object.fromEntries(Object.keys(rest).map((table) => [table, ["in time"]])),
      users: ["confirmed in time", "confirmed over", "in time"],
    });
    await product.close();
  });

  test("messages of the contact form stay where the host has set no time for them", async () => {
    await insert(database.db, { contact_messages: rowsThatAre("over").contact_messages });
    const product = await openTestProduct({ ...settingsOf(database), CONTACT_MESSAGES_KEPT_DAYS: "0" });
    expect((await left(database.db)).contact_messages).toEqual(["over"]);
    await product.close();
  });
});

test("of several processes on one database one sweeps at a time, and another one when that turn is over", async () => {
  const database = await openTestDatabase("postgres");
  const { db } = database;
  const products = [await openTestProduct(settingsOf(database))];
  const { stripe_events } = rowsThatAre("over");
  await insert(db, { stripe_events });
  products.push(await openTestProduct(settingsOf(database)));
  expect((await left(db)).stripe_events).toEqual(["over"]);
  await db.updateTable("account_rates").set({ expires_at: Date.now() }).where("key", "=", "sweep").execute();
  products.push(await openTestProduct(settingsOf(database)));
  expect((await left(db)).stripe_events).toEqual([]);
  for (const product of products) await product.close();
  await database.close();
});
