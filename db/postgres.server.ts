import { PostgresDialect } from "kysely";
import { Pool, type PoolConfig, types } from "pg";

/** Connections of one process. PostgreSQL's usual limit of 100 leaves room for several processes and a visitor. */
const CONNECTIONS = 10;
/** So long a query waits for a connection before the database counts as away. */
const CONNECT_TIMEOUT_MS = 3_000;
/** So long a statement may run: every query of ours is meant to take milliseconds. */
const STATEMENT_TIMEOUT_MS = 10_000;
/** An answer that never comes must not hold a request for ever: the connection may be cut without a word. */
const QUERY_TIMEOUT_MS = 12_000;

type LogLine = (details: Record<string, unknown>, message: string) => void;

/** Kysely's PostgreSQL dialect over a pool. @param warn told when a connection breaks; the pool replaces it */
export function postgresDialect(databaseUrl: string, warn: LogLine): PostgresDialect {
  return dialectOver(
    {
      connectionString: databaseUrl,
      max: CONNECTIONS,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      query_timeout: QUERY_TIMEOUT_MS,
    },
    warn,
  );
}

/** The same over one connection whose statements may take as long as they need: for work on everything at once. */
export function patientPostgresDialect(databaseUrl: string): PostgresDialect {
  return dialectOver({ connectionString: databaseUrl, max: 1 }, () => undefined);
}

function dialectOver(config: PoolConfig, warn: LogLine): PostgresDialect {
  const pool = new Pool({
    ...config,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    types: { getTypeParser: (oid, format) => (oid === INT8_OID ? Number : types.getTypeParser(oid, format)) },
  });
  // A connection that breaks says so to its listener, and without one it ends this process. The pool listens only to those
  // that nobody uses, so each one has its own, and the pool need not say it again.
  pool.on("connect", (client) => {
    client.on("error", (error) => warn({ code: codeOf(error) }, "a connection to the database broke"));
  });
  pool.on("error", () => undefined);
  return new PostgresDialect({ pool });
}

/** Counts come as eight-byte integers, which the driver would hand over as text. Ours stay far below 2^53. */
const INT8_OID = types.builtins.INT8;

const codeOf = (error: Error) => ("code" in error ? error.code : error.name);
