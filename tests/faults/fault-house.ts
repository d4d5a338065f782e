import { type Database, openDatabase } from "#db/open.server.ts";
import type { DatabaseKind } from "#tests/databases.ts";
import type { Product } from "#tests/e2e/product.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { newDatabaseUrl, startFaultProduct } from "./fault-product.ts";

/** The built product on a database of its own, into which a test can look from outside. */
export type FaultHouse = {
  product: Product;
  /** The settings that lead to its data. */
  place: Record<string, string>;
  /** Another connection to its database, which is closed with the house. */
  db: Database;
  close(): Promise<void>;
};

/** @param settings beside those that switch every limit off */
export async function openFaultHouse(kind: DatabaseKind, settings: Record<string, string> = {}): Promise<FaultHouse> {
  const folder = temporaryFolder();
  const databaseUrl = await newDatabaseUrl(kind);
  const product = await startFaultProduct(databaseUrl, { DATA_DIR: folder.path, ...settings });
  const db = await openDatabase({ dataDir: folder.path, databaseUrl });
  return {
    product,
    place: { DATA_DIR: folder.path, ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }) },
    db,
    async close() {
      await db.destroy();
      await product.stop();
      folder.remove();
    },
  };
}
