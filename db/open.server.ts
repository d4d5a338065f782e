import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { Kysely, sql } from "kysely";
import { isMigrated, migrate } from "./migrate.server.ts";
import { nodeSqliteDialect } from "./node-sqlite.server.ts";
import { patientPostgresDialect, postgresDialect } from "./postgres.server.ts";
import type { Tables } from "./tables.server.ts";

export type Database = Kysely<Tables>;

/** The embedded database, in the data folder. */
export const DATABASE_FILE = "cuentaluna.db";

type LogLine = (details: Record<string, unknown>, message: string) => void;

/** Where the product's data is: a folder with the embedded database, or a PostgreSQL server's address. */
export type DatabasePlace = { dataDir: string; databaseUrl?: string | null };

/**
 * Opens the database, made and migrated when it is new. Any number of processes may do so at the same moment.
 * @param warn told when a connection breaks, and when the database is newer than this version
 */
export async function openDatabase(
  { dataDir, databaseUrl }: DatabasePlace,
  warn: LogLine = () => undefined,
): Promise<Database> {
  if (!databaseUrl) mkdirSync(dataDir, { recursive: true });
  const dialect = databaseUrl ? postgresDialect(databaseUrl, warn) : nodeSqliteDialect(join(dataDir, DATABASE_FILE));
  const db: Database = new Kysely<Tables>({ dialect });
  try {
    if (databaseUrl && !(await isMigrated(db))) await migratePatiently(databaseUrl, warn);
    await migrate(db, { warn });
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
}

/** A large table may take longer than any query of the product's is given. */
async function migratePatiently(databaseUrl: string, warn: LogLine): Promise<void> {
  const db: Database = new Kysely<Tables>({ dialect: patientPostgresDialect(databaseUrl) });
  try {
    await migrate(db, { warn });
  } finally {
    await db.destroy();
  }
}

/** Whether the database answers and holds this version's tables. */
export async function isReady(db: Database): Promise<boolean> {
  try {
    await sql`select 1`.execute(db);
    return await isMigrated(db);
  } catch {
    return false;
  }
}
