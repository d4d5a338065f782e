import { parseArgs } from "node:util";
import { writeBackup } from "#db/write-backup.server.ts";
import { sentenceOf } from "#server/backup-faults.ts";
import { datedIn } from "#server/backup-place.ts";
import { backupPlace } from "#server/backup-storage.ts";
import { readDatabasePlace } from "#server/database-settings.ts";
import { readStorage, storageAt } from "#server/storage-settings.ts";

/** What a run of the command touches. */
export type BackupCommand = {
  args: string[];
  env: Readonly<Record<string, string | undefined>>;
  now: Date;
  write: (text: string) => void;
  complain: (text: string) => void;
};

const HELP = "npm run backup [-- FILE]   (a path or s3://bucket/key; without it a dated name under STORAGE_URL)";
const THOUSAND = 1_000;
const UNITS = ["B", "kB", "MB", "GB", "TB"];

/** Backs everything up while the product may go on. Resolves to the exit code; an error is one sentence. */
export async function backupCommand({ args, env, now, write, complain }: BackupCommand): Promise<number> {
  try {
    const { positionals } = parseArgs({ args, allowPositionals: true });
    const [file] = positionals;
    if (positionals.length > 1) {
      complain(`${HELP}\n`);
      return 1;
    }
    const place = readDatabasePlace(env);
    const target = backupPlace(
      file === undefined ? datedIn(readStorage(env, place.dataDir), now) : storageAt(file, env, "FILE"),
    );
    let size = 0;
    const { rows } = await writeBackup(place, now, (bytes) =>
      target.keep(
        (async function* () {
          for await (const chunk of bytes) {
            size += chunk.length;
            yield chunk;
          }
        })(),
      ),
    );
    write(
      `${target.name}: ${rows} rows, ${sizeText(size)}. Not in it: the settings, and the secret that DATA_DIR keeps.\n`,
    );
    return 0;
  } catch (error) {
    if (error instanceof TypeError && "code" in error) complain(`${error.message}\n${HELP}\n`);
    else complain(`No backup was made. ${sentenceOf(error)}\n`);
    return 1;
  }
}

function sizeText(bytes: number): string {
  const power = bytes < THOUSAND ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3));
  return `${(bytes / THOUSAND ** power).toFixed(power === 0 ? 0 : 1)} ${UNITS[power]}`;
}
