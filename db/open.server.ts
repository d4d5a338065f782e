import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { Kysely, sql } from "kysely";
import { isMigrated, migrate } from "./migrate.server.ts";
import { nodeSqliteDialect } from "./node-sqlite.server.ts";
import type { Tables } from "./tables.server.ts";

export type Database = Kysely<Tables>;

/** Opens the embedded database of a data folder, made and migrated when it is new. */
export async function openDatabase(dataDir: string): Promise<Database> {
  mkdirSync(dataDir, { recursive: true });
  const db: Database = new Kysely<Tables>({ dialect: nodeSqliteDialect(join(dataDir, "cuentaluna.db")) });
  await migrate(db);
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
