import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { Kysely, sql } from "kysely";
import { isMigrated, migrate } from "./migrate.server.ts";
import { nodeSqliteDialect } from "./node-sqlite.server.ts";
import { postgresDialect } from "./postgres.server.ts";
import type { Tables } from "./tables.server.ts";

export type Database = Kysely<Tables>;

type LogLine = (details: Record<string, unknown>, message: string) => void;

/** Where the product's data is: a folder with the embedded database, or a PostgreSQL server's address. */
export type DatabasePlace = { dataDir: string; databaseUrl?: string | null };

/** Opens the database, made and migrated when it is new. @param warn told when a connection breaks */
export async function openDatabase(
  { dataDir, databaseUrl }: DatabasePlace,
  warn: LogLine = () => undefined,
): Promise<Database> {
  if (!databaseUrl) mkdirSync(dataDir, { recursive: true });
  const dialect = databaseUrl ? postgresDialect(databaseUrl, warn) : nodeSqliteDialect(join(dataDir, "cuentaluna.db"));
  const db: Database = new Kysely<Tables>({ dialect });
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
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
