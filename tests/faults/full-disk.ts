import { execFileSync } from "node:child_process";
import { chownSync, closeSync, mkdirSync, openSync, rmSync, statSync, writeSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { inject } from "vitest";
import { createDatabase } from "#tests/fakes/postgres-server.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";

/** Where a product keeps its data that can run out of space, and get some again. */
export type FullDisk = {
  /** The settings that lead a product there. */
  place: { DATA_DIR: string; DATABASE_URL?: string };
  /** From now on nothing more fits. */
  fill(): Promise<void>;
  /** There is space again. */
  free(): Promise<void>;
  remove(): Promise<void>;
};

/** Room for a database of tests, and some stories more. */
const DISK = "32m";
const FILLER_BYTES = 64 * 1024;
/** Less than any database: whatever is written behind it is refused. */
const SMALLEST_FILE_BYTES = 4096;

/** A file system of its own in memory, which only root may make. Null where it cannot be made. */
function mountDisk(): { path: string; fill(): void; free(): void; remove(): void } | null {
  const folder = temporaryFolder();
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${DISK},mode=0755`, "tmpfs", folder.path], { stdio: "ignore" });
  } catch {
    folder.remove();
    return null;
  }
  const filler = join(folder.path, "filler");
  return {
    path: folder.path,
    fill() {
      const file = openSync(filler, "a");
      try {
        for (const size of [FILLER_BYTES, 1]) writeUntilFull(file, Buffer.alloc(size));
      } finally {
        closeSync(file);
      }
    },
    free: () => rmSync(filler),
    remove() {
      // A server may still hold what it has deleted.
      execFileSync("umount", ["--lazy", folder.path]);
      folder.remove();
    },
  };
}

function writeUntilFull(file: number, bytes: Buffer): void {
  try {
    for (;;) writeSync(file, bytes);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
  }
}

/** Whether this system lets us make a small disk. */
export function hasSmallDisks(): boolean {
  const disk = mountDisk();
  disk?.remove();
  return disk !== null;
}

/** Whether this system can limit the files of a process that runs. */
export const hasFileLimits = process.platform === "linux";

function smallDisk() {
  const disk = mountDisk();
  if (!disk) throw new Error("a small disk could be made a moment ago");
  return disk;
}

/** The embedded database on a small disk. */
export async function sqliteOnSmallDisk(): Promise<FullDisk> {
  const { path, ...disk } = smallDisk();
  return {
    place: { DATA_DIR: path },
    fill: async () => disk.fill(),
    free: async () => disk.free(),
    remove: async () => disk.remove(),
  };
}

/** A database of the run's server whose files are on a small disk; the server's log of changes is elsewhere. */
export async function postgresOnSmallDisk(): Promise<FullDisk> {
  const { serverUrl, template } = inject("postgres");
  const { path, ...disk } = smallDisk();
  const folder = temporaryFolder();
  const space = `small_${process.pid}_${Date.now()}`;
  const location = join(path, "tablespace");
  mkdirSync(location, { mode: 0o700 });
  await inServer(serverUrl, async (client) => {
    const { rows } = await client.query<{ data_directory: string }>("show data_directory");
    // Whoever runs the server owns its folder.
    const { uid, gid } = statSync(rows[0]?.data_directory ?? "");
    chownSync(location, uid, gid);
    await client.query(`create tablespace ${space} location '${location}'`);
  });
  const url = new URL(await createDatabase(serverUrl, `${template} tablespace ${space}`));
  return {
    place: { DATA_DIR: folder.path, DATABASE_URL: url.href },
    fill: async () => disk.fill(),
    free: async () => disk.free(),
    async remove() {
      await inServer(serverUrl, async (client) => {
        await client.query(`drop database ${url.pathname.slice(1)} with (force)`);
        await client.query(`drop tablespace ${space}`);
      });
      disk.remove();
      folder.remove();
    },
  };
}

/** The embedded database of a process whose files may not grow. The process is this one's only child that runs the product. */
export async function sqliteWithFileLimit(): Promise<FullDisk> {
  const folder = temporaryFolder();
  const limit = (bytes: number | "unlimited") => {
    const children = execFileSync("pgrep", ["-P", String(process.pid), "-f", "server/main.ts"], { encoding: "utf8" });
    for (const pid of children.trim().split("\n"))
      execFileSync("prlimit", ["--pid", pid, `--fsize=${bytes}:unlimited`]);
  };
  return {
    place: { DATA_DIR: folder.path },
    fill: async () => limit(SMALLEST_FILE_BYTES),
    free: async () => limit("unlimited"),
    remove: async () => folder.remove(),
  };
}

/** A database that answers every change as PostgreSQL does whose disk is full. */
export async function postgresThatSaysFull(): Promise<FullDisk> {
  const { serverUrl, template } = inject("postgres");
  const folder = temporaryFolder();
  const DATABASE_URL = await createDatabase(serverUrl, template);
  const onEveryTable = (statement: string) =>
    inServer(DATABASE_URL, async (client) => {
      await client.query(`do $$ declare name text; begin
        for name in select tablename from pg_tables where schemaname = 'public' loop execute format(${statement}, name); end loop;
      end $$`);
    });
  await inServer(DATABASE_URL, async (client) => {
    await client.query(`create function say_full() returns trigger language plpgsql as
      $$ begin raise exception using errcode = '53100', message = 'could not extend file'; end $$`);
  });
  return {
    place: { DATA_DIR: folder.path, DATABASE_URL },
    fill: () => onEveryTable("'create trigger full_disk before insert or update on %I execute function say_full()'"),
    free: () => onEveryTable("'drop trigger full_disk on %I'"),
    remove: async () => folder.remove(),
  };
}

async function inServer(url: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client(url);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
