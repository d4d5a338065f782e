import { Kysely, sql } from "kysely";
import { migrate } from "./migrate.server.ts";
import { nodeSqliteDialect } from "./node-sqlite.server.ts";
import type { Tables } from "./tables.server.ts";

/** What a column may hold. Everything is kept as one of these two, so that both databases keep the same. */
export type ColumnShape = { name: string; holds: "text" | "integer"; nullable: boolean };
/** A table without its rows; `key` names the columns of its primary key. */
export type TableShape = { name: string; key: readonly string[]; columns: readonly ColumnShape[] };

type Reference = { from: string; to: string };

/**
 * The tables as they are after a migration, in an order in which what is referred to comes before what refers to it.
 * Asked of an empty database in memory: no second list of tables has to be kept, and an old schema is known as well.
 * @throws when a table has a column or a key that could not be carried from one database to the other.
 */
export async function shapeAfter(migration: string): Promise<TableShape[]> {
  const db = new Kysely<Tables>({ dialect: nodeSqliteDialect(":memory:") });
  try {
    await migrate(db, { upTo: migration });
    const { rows: names } = await sql<{ name: string }>`
      select name from sqlite_schema where type = 'table' and name not like 'sqlite%' and name not like 'kysely%'
      order by name`.execute(db);
    const tables: TableShape[] = [];
    for (const { name } of names) tables.push(await shapeOf(db, name));
    const { rows: references } = await sql<Reference>`
      select t.name as "from", f."table" as "to" from sqlite_schema t, pragma_foreign_key_list(t.name) f
      where t.type = 'table'`.execute(db);
    return inOrder(tables, references);
  } finally {
    await db.destroy();
  }
}

async function shapeOf(db: Kysely<Tables>, name: string): Promise<TableShape> {
  const { rows } = await sql<{ name: string; type: string; notnull: number; pk: number }>`
    select name, type, "notnull", pk from pragma_table_info(${name}) order by cid`.execute(db);
  const key = rows.filter(({ pk }) => pk > 0).toSorted((a, b) => a.pk - b.pk);
  if (key.length === 0) throw new Error(`the table ${name} has no primary key by which its rows could be put in order`);
  return {
    name,
    key: key.map((column) => column.name),
    columns: rows.map((column) => ({
      name: column.name,
      holds: kindOf(column.type, `${name}.${column.name}`),
      nullable: column.notnull === 0 && column.pk === 0,
    })),
  };
}

function kindOf(type: string, where: string): ColumnShape["holds"] {
  if (/^(?:text|varchar\b.*)$/i.test(type)) return "text";
  if (/^(?:integer|bigint)$/i.test(type)) return "integer";
  throw new Error(`the column ${where} is neither text nor a whole number`);
}

function inOrder(tables: readonly TableShape[], references: readonly Reference[]): TableShape[] {
  const ordered: TableShape[] = [];
  let waiting = [...tables];
  while (waiting.length > 0) {
    const names = new Set(waiting.map(({ name }) => name));
    const ready = waiting.filter(({ name }) => !references.some(({ from, to }) => from === name && names.has(to)));
    if (ready.length === 0) throw new Error(`the tables ${[...names].join(", ")} refer to each other in a circle`);
    ordered.push(...ready);
    waiting = waiting.filter((table) => !ready.includes(table));
  }
  return ordered;
}
