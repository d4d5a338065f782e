import { join } from "node:path";
import type { OpenBytes } from "#db/fill-database.server.ts";
import type { KeepBytes } from "#db/write-backup.server.ts";
import type { Storage } from "./storage-settings.ts";

/** Where one backup is, or is to be. */
export type BackupPlace = {
  /** As the host would write it. */
  name: string;
  /** Keeps a new backup. @throws {BackupRefused} when there is something of that name */
  keep: KeepBytes;
  open: OpenBytes;
};

/** A new name in a folder or under a prefix, by the time in UTC: names sort as their backups were made. */
export function datedIn(storage: Storage, at: Date): Storage {
  const name = `cuentaluna-${at.toISOString().slice(0, 19).replaceAll(":", "-")}Z.jsonl.gz`;
  return storage.kind === "folder"
    ? { ...storage, path: join(storage.path, name) }
    : { ...storage, key: storage.key ? `${storage.key}/${name}` : name };
}
