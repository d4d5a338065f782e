import { existsSync } from "node:fs";
import { copyFile, link, mkdir, rename, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import { BackupRefused } from "./backup-format.server.ts";
import type { Fill } from "./fill-database.server.ts";
import { nodeSqliteDialect } from "./node-sqlite.server.ts";
import { DATABASE_FILE, type Database } from "./open.server.ts";
import { holdsRows, type RestoreWish, refuseUnlessReplaced } from "./standing-database.server.ts";
import { syncFolder } from "./sync-folder.server.ts";
import type { Tables } from "./tables.server.ts";

/** What stands beside a database file while it is open, or after its process was killed. */
const COMPANIONS = ["-wal", "-shm", "-journal"];
const SQLITE_BUSY = 5;
/** A file that is no database, or a broken one: a good reason for a restore. */
const UNREADABLE = new Set([11, 26]);

/**
 * Fills a new database file and puts it in the place of the old one in one step. The caller holds the folder's lock.
 * @returns where the old file is kept, or null when there was nothing in it
 * @throws {BackupRefused} when it is not empty, or another program reads it.
 */
export async function restoreIntoFolder(dataDir: string, wish: RestoreWish, fill: Fill): Promise<string | null> {
  await mkdir(dataDir, { recursive: true });
  const path = join(dataDir, DATABASE_FILE);
  const fresh = `${path}.restoring`;
  const isEmpty = !existsSync(path) || (await isEmptyDatabase(path));
  if (!isEmpty) refuseUnlessReplaced(wish);
  await removeDatabase(fresh);
  try {
    await fillFile(fresh, fill);
    const kept = isEmpty ? null : `${path}.before-restore-${wish.at.toISOString().replaceAll(":", "-")}`;
    await putInPlace(fresh, path, kept);
    await syncFolder(dataDir);
    return kept;
  } finally {
    await removeDatabase(fresh);
  }
}

async function isEmptyDatabase(path: string): Promise<boolean> {
  let db: Database | null = null;
  try {
    db = new Kysely<Tables>({ dialect: nodeSqliteDialect(path) });
    return !(await holdsRows(db));
  } catch (error) {
    if (UNREADABLE.has(sqliteCode(error))) return false;
    throw error;
  } finally {
    await db?.destroy();
  }
}

async function fillFile(path: string, fill: Fill): Promise<void> {
  const db: Database = new Kysely<Tables>({ dialect: nodeSqliteDialect(path) });
  try {
    await db.transaction().execute((transaction) => fill(transaction, "sqlite"));
  } finally {
    await db.destroy();
  }
  // The last one to close a database writes everything into its one file: this must be all that there is.
  if (existsSync(`${path}-wal`)) throw new Error("the restored database could not be closed");
}

async function putInPlace(fresh: string, path: string, kept: string | null): Promise<void> {
  if (existsSync(path)) foldIn(path);
  if (kept !== null) await keepCopy(path, kept);
  // What an unreadable database has left beside it would be taken for a part of the new one.
  for (const companion of COMPANIONS) {
    if (!existsSync(path + companion)) continue;
    if (kept === null) await rm(path + companion);
    else await rename(path + companion, kept + companion);
  }
  await rename(fresh, path);
}

/** Brings everything of a database into its one file. @throws {BackupRefused} when another program has it open */
function foldIn(path: string): void {
  try {
    const database = new DatabaseSync(path);
    try {
      database.exec("pragma journal_mode = delete");
    } finally {
      database.close();
    }
  } catch (error) {
    if (sqliteCode(error) === SQLITE_BUSY)
      throw new BackupRefused(`${basename(path)} is open in another program: close that first.`);
    if (!UNREADABLE.has(sqliteCode(error))) throw error;
  }
}

/** The same file under a second name, so that the first is never without one; a copy where the disk knows no second names. */
async function keepCopy(path: string, kept: string): Promise<void> {
  try {
    await link(path, kept);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") throw error;
    await copyFile(path, kept);
  }
}

async function removeDatabase(path: string): Promise<void> {
  for (const name of [path, ...COMPANIONS.map((companion) => path + companion)]) await rm(name, { force: true });
}

const sqliteCode = (error: unknown): number =>
  error instanceof Error && "errcode" in error && typeof error.errcode === "number" ? error.errcode & 0xff : 0;
