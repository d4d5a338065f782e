import { Client, DatabaseError } from "pg";
import { inject } from "vitest";
import { createDatabase } from "./fakes/postgres-server.ts";

/** Names and types of all columns and indexes, and how many migrations are noted: equal means that no test changed them. */
const SHAPE = `
  select (select count(*) from kysely_migration) || ' ' || md5(string_agg(
    concat_ws(' ', c.relname, a.attname, a.atttypid, a.attnotnull), ',' order by c.relname, a.attnum)) as shape
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and a.attnum > 0`;
const EMPTY_TABLES = `
  do $$ declare name text; begin
    set local session_replication_role = replica;
    for name in select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely%' loop
      execute format('delete from %I', name);
    end loop;
  end $$`;

/** Databases that a test of this file has given back. */
const spare: string[] = [];

/** The address of a migrated, empty database. Copying one takes far longer than emptying one, so they are used again. */
export async function takePostgresDatabase(): Promise<string> {
  const { serverUrl, template } = inject("postgres");
  return spare.pop() ?? (await createDatabase(serverUrl, template));
}

/** Empties a database for the next test; one whose tables a test has changed is never used again. */
export async function giveBackPostgresDatabase(databaseUrl: string): Promise<void> {
  const client = new Client(databaseUrl);
  await client.connect();
  try {
    if ((await shapeOf(client)) !== inject("postgres").shape) return;
    await client.query(EMPTY_TABLES);
    spare.push(databaseUrl);
  } finally {
    await client.end();
  }
}

/** What a database's tables look like, or null when it lacks what every database of ours has. */
export async function shapeOf(client: Client): Promise<string | null> {
  try {
    const { rows } = await client.query<{ shape: string }>(SHAPE);
    return rows[0]?.shape ?? null;
  } catch (error) {
    if (error instanceof DatabaseError) return null;
    throw error;
  }
}
