import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { SqliteDialect, type SqliteStatement } from "kysely";

/** How long a statement waits for another writer. */
const BUSY_TIMEOUT_MS = 5_000;

const NOTHING_TO_DO: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [][Symbol.iterator](),
};

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
        // On a full disk or a failing one SQLite has rolled back by itself: the error to hear of is the one before.
        if (sql === "rollback" && !database.isTransaction) return NOTHING_TO_DO;
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
