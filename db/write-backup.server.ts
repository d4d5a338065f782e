import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { Kysely, sql } from "kysely";
import { type BackupEnd, type BackupHead, BackupRefused, FORMAT, type TableSum } from "./backup-format.server.ts";
import { MIGRATION_NAMES, migrationsDone } from "./migrate.server.ts";
import { nodeSqliteDialect } from "./node-sqlite.server.ts";
import { DATABASE_FILE, type Database, type DatabasePlace } from "./open.server.ts";
import { patientPostgresDialect } from "./postgres.server.ts";
import { shapeAfter } from "./schema-shape.server.ts";
import { type Engine, tableLines } from "./table-lines.server.ts";
import type { Tables } from "./tables.server.ts";

/** Keeps a backup's bytes whole or not at all: when reading them fails, nothing may be left that looks whole. */
export type KeepBytes = (bytes: AsyncIterable<Buffer>) => Promise<void>;

/**
 * Writes everything in the database, as it is at one moment, while the product goes on. The schema is the one the database
 * has, which may be older than this version's.
 * @throws {BackupRefused} when there is no database, or a newer one.
 */
export async function writeBackup(place: DatabasePlace, at: Date, keep: KeepBytes): Promise<BackupEnd> {
  return await inSnapshot(place, async (db, engine) => {
    const migrations = await migrationsDone(db);
    const last = migrations.at(-1);
    if (last === undefined) throw new BackupRefused("There is nothing to back up: the database has no tables yet.");
    if (migrations.some((name) => !MIGRATION_NAMES.includes(name)))
      throw new BackupRefused("The database belongs to a newer version of the product: update first.");
    const tables = await shapeAfter(last);
    const head: BackupHead = {
      backup_of: "cuentaluna",
      format: FORMAT,
      at: at.toISOString(),
      engine,
      migrations,
      tables: tables.map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) })),
    };
    const all = createHash("sha256");
    const sums: TableSum[] = [];
    async function* lines(): AsyncGenerator<string> {
      const counted = (text: string) => {
        all.update(text);
        return text;
      };
      yield counted(`${JSON.stringify(head)}\n`);
      for (const table of tables) {
        yield counted(`${JSON.stringify({ table: table.name })}\n`);
        const hash = createHash("sha256");
        let count = 0;
        for await (const { text, rows } of tableLines(db, engine, table)) {
          hash.update(text);
          count += rows;
          yield counted(text);
        }
        sums.push({ name: table.name, rows: count, sha256: hash.digest("hex") });
      }
      yield `${JSON.stringify({ end: endOf(sums, all.digest("hex")) })}\n`;
    }
    let end: BackupEnd | null = null;
    const endOf = (sums: TableSum[], sha256: string) => {
      end = { rows: sums.reduce((rows, sum) => rows + sum.rows, 0), tables: sums, sha256 };
      return end;
    };
    await pipeline(lines, createGzip(), keep);
    if (!end) throw new Error("the backup ended before its last line");
    return end;
  });
}

/** One connection of its own, on which everything that is read was there at the same moment. */
async function inSnapshot<T>(place: DatabasePlace, read: (db: Database, engine: Engine) => Promise<T>): Promise<T> {
  const { dataDir, databaseUrl } = place;
  const path = join(dataDir, DATABASE_FILE);
  if (!databaseUrl && !existsSync(path))
    throw new BackupRefused(`There is nothing to back up: DATA_DIR=${dataDir} holds no database.`);
  const db: Database = new Kysely<Tables>({
    dialect: databaseUrl ? patientPostgresDialect(databaseUrl) : nodeSqliteDialect(path),
  });
  try {
    if (databaseUrl) {
      const snapshot = db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only");
      return await snapshot.execute((one) => read(one, "postgres"));
    }
    await sql`pragma query_only = on`.execute(db);
    return await db.transaction().execute((one) => read(one, "sqlite"));
  } finally {
    await db.destroy();
  }
}
