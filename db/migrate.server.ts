import { type Kysely, Migrator } from "kysely";
import * as tellings from "./migrations/0001-tellings.server.ts";
import * as letters from "./migrations/0002-letters.server.ts";
import * as accounts from "./migrations/0003-accounts.server.ts";
import * as stories from "./migrations/0004-stories.server.ts";
import * as safety from "./migrations/0005-safety.server.ts";
import * as threads from "./migrations/0006-threads.server.ts";
import * as subscriptions from "./migrations/0007-subscriptions.server.ts";
import type { Tables } from "./tables.server.ts";

// Listed by hand, so that a bundle holds them and their order shows. Only ever append.
const MIGRATIONS = {
  "0001-tellings": tellings,
  "0002-letters": letters,
  "0003-accounts": accounts,
  "0004-stories": stories,
  "0005-safety": safety,
  "0006-threads": threads,
  "0007-subscriptions": subscriptions,
};

function migratorOf(db: Kysely<Tables>): Migrator {
  return new Migrator({ db, provider: { getMigrations: () => Promise.resolve(MIGRATIONS) } });
}

/** Brings the database to this version's tables. @throws what the first failing migration threw. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const { error } = await migratorOf(db).migrateToLatest();
  if (error) throw error;
}

/** Whether every migration of this version has been carried out. */
export async function isMigrated(db: Kysely<Tables>): Promise<boolean> {
  const migrations = await migratorOf(db).getMigrations();
  return migrations.every((migration) => migration.executedAt !== undefined);
}
