import type { DatabasePlace } from "#db/open.server.ts";
import { startPostgres } from "#tests/fakes/postgres-server.ts";
import type { Figure } from "./figure.ts";
import { emptyFolder } from "./product.ts";

/** Measures the same on an empty database of each kind, one after the other. Both are gone afterwards. */
export async function onBothDatabases(
  figuresOn: (name: string, place: DatabasePlace) => Promise<Figure[]>,
): Promise<Figure[]> {
  const folder = await emptyFolder();
  const server = await startPostgres();
  try {
    return [
      ...(await figuresOn("SQLite", { dataDir: folder.path })),
      ...(await figuresOn("PostgreSQL", { dataDir: folder.path, databaseUrl: await server.createDatabase() })),
    ];
  } finally {
    await server.stop();
    await folder.remove();
  }
}
