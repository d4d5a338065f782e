import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { type BackupEnd, parseEnd } from "#db/backup-format.server.ts";
import type { Database } from "#db/open.server.ts";
import { shapeAfter } from "#db/schema-shape.server.ts";

const PROGRAMS = { backup: "scripts/backup.ts", restore: "scripts/restore.ts" };

/** Runs what a host runs, as a process of its own with no other settings. @param folder in which it runs */
export async function runCommand(
  name: keyof typeof PROGRAMS,
  env: Readonly<Record<string, string>>,
  folder: string,
  ...args: string[]
): Promise<{ code: number | null; out: string; complaints: string }> {
  const program = fileURLToPath(new URL(`../../${PROGRAMS[name]}`, import.meta.url));
  const child = spawn(process.execPath, [program, ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH ?? "", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [[code], out, complaints] = await Promise.all([
    once(child, "exit") as Promise<[number | null]>,
    text(child.stdout),
    text(child.stderr),
  ]);
  return { code, out, complaints };
}

/** The rows and checksums of each table, as a backup file says them. */
export function sumsIn(file: string): BackupEnd {
  const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split("\n");
  return parseEnd(JSON.parse(lines.at(-1) ?? ""));
}

/** Copies every row of one database into another that stands at an earlier migration: what it had no place for stays behind. */
export async function copyAsOlder(from: Database, to: Database, migration: string): Promise<void> {
  for (const { name, columns } of await shapeAfter(migration)) {
    const table = name as "users";
    const names = columns.map((column) => column.name as "id");
    const rows = await from.selectFrom(table).select(names).execute();
    if (rows.length > 0)
      await to
        .insertInto(table)
        .values(rows as never)
        .execute();
  }
}
