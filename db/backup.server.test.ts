import { Kysely, sql } from "kysely";
import { afterEach, describe, expect, test } from "vitest";
import { DATABASES, openEmptyPlace, openTestDatabase, type TestDatabase } from "#tests/databases.ts";
import { backupOf, fillEveryTable, openerOf } from "#tests/full-database.ts";
import { BackupRefused } from "./backup-format.server.ts";
import { isMigrated, MIGRATION_NAMES, migrate } from "./migrate.server.ts";
import { nodeSqliteDialect } from "./node-sqlite.server.ts";
import { DATABASE_FILE, type Database, openDatabase } from "./open.server.ts";
import { patientPostgresDialect } from "./postgres.server.ts";
import { restoreBackup } from "./restore.server.ts";
import type { Tables } from "./tables.server.ts";
import { writeBackup } from "./write-backup.server.ts";

const WISH = { replace: false, at: new Date("2026-11-22T02:00:00.000Z") };
const opened: TestDatabase[] = [];
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
});

async function openOne(kind: (typeof DATABASES)[number]): Promise<TestDatabase> {
  const database = await openTestDatabase(kind);
  opened.push(database);
  return database;
}

const DIRECTIONS = DATABASES.flatMap((from) => DATABASES.map((to) => [from, to] as const));

describe.each(DIRECTIONS)("from %s to %s", (fromKind, toKind) => {
  test("everything arrives with equal counts and checksums", async () => {
    const [from, to] = [await openOne(fromKind), await openOne(toKind)];
    await fillEveryTable(from.db);
    await to.db.destroy();
    const { bytes, end } = await backupOf(from.place);
    const restored = await restoreBackup(to.place, openerOf(bytes), WISH);
    expect(restored.end).toEqual(end);
    expect(restored.kept).toBe(null);
    expect((await backupOf(to.place)).end.tables).toEqual(end.tables);
    expect(end.tables.every(({ rows }) => rows === end.tables[0]?.rows)).toBe(true);
    const arrived = await to.openAgain();
    for (const table of ["users", "stories", "account_rates"] as const) {
      const before = await from.db.selectFrom(table).selectAll().execute();
      const after = await arrived.selectFrom(table).selectAll().execute();
      expect(after).toHaveLength(before.length);
      expect(after).toEqual(expect.arrayContaining(before));
    }
    expect(await isMigrated(arrived)).toBe(true);
  });
});

describe.each(DATABASES)("on %s", (kind) => {
  test("a backup is one moment: what is written while it is made is in it whole or not at all", async () => {
    const { db, place } = await openOne(kind);
    await fillEveryTable(db);
    const before = await backupOf(place);
    const during = await writeBackup(place, new Date(), async (bytes) => {
      await db.transaction().execute(async (transaction) => {
        const late = { id: "late", at: "2026-11-22", owner: "person a" };
        await transaction.insertInto("counted_stories").values(late).execute();
        await transaction.deleteFrom("tellings").execute();
      });
      for await (const chunk of bytes) expect(chunk.length).toBeGreaterThan(0);
    });
    expect(during.tables).toEqual(before.end.tables);
    expect((await backupOf(place)).end.tables).not.toEqual(before.end.tables);
  });

  test("nobody holds a claim in a copy", async () => {
    const { db, place } = await openOne(kind);
    await fillEveryTable(db);
    const { bytes } = await backupOf(place);
    await db.destroy();
    await restoreBackup(place, openerOf(bytes), { ...WISH, replace: true });
    const copy = await (opened.at(-1) as TestDatabase).openAgain();
    expect(await copy.selectFrom("billing").select("owner").where("lease", "is not", null).execute()).toEqual([]);
    expect(await copy.selectFrom("billing").select("owner").where("customer", "is not", null).execute()).not.toEqual(
      [],
    );
  });

  test("a backup of an older version is brought to this version's tables", async () => {
    const older = await openEmptyPlace(kind);
    const oldDb: Database = new Kysely<Tables>({ dialect: dialectOf(older.place) });
    await migrate(oldDb, { upTo: "0004-stories" });
    await fillEveryTable(oldDb, "0004-stories");
    await sql`update stories set counted = 1`.execute(oldDb);
    const { bytes, end } = await backupOf(older.place);
    await oldDb.destroy();
    expect(end.tables.map(({ name }) => name)).not.toContain("counted_stories");
    const target = await openEmptyPlace(kind);
    await restoreBackup(target.place, openerOf(bytes), WISH);
    const db = await openDatabase(target.place);
    expect(await isMigrated(db)).toBe(true);
    const stories = await db.selectFrom("stories").select(["id", "owner", "created_at as at"]).execute();
    expect(stories).toHaveLength(end.tables.find(({ name }) => name === "stories")?.rows ?? 0);
    const counted = await db.selectFrom("counted_stories").selectAll().execute();
    expect(counted).toEqual(expect.arrayContaining(stories));
    await db.destroy();
    older.remove();
    target.remove();
  });

  test("a place without any table has nothing to back up, and a restore makes it", async () => {
    const from = await openOne("sqlite");
    await fillEveryTable(from.db);
    const empty = await openEmptyPlace(kind);
    await expect(backupOf(empty.place)).rejects.toThrow(BackupRefused);
    const { bytes, end } = await backupOf(from.place);
    await restoreBackup(empty.place, openerOf(bytes), WISH);
    expect((await backupOf(empty.place)).end.tables).toEqual(end.tables);
    empty.remove();
  });

  test("a database that a newer version has migrated is neither backed up nor replaced", async () => {
    const { db, place } = await openOne(kind);
    await fillEveryTable(db);
    const { bytes } = await backupOf(place);
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2099')`.execute(db);
    await db.destroy();
    await expect(backupOf(place)).rejects.toThrow(/newer version/);
    await expect(restoreBackup(place, openerOf(bytes), { ...WISH, replace: true })).rejects.toThrow(/newer version/);
  });
});

test("every table and column of this version can be carried", async () => {
  const { place } = await openOne("sqlite");
  const { end } = await backupOf(place);
  expect(MIGRATION_NAMES.length).toBeGreaterThan(6);
  expect(end.tables.length).toBeGreaterThan(19);
});

function dialectOf({ dataDir, databaseUrl }: TestDatabase["place"]) {
  return databaseUrl ? patientPostgresDialect(databaseUrl) : nodeSqliteDialect(`${dataDir}/${DATABASE_FILE}`);
}
