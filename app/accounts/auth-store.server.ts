import { isDatabaseAway } from "#db/unavailable.server.ts";

/** Under which names the accounts library finds its tables. */
export const LIBRARY_TABLES = {
  user: "users",
  session: "sessions",
  account: "credentials",
  verification: "verifications",
  jwks: "signing_keys",
} as const;

type Query = (...given: unknown[]) => unknown;

/**
 * Listens to the queries of the accounts library, which answers some failures itself, in words of its own.
 * @param adapter the library's way to the database; its functions are replaced
 * @param onAway told why, whenever the database could not be reached
 */
export function watchQueries(adapter: object, onAway: (error: unknown) => void): void {
  const watched = Object.entries(adapter)
    .filter((entry): entry is [string, Query] => typeof entry[1] === "function")
    .map(([name, query]) => [
      name,
      async (...given: unknown[]) => {
        try {
          return await query(...given);
        } catch (error) {
          if (isDatabaseAway(error)) onAway(error);
          // PostgreSQL quotes the values of a row there: an address is nothing for a log.
          if (error instanceof Error && "detail" in error) delete error.detail;
          throw error;
        }
      },
    ]);
  Object.assign(adapter, Object.fromEntries(watched));
}
