import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { SqliteDialect } from "kysely";

/** How long a statement waits for another writer. */
const BUSY_TIMEOUT_MS = 5_000;

/**
 * Kysely's SQLite dialect over the database built into Node.
 * WAL lets readers go on while one writes; synchronous=FULL keeps what was announced as saved through a power cut.
 */
export function nodeSqliteDialect(path: string): SqliteDialect {
  const database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS });
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;");
  return new SqliteDialect({
    database: {
      close: () => database.close(),
      prepare: (sql) => {
        const statement = database.prepare(sql);
        const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
        return {
          reader: statement.columns().length > 0,
          all: (parameters) => statement.all(...values(parameters)),
          run: (parameters) => statement.run(...values(parameters)),
          iterate: (parameters) => statement.iterate(...values(parameters)) as IterableIterator<unknown>,
        };
      },
    },
  });
}
