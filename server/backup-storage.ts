import { fileBackup } from "./backup-file.ts";
import { objectBackup } from "./backup-object.ts";
import type { BackupPlace } from "./backup-place.ts";
import type { Storage } from "./storage-settings.ts";

/** The file or the object that a name stands for. @throws {BackupRefused} when the name of an object is missing */
export function backupPlace(storage: Storage): BackupPlace {
  return storage.kind === "folder" ? fileBackup(storage.path) : objectBackup(storage);
}
