import { createHash, type Hash } from "node:crypto";
import { pipeline } from "node:stream/promises";
import { isDeepStrictEqual } from "node:util";
import { createGunzip } from "node:zlib";
import {
  type BackupEnd,
  type BackupHead,
  BackupRefused,
  faultOfRow,
  parseEnd,
  parseHead,
  parseTableMark,
  type TableSum,
} from "./backup-format.server.ts";
import { linesOf, parseLine } from "./backup-lines.server.ts";
import { MIGRATION_NAMES } from "./migrate.server.ts";
import { shapeAfter, type TableShape } from "./schema-shape.server.ts";

/** A backup that was read to its end, every line of it checked. */
export type CheckedBackup = { head: BackupHead; lastMigration: string; tables: readonly TableShape[]; end: BackupEnd };

/** Takes rows in their order, as one JSON array of arrays; they are checked each for itself, not yet by their sums. */
export type TakeRows = (table: TableShape, json: string) => Promise<void>;

/** Rows are handed over when so many bytes of them, or so many rows, have come. */
const BATCH_BYTES = 512 * 1024;
const BATCH_ROWS = 1_000;

/**
 * Reads a backup to its end, and checks structure, schema, every row, counts and checksums.
 * @param take gets the rows on the way, before it is known that all is well
 * @throws {BackupRefused} with what is wrong; what reading the bytes threw.
 */
export async function readBackup(
  bytes: AsyncIterable<Buffer>,
  take: TakeRows = () => Promise.resolve(),
): Promise<CheckedBackup> {
  let checked: CheckedBackup | null = null;
  try {
    await pipeline(bytes, createGunzip(), async (content: AsyncIterable<Buffer>) => {
      checked = await readContent(content, take);
    });
  } catch (error) {
    throw refusalOfCompression(error) ?? error;
  }
  if (!checked) throw new BackupRefused("This backup is empty.");
  return checked;
}

async function readContent(content: AsyncIterable<Buffer>, take: TakeRows): Promise<CheckedBackup> {
  let head: BackupHead | null = null;
  let schema: Pick<CheckedBackup, "lastMigration" | "tables"> = { lastMigration: "", tables: [] };
  let end: BackupEnd | null = null;
  let rows: OpenTable | null = null;
  const sums: TableSum[] = [];
  const all = createHash("sha256");
  for await (const line of linesOf(content)) {
    if (end) throw new BackupRefused("This backup is damaged: it goes on after its end.");
    const parsed = parseLine(line);
    if (!head) {
      head = parseHead(parsed);
      schema = await schemaOf(head);
    } else if (Array.isArray(parsed)) {
      if (!rows) throw new BackupRefused("This backup is damaged: a row of it belongs to no table.");
      await rows.add(parsed, line);
    } else {
      if (rows) sums.push(await rows.close());
      const table = schema.tables[sums.length];
      rows = table ? openTable(table, take) : null;
      if (!table) end = checkedEnd(parseEnd(parsed), sums, all);
      else if (parseTableMark(parsed) !== table.name)
        throw new BackupRefused("This backup is damaged: its tables do not come as its head says.");
    }
    if (!end) all.update(line);
  }
  if (!head) throw new BackupRefused("This backup is empty.");
  if (!end) throw new BackupRefused("This backup ends too early: a part of it is missing.");
  return { head, ...schema, end };
}

/** The schema that a head speaks of, if this version knows it. */
async function schemaOf({ migrations, tables }: BackupHead): Promise<Pick<CheckedBackup, "lastMigration" | "tables">> {
  const unknown = migrations.find((name) => !MIGRATION_NAMES.includes(name));
  if (unknown !== undefined)
    throw new BackupRefused("This backup was made by a newer version of the product: update first.");
  const lastMigration = migrations.at(-1);
  if (lastMigration === undefined || migrations.some((name, place) => name !== MIGRATION_NAMES[place]))
    throw new BackupRefused("This backup is damaged: its head names migrations that do not follow each other.");
  const shape = await shapeAfter(lastMigration);
  const named = shape.map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) }));
  if (!isDeepStrictEqual(tables, named))
    throw new BackupRefused("This backup holds tables or columns that this version of the product does not know.");
  return { lastMigration, tables: shape };
}

type OpenTable = { add(row: unknown, line: Buffer): Promise<void>; close(): Promise<TableSum> };

function openTable(table: TableShape, take: TakeRows): OpenTable {
  const hash = createHash("sha256");
  let count = 0;
  let batch: Buffer[] = [];
  let bytes = 0;
  const handOver = async () => {
    if (batch.length > 0) await take(table, `[${batch.map((line) => line.toString("utf8")).join(",")}]`);
    batch = [];
    bytes = 0;
  };
  return {
    async add(row, line) {
      const fault = faultOfRow(row, table);
      if (fault) throw new BackupRefused(`This backup is damaged: ${fault}.`);
      hash.update(line);
      count += 1;
      batch.push(line);
      bytes += line.length;
      if (batch.length >= BATCH_ROWS || bytes >= BATCH_BYTES) await handOver();
    },
    async close() {
      await handOver();
      return { name: table.name, rows: count, sha256: hash.digest("hex") };
    },
  };
}

function checkedEnd(end: BackupEnd, sums: readonly TableSum[], all: Hash): BackupEnd {
  const rows = sums.reduce((total, sum) => total + sum.rows, 0);
  if (!isDeepStrictEqual(end, { rows, tables: sums, sha256: all.digest("hex") }))
    throw new BackupRefused("This backup is damaged: its rows are not those that were counted when it was made.");
  return end;
}

function refusalOfCompression(error: unknown): BackupRefused | null {
  const code = error instanceof Error && "code" in error ? error.code : "";
  if (code === "Z_BUF_ERROR") return new BackupRefused("This backup ends too early: a part of it is missing.");
  if (code === "Z_DATA_ERROR")
    return new BackupRefused("This is no backup of the product, or it is damaged: it cannot be unpacked.");
  return null;
}
