import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { pipeline } from "node:stream/promises";
import { BackupRefused } from "#db/backup-format.server.ts";
import { syncFolder } from "#db/sync-folder.server.ts";
import type { BackupPlace } from "./backup-place.ts";

/** For whoever runs the product, and for nobody else: stories, addresses and passwords' hashes are in it. */
const OWNER_ONLY = 0o600;
const OWNER_ONLY_FOLDER = 0o700;

/** A backup as a file. It has its name only when it is whole and on the disk. */
export function fileBackup(path: string): BackupPlace {
  return {
    name: path,
    async keep(bytes) {
      if (existsSync(path)) throw new BackupRefused(`${path} exists already: choose another name.`);
      await mkdir(dirname(path), { recursive: true, mode: OWNER_ONLY_FOLDER });
      const partial = `${path}.${crypto.randomUUID()}.partial`;
      try {
        await pipeline(bytes, createWriteStream(partial, { flags: "wx", mode: OWNER_ONLY, flush: true }));
        await rename(partial, path);
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
      await syncFolder(dirname(path));
    },
    open: () => Promise.resolve(createReadStream(path) as AsyncIterable<Buffer>),
  };
}
