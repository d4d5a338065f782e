import { existsSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { DATABASES, openEmptyPlace, openTestDatabase, type TestDatabase } from "#tests/databases.ts";
import { isMigrated, migrate } from "./migrate.server.ts";
import { type Database, isReady, openDatabase } from "./open.server.ts";
import type { TellingRow } from "./tables.server.ts";

const row = (change: Partial<TellingRow> = {}): TellingRow => ({
  id: "1",
  caller: "guest:a",
  idempotency_key: null,
  request_hash: "hash",
  state: "told",
  replaced: 0,
  language: "es",
  title: "El ñandú 🦊",
  content: "Uno.\n\nDos.",
  storyteller_kind: "builtin",
  storyteller_name: "builtin",
  started_at: "2026-01-31T23:30:00.000Z",
  telling_until: "2026-01-31T23:31:00.000Z",
  ended_at: null,
  expires_at: "2026-02-01T23:30:00.000Z",
  owner: null,
  counted: 1,
  age: null,
  genres: "[]",
  safety: null,
  trace: null,
  ...change,
});

describe("in a place without any table", () => {
  test("a new folder gets a database that is ready", async () => {
    const { place, remove } = await openEmptyPlace("sqlite");
    const path = join(place.dataDir, "new", "data");
    const db = await openDatabase({ dataDir: path });
    expect(existsSync(join(path, "cuentaluna.db"))).toBe(true);
    expect(await isReady(db)).toBe(true);
    await db.destroy();
    remove();
  });

  test("processes that start on a new PostgreSQL at the same moment all get their tables, and nothing is put on the disk", async () => {
    const { place, remove } = await openEmptyPlace("postgres");
    const dataDir = join(place.dataDir, "unused");
    const opened = await Promise.all([1, 2, 3].map(() => openDatabase({ ...place, dataDir })));
    for (const db of opened) expect(await isReady(db)).toBe(true);
    for (const db of opened) await db.destroy();
    expect(existsSync(dataDir)).toBe(false);
    remove();
  });
});

describe.each(DATABASES)("on %s", (kind) => {
  let database: TestDatabase;
  let db: Database;
  beforeEach(async () => {
    database = await openTestDatabase(kind);
    db = database.db;
  });
  afterEach(() => database.close());

  test("what was kept is there after another start, and migrating again changes nothing", async () => {
    await db.insertInto("tellings").values(row()).execute();
    await db.destroy();
    const second = await database.openAgain();
    await migrate(second);
    expect(await isMigrated(second)).toBe(true);
    expect(await second.selectFrom("tellings").selectAll().execute()).toEqual([row()]);
  });

  test("a closed database is not ready, nor one that lacks its tables", async () => {
    await sql`delete from kysely_migration`.execute(db);
    expect(await isReady(db)).toBe(false);
    await db.destroy();
    expect(await isReady(db)).toBe(false);
  });

  test("a statement says how much it changed, and returns what it is asked for", async () => {
    const inserted = await db
      .insertInto("tellings")
      .values([row(), row({ id: "2" })])
      .executeTakeFirst();
    expect(inserted.numInsertedOrUpdatedRows).toBe(2n);
    const updated = await db.updateTable("tellings").set({ replaced: 1 }).where("id", "=", "1").executeTakeFirst();
    expect(updated.numUpdatedRows).toBe(1n);
    const returned = await db.deleteFrom("tellings").where("id", "=", "2").returning(["id", "title"]).execute();
    expect(returned).toEqual([{ id: "2", title: "El ñandú 🦊" }]);
  });

  test("a transaction is kept whole or not at all", async () => {
    const half = db.transaction().execute(async (transaction) => {
      await transaction.insertInto("tellings").values(row()).execute();
      throw new Error("half-way");
    });
    await expect(half).rejects.toThrow("half-way");
    expect(await db.selectFrom("tellings").select("id").execute()).toEqual([]);
  });

  test("a guest's key is there once", async () => {
    await db
      .insertInto("tellings")
      .values(row({ idempotency_key: "k" }))
      .execute();
    const twice = db
      .insertInto("tellings")
      .values(row({ id: "2", idempotency_key: "k" }))
      .execute();
    await expect(twice).rejects.toThrow(/UNIQUE/i);
  });

  test("a count is a number", async () => {
    const { count } = await db
      .selectFrom("tellings")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    expect(count).toBe(0);
  });
});

test("a power cut loses nothing that the embedded database announced as saved", async () => {
  const { db, close } = await openTestDatabase("sqlite");
  const pragma = async (name: string) => (await sql.raw<Record<string, unknown>>(`PRAGMA ${name}`).execute(db)).rows[0];
  expect(await pragma("journal_mode")).toEqual({ journal_mode: "wal" });
  // 2 is FULL.
  expect(await pragma("synchronous")).toEqual({ synchronous: 2 });
  expect(await pragma("foreign_keys")).toEqual({ foreign_keys: 1 });
  await close();
});

test("rows of the embedded database can be read one by one", async () => {
  const { db, close } = await openTestDatabase("sqlite");
  await db
    .insertInto("tellings")
    .values([row(), row({ id: "2" })])
    .execute();
  const ids = await Array.fromAsync(db.selectFrom("tellings").select("id").orderBy("id").stream());
  expect(ids).toEqual([{ id: "1" }, { id: "2" }]);
  await close();
});
