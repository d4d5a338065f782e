import { inject } from "vitest";
import { type Database, type DatabasePlace, openDatabase } from "#db/open.server.ts";
import { createDatabase } from "./fakes/postgres-server.ts";
import { giveBackPostgresDatabase, takePostgresDatabase } from "./postgres-databases.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** What the product can keep its data in: `describe.each(DATABASES)("on %s", (kind) => …)`. */
export const DATABASES = ["sqlite", "postgres"] as const;
export type DatabaseKind = (typeof DATABASES)[number];

export type TestDatabase = {
  db: Database;
  place: DatabasePlace;
  /** Another connection to the same database, as another process would have. */
  openAgain: () => Promise<Database>;
  /** Closes every connection that was opened here. Whoever else has opened the place closes it before. */
  close: () => Promise<void>;
};

/** A migrated, empty database of its own for one test. */
export async function openTestDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  const folder = temporaryFolder();
  const databaseUrl = kind === "postgres" ? await takePostgresDatabase() : null;
  const place = { dataDir: folder.path, databaseUrl };
  const opened: Database[] = [];
  const openAgain = async () => {
    const db = await openDatabase(place);
    opened.push(db);
    return db;
  };
  return {
    db: await openAgain(),
    place,
    openAgain,
    async close() {
      for (const db of opened) await db.destroy();
      folder.remove();
      if (databaseUrl) await giveBackPostgresDatabase(databaseUrl);
    },
  };
}

/** A place without any table, as the product finds it on its first start. */
export async function openEmptyPlace(kind: DatabaseKind): Promise<{ place: DatabasePlace; remove: () => void }> {
  const folder = temporaryFolder();
  const databaseUrl = kind === "postgres" ? await createDatabase(inject("postgres").serverUrl, "template0") : null;
  return { place: { dataDir: folder.path, databaseUrl }, remove: folder.remove };
}
