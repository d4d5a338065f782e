import { setTimeout as wait } from "node:timers/promises";
import { type Kysely, PostgresAdapter, sql } from "kysely";
import type { Tables } from "./tables.server.ts";

type Connection = Kysely<Tables>;

export type MigrationLock = {
  /** Told once when the lock, or a table, is somebody else's for now. */
  warn(details: Record<string, unknown>, message: string): void;
  /** Whether another process has done the work in the meantime. */
  isDone(db: Connection): Promise<boolean>;
};

/** The key that Kysely's own migrator locks: earlier versions of the product migrate with that. */
export const LOCK_KEY = "3853314791062309107";
/**
 * No statement waits longer for a table that others use: behind one that waits for a whole table, everybody else's
 * statements wait too.
 */
const LOCK_TIMEOUT_MS = 1_000;
/** So long the others may take: a large table may be rewritten. */
const PATIENCE_MS = 10 * 60_000;
const PAUSE_MS = { shortest: 100, longest: 1_000 };
/** PostgreSQL's codes for a lock that was not to be had, and for two that waited for each other. */
const LOCKED = new Set(["55P03", "40P01"]);

/**
 * Does work in one transaction that no other process's migration runs beside. On PostgreSQL that is an advisory lock which
 * ends with the transaction, so that it works through a pooler and nobody can leave it behind; on the embedded database it
 * is the one writer's place. The work is done again from its beginning when a table could not be had.
 * @throws what the work threw, and the last refusal when others hold the lock for more than ten minutes.
 */
export async function inMigrationLock(
  db: Connection,
  lock: MigrationLock,
  work: (tables: Connection) => Promise<void>,
): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return asOnlyWriter(db, work);
  const until = performance.now() + PATIENCE_MS;
  for (let attempt = 1; !(await lock.isDone(db)); attempt += 1) {
    try {
      return await inAdvisoryLock(db, work);
    } catch (error) {
      if (!isLocked(error) || performance.now() > until) throw error;
      if (attempt === 1) lock.warn({}, "migrating waits for another process");
    }
    await wait(PAUSE_MS.shortest + Math.random() * (PAUSE_MS.longest - PAUSE_MS.shortest));
  }
}

function inAdvisoryLock(db: Connection, work: (tables: Connection) => Promise<void>): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    await sql`select set_config('lock_timeout', ${String(LOCK_TIMEOUT_MS)}, true),
      set_config('statement_timeout', '0', true)`.execute(transaction);
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK_KEY)}::bigint)`.execute(transaction);
    await work(transaction);
  });
}

/** A transaction that begins by taking the writer's place: one that only took it at its first change could find itself outdated. */
async function asOnlyWriter(db: Connection, work: (tables: Connection) => Promise<void>): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`begin immediate`.execute(connection);
    try {
      await work(connection);
      await sql`commit`.execute(connection);
    } catch (error) {
      await sql`rollback`.execute(connection);
      throw error;
    }
  });
}

const isLocked = (error: unknown) =>
  error instanceof Error && "code" in error && typeof error.code === "string" && LOCKED.has(error.code);
