import { isDeepStrictEqual } from "node:util";
import { BackupRefused } from "./backup-format.server.ts";
import { migrateInTransaction } from "./migrate.server.ts";
import type { Database } from "./open.server.ts";
import { type CheckedBackup, readBackup } from "./read-backup.server.ts";
import { addRows, type Engine, sumOfTable } from "./table-lines.server.ts";

/** Opens a backup's bytes at their beginning; called more than once. */
export type OpenBytes = () => Promise<AsyncIterable<Buffer>>;

/** Makes of a database without tables what a backup says, at this version's schema. @throws {BackupRefused} */
export type Fill = (db: Database, engine: Engine) => Promise<void>;

/**
 * Fills a database from a backup that was checked: at the backup's own schema first, in which it is read back and summed up
 * again, and then migrated. To be called in a transaction.
 */
export function createFill(checked: CheckedBackup, open: OpenBytes): Fill {
  return async (db, engine) => {
    await migrateInTransaction(db, checked.lastMigration);
    const again = await readBackup(await open(), async (table, json) => {
      try {
        await addRows(db, engine, table, json);
      } catch (error) {
        if (!isContradiction(error)) throw error;
        throw new BackupRefused(`This backup cannot be kept here: rows of ${table.name} do not fit the others.`);
      }
    });
    if (!isDeepStrictEqual(again.end, checked.end))
      throw new BackupRefused("The backup was changed while it was being read.");
    for (const [place, table] of checked.tables.entries()) {
      const sum = await sumOfTable(db, engine, table);
      if (!isDeepStrictEqual(sum, checked.end.tables[place]))
        throw new BackupRefused(`This backup cannot be kept here as it is: ${table.name} would not be the same.`);
    }
    await migrateInTransaction(db);
  };
}

/** Whether a database has refused rows for what they hold: classes 22 and 23 of PostgreSQL, constraints of SQLite. */
function isContradiction(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("errcode" in error && typeof error.errcode === "number") return (error.errcode & 0xff) === SQLITE_CONSTRAINT;
  return "code" in error && typeof error.code === "string" && /^2[23]/.test(error.code);
}

const SQLITE_CONSTRAINT = 19;
