import { createFill, type OpenBytes } from "./fill-database.server.ts";
import type { DatabasePlace } from "./open.server.ts";
import { type CheckedBackup, readBackup } from "./read-backup.server.ts";
import { restoreIntoFolder } from "./restore-folder.server.ts";
import { restoreIntoPostgres } from "./restore-postgres.server.ts";
import type { RestoreWish } from "./standing-database.server.ts";

export type Restored = CheckedBackup & {
  /** The file in which the database that was replaced is kept; null when there was none, or on PostgreSQL. */
  kept: string | null;
};

/**
 * Puts a backup in the place of what is there. Nothing is changed before the backup was read and checked from beginning to
 * end; then everything is changed at once, or nothing. On the embedded database the caller holds the folder's lock.
 * @throws {BackupRefused} with nothing changed, as with every other error.
 */
export async function restoreBackup(place: DatabasePlace, open: OpenBytes, wish: RestoreWish): Promise<Restored> {
  const checked = await readBackup(await open());
  const fill = createFill(checked, open);
  const kept = place.databaseUrl
    ? await restoreIntoPostgres(place.databaseUrl, wish, fill)
    : await restoreIntoFolder(place.dataDir, wish, fill);
  return { ...checked, kept };
}
