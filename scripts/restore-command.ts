import { parseArgs } from "node:util";
import { holdFolder } from "#db/folder-lock.server.ts";
import { type Restored, restoreBackup } from "#db/restore.server.ts";
import { RestoreUnsure } from "#db/restore-postgres.server.ts";
import { sentenceOf } from "#server/backup-faults.ts";
import { backupPlace } from "#server/backup-storage.ts";
import { readDatabasePlace } from "#server/database-settings.ts";
import { storageAt } from "#server/storage-settings.ts";
import type { BackupCommand } from "./backup-command.ts";

const HELP = "npm run restore -- FILE [--replace]   (a path or s3://bucket/key)";

/** Puts a backup in the place of what is there, whole or not at all. Resolves to the exit code; an error is one sentence. */
export async function restoreCommand({ args, env, now, write, complain }: BackupCommand): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { replace: { type: "boolean", default: false } },
    });
    const [file] = positionals;
    if (file === undefined || positionals.length > 1) {
      complain(`${HELP}\n`);
      return 1;
    }
    const place = readDatabasePlace(env);
    const source = backupPlace(storageAt(file, env, "FILE"));
    // With PostgreSQL as well: a process of the product on this machine holds its folder, even when it is idle.
    const lock = holdFolder(place.dataDir);
    try {
      const restored = await restoreBackup(place, source.open, { replace: values.replace, at: now });
      write(report(source.name, restored));
    } finally {
      lock.release();
    }
    return 0;
  } catch (error) {
    if (error instanceof TypeError && "code" in error) complain(`${error.message}\n${HELP}\n`);
    else if (error instanceof RestoreUnsure)
      complain("The connection broke at the very end: start the product and look, or restore with --replace again.\n");
    else complain(`Nothing was changed. ${sentenceOf(error)}\n`);
    return 1;
  }
}

function report(name: string, { head, end, kept }: Restored): string {
  const lines = [
    `${name}: ${end.rows} rows of ${head.at} are back.`,
    kept && `What was there before is kept as ${kept}.`,
    "With another AUTH_SECRET than before everybody has to log in again.",
  ];
  return `${lines.filter(Boolean).join("\n")}\n`;
}
