import { BackupRefused } from "./backup-format.server.ts";
import { MIGRATION_NAMES, migrationsDone } from "./migrate.server.ts";
import type { Database } from "./open.server.ts";
import { shapeAfter, type TableShape } from "./schema-shape.server.ts";
import { hasRows } from "./table-lines.server.ts";

export type RestoreWish = {
  /** Whether a database that holds something may be replaced. */
  replace: boolean;
  at: Date;
};

/** Whether a database of ours holds any row. @throws {BackupRefused} when it belongs to a newer version */
export async function holdsRows(db: Database): Promise<boolean> {
  for (const table of await tablesOf(db)) if (await hasRows(db, table)) return true;
  return false;
}

/** The product's tables in a database, by the migrations that were carried out there. @throws {BackupRefused} */
export async function tablesOf(db: Database): Promise<TableShape[]> {
  const done = await migrationsDone(db);
  if (done.some((name) => !MIGRATION_NAMES.includes(name)))
    throw new BackupRefused("The database belongs to a newer version of the product: update first.");
  const last = done.at(-1);
  return last === undefined ? [] : await shapeAfter(last);
}

/** @throws {BackupRefused} unless the host has said that what is there may go. */
export function refuseUnlessReplaced({ replace }: RestoreWish): void {
  if (!replace)
    throw new BackupRefused(
      "The database is not empty: add --replace to put the backup in the place of what is there.",
    );
}
