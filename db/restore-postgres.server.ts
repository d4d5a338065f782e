import { setTimeout as wait } from "node:timers/promises";
import { DEFAULT_MIGRATION_LOCK_TABLE, DEFAULT_MIGRATION_TABLE, Kysely, sql } from "kysely";
import { BackupRefused } from "./backup-format.server.ts";
import type { Fill } from "./fill-database.server.ts";
import { LOCK_KEY } from "./migration-lock.server.ts";
import type { Database } from "./open.server.ts";
import { patientPostgresDialect } from "./postgres.server.ts";
import { holdsRows, type RestoreWish, refuseUnlessReplaced, tablesOf } from "./standing-database.server.ts";
import type { Tables } from "./tables.server.ts";

/** A table that somebody reads is not waited for for ever. */
const LOCK_WAIT = "10s";

/** The connection broke after everything was said and before the server's answer: it is done, or nothing is. */
export class RestoreUnsure extends Error {
  override name = "RestoreUnsure";
}

/**
 * Replaces the product's tables in one transaction: whatever fails, the old ones are there. Tables of others stay.
 * @returns null: what was replaced is gone
 * @throws {BackupRefused} when it is not empty, or somebody works in it. {@link RestoreUnsure}
 */
export async function restoreIntoPostgres(databaseUrl: string, wish: RestoreWish, fill: Fill): Promise<null> {
  const db: Database = new Kysely<Tables>({ dialect: patientPostgresDialect(databaseUrl) });
  let isFilled = false;
  try {
    await db.transaction().execute(async (transaction) => {
      await replaceTables(transaction, wish, fill);
      isFilled = true;
    });
    return null;
  } catch (error) {
    if (isFilled) throw new RestoreUnsure("the last word was not heard", { cause: error });
    throw error;
  } finally {
    await db.destroy();
  }
}

async function replaceTables(db: Database, wish: RestoreWish, fill: Fill): Promise<void> {
  await sql`set local lock_timeout = ${sql.lit(LOCK_WAIT)}`.execute(db);
  const { rows: locks } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(${sql.lit(LOCK_KEY)}::bigint) as taken`.execute(db);
  if (!locks[0]?.taken) throw new BackupRefused("Another process is restoring or migrating this database.");
  await refuseOthers(db);
  if (await holdsRows(db)) refuseUnlessReplaced(wish);
  const names = (await tablesOf(db)).toReversed().map(({ name }) => name);
  for (const name of [...names, DEFAULT_MIGRATION_TABLE, DEFAULT_MIGRATION_LOCK_TABLE])
    await sql`drop table if exists ${sql.table(name)}`.execute(db);
  await fill(db, "postgres");
}

/** A server ends the session of a client that has gone within a moment, a busy one within seconds. */
const LEAVING_MS = 3_000;
const LOOK_EVERY_MS = 100;

/** A process of the product that has been idle for seconds has no session, and cannot be seen here. */
async function refuseOthers(db: Database): Promise<void> {
  const until = performance.now() + LEAVING_MS;
  let others = await othersIn(db);
  while (others > 0 && performance.now() < until) {
    await wait(LOOK_EVERY_MS);
    others = await othersIn(db);
  }
  if (others > 0)
    throw new BackupRefused(
      `Somebody else is connected to the database (sessions: ${others}): stop every process of the product first.`,
    );
}

/** How many other clients have a session in this database now. */
async function othersIn(db: Database): Promise<number> {
  // Within a transaction the same picture is shown again until it is thrown away.
  await sql`select pg_stat_clear_snapshot()`.execute(db);
  const { rows } = await sql<{ others: number }>`
    select count(*) as others from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(db);
  return rows[0]?.others ?? 0;
}
