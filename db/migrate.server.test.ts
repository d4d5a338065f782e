import { execFile } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { Kysely, sql } from "kysely";
import { Client } from "pg";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { DATABASES, type DatabaseKind, openEmptyPlace, openTestDatabase } from "#tests/databases.ts";
import { isMigrated, MIGRATION_NAMES, migrate, migrationsDone } from "./migrate.server.ts";
import { nodeSqliteDialect } from "./node-sqlite.server.ts";
import { DATABASE_FILE, type DatabasePlace, isReady, openDatabase } from "./open.server.ts";
import { postgresDialect } from "./postgres.server.ts";
import type { Tables } from "./tables.server.ts";

const OPENER = fileURLToPath(new URL("./open.server.ts", import.meta.url));
const NEWER = "9999-of-a-newer-version";

const withEmptyPlace = async (kind: DatabaseKind, act: (place: DatabasePlace) => Promise<void>) => {
  const { place, remove } = await openEmptyPlace(kind);
  try {
    await act(place);
  } finally {
    remove();
  }
};

const dialectOf = ({ dataDir, databaseUrl }: DatabasePlace) =>
  databaseUrl ? postgresDialect(databaseUrl, () => undefined) : nodeSqliteDialect(join(dataDir, DATABASE_FILE));

/** Opens and closes a place in a process of its own. */
const openElsewhere = (place: DatabasePlace) =>
  promisify(execFile)(process.execPath, [
    "--input-type=module",
    "--eval",
    `const { openDatabase } = await import(${JSON.stringify(OPENER)});
     await (await openDatabase(${JSON.stringify(place)})).destroy();`,
  ]);

describe.each(DATABASES)("on %s", (kind) => {
  test("processes that open a new database at the same moment all find it whole", async () => {
    await withEmptyPlace(kind, async (place) => {
      await Promise.all([1, 2, 3, 4].map(() => openElsewhere(place)));
      const db = await openDatabase(place);
      expect(await migrationsDone(db)).toEqual(MIGRATION_NAMES);
      await db.destroy();
    });
  });

  test("a migration that fails leaves nothing of those that came with it, and all go through when what was in the way is gone", async () => {
    await withEmptyPlace(kind, async (place) => {
      const db = new Kysely<Tables>({ dialect: dialectOf(place) });
      await sql`create table story_counts (id text primary key)`.execute(db);
      await expect(openDatabase(place)).rejects.toThrow(/already exists/);
      expect(await migrationsDone(db)).toEqual([]);
      await expect(db.selectFrom("tellings").select("id").execute()).rejects.toThrow(/tellings/);
      await sql`drop table story_counts`.execute(db);
      await (await openDatabase(place)).destroy();
      expect(await isMigrated(db)).toBe(true);
      await db.destroy();
    });
  });

  test("a backup's older tables are made by stopping before the newest, and are brought up to date later", async () => {
    await withEmptyPlace(kind, async (place) => {
      const db = new Kysely<Tables>({ dialect: dialectOf(place) });
      await migrate(db, { upTo: "0004-stories" });
      expect(await migrationsDone(db)).toEqual(MIGRATION_NAMES.slice(0, 4));
      expect(await isMigrated(db)).toBe(false);
      await migrate(db);
      expect(await migrationsDone(db)).toEqual(MIGRATION_NAMES);
      await db.destroy();
    });
  });

  describe("when a newer version has migrated", () => {
    let database: Awaited<ReturnType<typeof openTestDatabase>>;
    beforeEach(async () => {
      database = await openTestDatabase(kind);
      await sql`insert into kysely_migration (name, timestamp) values (${NEWER}, '2099-01-01T00:00:00.000Z')`.execute(
        database.db,
      );
      await sql`create table of_a_newer_version (id text primary key)`.execute(database.db);
    });
    afterEach(() => database.close());

    test("this version starts, is ready, says so in its log, and leaves the database as it is", async () => {
      const said: [string, object][] = [];
      const db = await openDatabase(database.place, (details, message) => void said.push([message, details]));
      expect(await isReady(db)).toBe(true);
      expect(said).toEqual([[expect.stringContaining("newer version"), { unknown: [NEWER] }]]);
      expect(await migrationsDone(db)).toEqual([...MIGRATION_NAMES, NEWER]);
      await db.destroy();
    });

    test("a version whose own migrations are not all there is not ready", async () => {
      await sql`delete from kysely_migration where name = ${MIGRATION_NAMES[0]}`.execute(database.db);
      expect(await isMigrated(database.db)).toBe(false);
      expect(await isReady(database.db)).toBe(false);
    });
  });
});

test("a process that starts while an earlier version migrates waits for it, and says so once", async () => {
  await withEmptyPlace("postgres", async (place) => {
    const earlier = new Client(place.databaseUrl ?? "");
    await earlier.connect();
    // As Kysely's own migrator locks.
    await earlier.query("select pg_advisory_lock(3853314791062309107)");
    const said: string[] = [];
    const { promise: hasSaid, resolve } = Promise.withResolvers<void>();
    const opening = openDatabase(place, (_, message) => {
      said.push(message);
      resolve();
    });
    await hasSaid;
    const { rows } = await earlier.query("select to_regclass('tellings') as table");
    expect(rows).toEqual([{ table: null }]);
    await earlier.query("select pg_advisory_unlock(3853314791062309107)");
    const db = await opening;
    expect(await isReady(db)).toBe(true);
    expect(said).toEqual(["migrating waits for another process"]);
    await db.destroy();
    await earlier.end();
  });
});
