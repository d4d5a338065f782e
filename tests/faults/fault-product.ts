import { randomBytes } from "node:crypto";
import { inject } from "vitest";
import type { DatabaseKind } from "#tests/databases.ts";
import { type Product, startProduct } from "#tests/e2e/product.ts";
import { createDatabase } from "#tests/fakes/postgres-server.ts";
import { NO_STORY_LIMITS } from "#tests/no-story-limits.ts";

/** Whoever breaks things on purpose asks more than any person. */
const NO_LIMITS = {
  ...NO_STORY_LIMITS,
  LIMIT_CODE_LETTERS_PER_ACCOUNT_PER_HOUR: "0",
};

/** The built product with a log that says all it can. @param databaseUrl PostgreSQL, or null for the embedded database */
export function startFaultProduct(databaseUrl: string | null, settings: Record<string, string> = {}): Promise<Product> {
  return startProduct({
    LOG_LEVEL: "trace",
    ...NO_LIMITS,
    ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
    ...settings,
  });
}

/** A new database of the run's PostgreSQL server, or null for the embedded one. */
export async function newDatabaseUrl(kind: DatabaseKind): Promise<string | null> {
  const { serverUrl, template } = inject("postgres");
  return kind === "postgres" ? createDatabase(serverUrl, template) : null;
}

/** Two processes side by side on one database, which people reach by one address; on SQLite one process, twice. */
export async function startTwo(kind: DatabaseKind, settings: Record<string, string> = {}): Promise<[Product, Product]> {
  const databaseUrl = await newDatabaseUrl(kind);
  if (databaseUrl === null) {
    const product = await startFaultProduct(null, settings);
    return [product, product];
  }
  const shared = { ...settings, AUTH_SECRET: randomBytes(32).toString("hex") };
  const first = await startFaultProduct(databaseUrl, shared);
  return [first, await startFaultProduct(databaseUrl, { ...shared, PUBLIC_URL: first.url })];
}
