import { Client } from "pg";
import type { TestProject } from "vitest/node";
import { openDatabase } from "#db/open.server.ts";
import { startPostgres } from "./fakes/postgres-server.ts";
import { shapeOf } from "./postgres-databases.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of the run's PostgreSQL server, and the migrated database there that tests copy: its name and shape. */
    postgres: { serverUrl: string; template: string; shape: string | null };
  }
}

/** One PostgreSQL server for the whole run, with a database that has been migrated once. @returns what ends it */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  try {
    const databaseUrl = await server.createDatabase();
    const db = await openDatabase({ dataDir: "", databaseUrl });
    await db.destroy();
    const client = new Client(databaseUrl);
    await client.connect();
    const shape = await shapeOf(client);
    await client.end();
    project.provide("postgres", { serverUrl: server.url, template: new URL(databaseUrl).pathname.slice(1), shape });
  } catch (error) {
    await server.stop();
    throw error;
  }
  return () => server.stop();
}
