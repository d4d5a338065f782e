import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** The folder is held by another process. */
export class FolderInUse extends Error {
  override name = "FolderInUse";
}

/** A lock that nobody refers to would be collected as garbage, and let go. */
const HELD = new Set<DatabaseSync>();

/**
 * Holds a data folder for this process alone until `release`, or until the process is gone.
 * The lock is the operating system's, taken through an SQLite file: when a process dies, however it dies, its lock dies
 * with it, so no stale lock can block the next start.
 * @throws {FolderInUse} when another process holds it.
 */
export function holdFolder(folder: string): { release(): void } {
  mkdirSync(folder, { recursive: true });
  const lock = new DatabaseSync(join(folder, "process.lock"));
  try {
    lock.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if (error instanceof Error && /database is locked/.test(error.message)) throw new FolderInUse(folder);
    throw error;
  }
  HELD.add(lock);
  return {
    release() {
      HELD.delete(lock);
      lock.close();
    },
  };
}
