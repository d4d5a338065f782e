import { existsSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "#tests/test-product.ts";
import { isMigrated, migrate } from "./migrate.server.ts";
import { type Database, isReady, openDatabase } from "./open.server.ts";
import type { TellingRow } from "./tables.server.ts";

let folder: ReturnType<typeof temporaryFolder>;
let opened: Database[];

beforeEach(() => {
  folder = temporaryFolder();
  opened = [];
});
afterEach(async () => {
  for (const db of opened) await db.destroy();
  folder.remove();
});

async function open(path = folder.path): Promise<Database> {
  const db = await openDatabase(path);
  opened.push(db);
  return db;
}

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
  ...change,
});

test("a new folder gets a database that is ready", async () => {
  const path = join(folder.path, "new", "data");
  const db = await open(path);
  expect(existsSync(join(path, "cuentaluna.db"))).toBe(true);
  expect(await isMigrated(db)).toBe(true);
  expect(await isReady(db)).toBe(true);
});

test("what was kept is there after another start, and migrating again changes nothing", async () => {
  const first = await open();
  await first.insertInto("tellings").values(row()).execute();
  await first.destroy();
  const second = await open();
  await migrate(second);
  expect(await second.selectFrom("tellings").selectAll().execute()).toEqual([row()]);
});

test("a closed database is not ready, nor one that lacks its tables", async () => {
  const db = await open();
  await sql`delete from kysely_migration`.execute(db);
  expect(await isReady(db)).toBe(false);
  await db.destroy();
  expect(await isReady(db)).toBe(false);
});

test("a power cut loses nothing that was announced as saved", async () => {
  const db = await open();
  const pragma = async (name: string) => (await sql.raw<Record<string, unknown>>(`PRAGMA ${name}`).execute(db)).rows[0];
  expect(await pragma("journal_mode")).toEqual({ journal_mode: "wal" });
  // 2 is FULL.
  expect(await pragma("synchronous")).toEqual({ synchronous: 2 });
  expect(await pragma("foreign_keys")).toEqual({ foreign_keys: 1 });
});

test("a statement says how much it changed, and returns what it is asked for", async () => {
  const db = await open();
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
  const db = await open();
  const half = db.transaction().execute(async (transaction) => {
    await transaction.insertInto("tellings").values(row()).execute();
    throw new Error("half-way");
  });
  await expect(half).rejects.toThrow("half-way");
  expect(await db.selectFrom("tellings").select("id").execute()).toEqual([]);
});

test("rows can be read one by one", async () => {
  const db = await open();
  await db
    .insertInto("tellings")
    .values([row(), row({ id: "2" })])
    .execute();
  const ids = await Array.fromAsync(db.selectFrom("tellings").select("id").orderBy("id").stream());
  expect(ids).toEqual([{ id: "1" }, { id: "2" }]);
});

test("a guest's key is there once", async () => {
  const db = await open();
  await db
    .insertInto("tellings")
    .values(row({ idempotency_key: "k" }))
    .execute();
  const twice = db
    .insertInto("tellings")
    .values(row({ id: "2", idempotency_key: "k" }))
    .execute();
  await expect(twice).rejects.toThrow(/UNIQUE/);
});
