import { type Kysely, type Migration, PostgresAdapter, sql } from "kysely";
import { inMigrationLock } from "./migration-lock.server.ts";
import * as tellings from "./migrations/0001-tellings.server.ts";
import * as letters from "./migrations/0002-letters.server.ts";
import * as accounts from "./migrations/0003-accounts.server.ts";
import * as stories from "./migrations/0004-stories.server.ts";
import * as safety from "./migrations/0005-safety.server.ts";
import * as threads from "./migrations/0006-threads.server.ts";
import * as subscriptions from "./migrations/0007-subscriptions.server.ts";
import * as purses from "./migrations/0008-purses.server.ts";
import * as apiKeys from "./migrations/0010-api-keys.server.ts";
import type { Tables } from "./tables.server.ts";

// Listed by hand, so that a bundle holds them and their order shows. Only ever append.
const MIGRATIONS: Record<string, Migration> = {
  "0001-tellings": tellings,
  "0002-letters": letters,
  "0003-accounts": accounts,
  "0004-stories": stories,
  "0005-safety": safety,
  "0006-threads": threads,
  "0007-subscriptions": subscriptions,
  "0008-purses": purses,
  "0010-api-keys": apiKeys,
};

/** The migrations of this version, in their order. */
export const MIGRATION_NAMES: readonly string[] = Object.keys(MIGRATIONS);

type Warn = (details: Record<string, unknown>, message: string) => void;

export type MigrateOptions = {
  /** Told when the database is newer than this version, and when its lock has to be waited for. */
  warn?: Warn;
  /** The last migration to carry out; by default the newest. Only a backup that is older stops before that. */
  upTo?: string;
};

/**
 * Brings the database to this version's tables, all steps or none. Whoever does the same at the same moment waits, and
 * finds it done. A database that a newer version has migrated is left as it is: what that one adds, this one ignores.
 * @throws what the first failing migration threw; the database then is as it was.
 */
export async function migrate(
  db: Kysely<Tables>,
  { warn = () => undefined, upTo }: MigrateOptions = {},
): Promise<void> {
  const wanted = upToAndWith(upTo);
  const isDone = async (tables: Kysely<Tables>) => pendingOf(wanted, await migrationsDone(tables)).length === 0;
  if (!(await isDone(db))) {
    await makeMigrationTable(db);
    await inMigrationLock(db, { warn, isDone }, (tables) => carryOut(tables, wanted));
  }
  const unknown = (await migrationsDone(db)).filter((name) => !MIGRATION_NAMES.includes(name));
  if (unknown.length > 0) warn({ unknown }, "the database was migrated by a newer version: this one works on with it");
}

/** The same as a part of the caller's own transaction. The caller keeps others out. */
export async function migrateInTransaction(transaction: Kysely<Tables>, upTo?: string): Promise<void> {
  await makeMigrationTable(transaction);
  await carryOut(transaction, upToAndWith(upTo));
}

async function carryOut(tables: Kysely<Tables>, wanted: readonly string[]): Promise<void> {
  for (const name of pendingOf(wanted, await migrationsDone(tables))) {
    await MIGRATIONS[name]?.up(tables);
    const timestamp = new Date().toISOString();
    await sql`insert into kysely_migration (name, timestamp) values (${name}, ${timestamp})`.execute(tables);
  }
}

function upToAndWith(last: string | undefined): readonly string[] {
  return last === undefined ? MIGRATION_NAMES : MIGRATION_NAMES.slice(0, MIGRATION_NAMES.indexOf(last) + 1);
}

/** Whether every migration of this version has been carried out. A newer version's may have been, too. */
export async function isMigrated(db: Kysely<Tables>): Promise<boolean> {
  return pendingOf(MIGRATION_NAMES, await migrationsDone(db)).length === 0;
}

/** The names of the migrations that a database has seen, of newer versions too; none in a new database. */
export async function migrationsDone(db: Kysely<Tables>): Promise<string[]> {
  if (!(await hasMigrationTable(db))) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

function pendingOf(wanted: readonly string[], done: readonly string[]): string[] {
  return wanted.filter((name) => !done.includes(name));
}

// Asked for instead of tried: on PostgreSQL a statement that fails ends the transaction it is in.
async function hasMigrationTable(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await (isPostgres(db)
    ? sql`select 1 where to_regclass('kysely_migration') is not null`
    : sql`select 1 from sqlite_master where type = 'table' and name = 'kysely_migration'`
  ).execute(db);
  return rows.length > 0;
}

/** The table as Kysely's own migrator makes it: earlier versions of the product read it with that. */
async function makeMigrationTable(db: Kysely<Tables>): Promise<void> {
  try {
    await sql`create table if not exists kysely_migration (
      name varchar(255) not null primary key, timestamp varchar(255) not null)`.execute(db);
  } catch (error) {
    // PostgreSQL lets two make it at the same moment, and one of them fail.
    if (!(await hasMigrationTable(db))) throw error;
  }
}

/** Whether this is PostgreSQL and not the embedded database. */
function isPostgres(db: Kysely<Tables>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
