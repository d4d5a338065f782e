import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "kysely";
import type { BackupEnd } from "#db/backup-format.server.ts";
import { MIGRATION_NAMES } from "#db/migrate.server.ts";
import type { Database, DatabasePlace } from "#db/open.server.ts";
import { shapeAfter, type TableShape } from "#db/schema-shape.server.ts";
import { writeBackup } from "#db/write-backup.server.ts";

/** Beginnings of keys that languages put into another order than bytes do. */
const BEGINNINGS = ["a", "B", "ä", "Z", "_", "é", "🦊"];
const AT = new Date("2026-11-22T01:43:46.000Z");

/** Puts rows into every table that a database has after a migration: odd texts, nulls, references, large numbers. */
export async function fillEveryTable(db: Database, migration = MIGRATION_NAMES.at(-1) ?? ""): Promise<void> {
  for (const table of await shapeAfter(migration)) {
    for (const row of BEGINNINGS.keys()) await addRow(db, table, row);
  }
  await sql`update account_rates set expires_at = 1790000000000`.execute(db);
}

async function addRow(db: Database, table: TableShape, row: number): Promise<void> {
  const values = table.columns.map(({ name, holds, nullable }) => {
    const isPerson = name === "owner" || name === "userId" || (table.name === "users" && name === "id");
    if (isPerson) return `person ${BEGINNINGS[row]}`;
    if (nullable && row % 2 === 1) return null;
    return holds === "integer" ? row : `${BEGINNINGS[row]} "${name}"\n\\u0041 'ñ'  ​👩‍👧`;
  });
  const columns = sql.join(table.columns.map(({ name }) => sql.ref(name)));
  await sql`insert into ${sql.table(table.name)} (${columns}) values (${sql.join(values)})`.execute(db);
}

/** A backup in memory. */
export async function backupOf(place: DatabasePlace): Promise<{ bytes: Buffer; end: BackupEnd }> {
  const chunks: Buffer[] = [];
  const end = await writeBackup(place, AT, async (bytes) => {
    for await (const chunk of bytes) chunks.push(chunk);
  });
  return { bytes: Buffer.concat(chunks), end };
}

export const openerOf = (bytes: Buffer) => () => Promise.resolve(Readable.from([bytes]) as AsyncIterable<Buffer>);

/** The lines of a backup, changed and packed again with sums that are right for what it says now. */
export function repacked(bytes: Buffer, change: (lines: string[]) => string[]): Buffer {
  const lines = change(gunzipSync(bytes).toString().trimEnd().split("\n").slice(0, -1));
  const sha256 = (texts: string[]) =>
    createHash("sha256")
      .update(texts.map((text) => `${text}\n`).join(""))
      .digest("hex");
  const tables: { name: string; lines: string[] }[] = [];
  for (const line of lines.slice(1)) {
    if (line.startsWith("[")) tables.at(-1)?.lines.push(line);
    else tables.push({ name: JSON.parse(line).table, lines: [] });
  }
  const end = {
    rows: tables.reduce((rows, table) => rows + table.lines.length, 0),
    tables: tables.map((table) => ({ name: table.name, rows: table.lines.length, sha256: sha256(table.lines) })),
    sha256: sha256(lines),
  };
  return gzipSync([...lines, JSON.stringify({ end }), ""].join("\n"));
}
