import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { BackupRefused, faultOfRow, type TableSum } from "./backup-format.server.ts";
import type { Database } from "./open.server.ts";
import type { ColumnShape, TableShape } from "./schema-shape.server.ts";

export type Engine = "sqlite" | "postgres";
/** Rows as lines of a backup, each with its line break. */
export type Lines = { text: string; rows: number };

type AnyTables = Kysely<Record<string, Record<string, unknown>>>;

/** Rows that are in memory at once: most have some kilobytes, a few have hundreds. */
const ROWS_AT_ONCE = 100;
/** Claims of a process on a row: where the copy comes to life nobody holds them. */
const CLAIMS: Readonly<Record<string, readonly string[]>> = {
  billing: ["lease", "lease_until"],
  letters: ["claimed_until"],
};

/**
 * All rows of a table, in the order of their keys' bytes: the same lines in the same order on both databases. To be read
 * inside a transaction.
 * @throws {BackupRefused} when a row holds what its table cannot.
 */
export async function* tableLines(db: Database, engine: Engine, table: TableShape): AsyncGenerator<Lines> {
  const claims = CLAIMS[table.name] ?? [];
  for await (const rows of engine === "postgres" ? postgresRows(db, table) : sqliteRows(db, table)) {
    const lines = rows.map((row) => {
      const values = table.columns.map(({ name }) => (claims.includes(name) ? null : row[name]));
      const fault = faultOfRow(values, table);
      if (fault) throw new BackupRefused(`The database holds what a backup cannot carry: ${fault}.`);
      return `${JSON.stringify(values)}\n`;
    });
    yield { text: lines.join(""), rows: rows.length };
  }
}

/** How many rows a table has, and the checksum of its lines. */
export async function sumOfTable(db: Database, engine: Engine, table: TableShape): Promise<TableSum> {
  const hash = createHash("sha256");
  let count = 0;
  for await (const { text, rows } of tableLines(db, engine, table)) {
    hash.update(text);
    count += rows;
  }
  return { name: table.name, rows: count, sha256: hash.digest("hex") };
}

/** Whether a table holds any row. */
export async function hasRows(db: Database, { name }: TableShape): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
  return rows.length > 0;
}

/** Adds rows, as one JSON array of arrays in the order of the table's columns. */
export async function addRows(db: Database, engine: Engine, table: TableShape, json: string): Promise<void> {
  const columns = sql.join(table.columns.map(({ name }) => sql.ref(name)));
  const values = table.columns.map(({ holds }, place) =>
    engine === "sqlite"
      ? sql`json_extract(value, ${sql.lit(`$[${place}]`)})`
      : sql`(value->>${sql.lit(place)})${sql.raw(holds === "integer" ? "::bigint" : "")}`,
  );
  const rows = engine === "sqlite" ? sql`json_each(${json})` : sql`json_array_elements(${json}::json)`;
  await sql`insert into ${sql.table(table.name)} (${columns}) select ${sql.join(values)} from ${rows}`.execute(db);
}

function selectAll(db: Database, table: TableShape, orderBy: (column: ColumnShape) => ReturnType<typeof sql>) {
  const key = table.columns.filter(({ name }) => table.key.includes(name));
  const all = (db as unknown as AnyTables).selectFrom(table.name).select(table.columns.map(({ name }) => name));
  return key
    .toSorted((a, b) => table.key.indexOf(a.name) - table.key.indexOf(b.name))
    .reduce((query, column) => query.orderBy(orderBy(column)), all);
}

async function* sqliteRows(db: Database, table: TableShape): AsyncGenerator<Record<string, unknown>[]> {
  let rows: Record<string, unknown>[] = [];
  for await (const row of selectAll(db, table, ({ name }) => sql`${sql.ref(name)}`).stream()) {
    rows.push(row);
    if (rows.length < ROWS_AT_ONCE) continue;
    yield rows;
    rows = [];
  }
  if (rows.length > 0) yield rows;
}

/** By a cursor: one sort, and never more rows in memory than asked for. */
async function* postgresRows(db: Database, table: TableShape): AsyncGenerator<Record<string, unknown>[]> {
  // Bytes, whatever language the server sorts by: the embedded database knows no other order.
  const inBytes = ({ name, holds }: ColumnShape) =>
    sql`${sql.ref(name)}${sql.raw(holds === "text" ? ' collate "C"' : "")}`;
  await sql`declare table_rows no scroll cursor for ${selectAll(db, table, inBytes)}`.execute(db);
  for (;;) {
    const fetched = sql<Record<string, unknown>>`fetch ${sql.lit(ROWS_AT_ONCE)} from table_rows`;
    const { rows } = await fetched.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await sql`close table_rows`.execute(db);
}
