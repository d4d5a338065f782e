import { sql } from "kysely";
import type { Database } from "#db/open.server.ts";

/** So many turns in a window of time that begins with the first. */
export type Rate = { turns: number; seconds: number };

export type RateStore = ReturnType<typeof createRateStore>;

/** Counts turns in the database, for all processes together; the only code that names the table of rates. */
export function createRateStore(db: Database, now: () => Date) {
  return {
    /** Takes one of a key's turns. @returns null, or the whole seconds until there are turns again */
    async take(key: string, { turns, seconds }: Rate): Promise<number | null> {
      const moment = now().getTime();
      // One statement looks and counts: of those who come at once, no two see the same number.
      const { points, expires_at } = await db
        .insertInto("account_rates")
        .values({ key, points: 1, expires_at: moment + seconds * 1000 })
        .onConflict((conflict) =>
          conflict.column("key").doUpdateSet({
            points: sql<number>`case when account_rates.expires_at > ${moment} then account_rates.points + 1 else 1 end`,
            expires_at: sql<number>`case when account_rates.expires_at > ${moment} then account_rates.expires_at else excluded.expires_at end`,
          }),
        )
        .returning(["points", "expires_at"])
        .executeTakeFirstOrThrow();
      return points <= turns ? null : Math.max(1, Math.ceil(((expires_at ?? moment) - moment) / 1000));
    },

    /** Gives a key all its turns back. */
    async forget(key: string): Promise<void> {
      await db.deleteFrom("account_rates").where("key", "=", key).execute();
    },

    /** Forgets the keys whose window is over. */
    async sweep(): Promise<void> {
      await db.deleteFrom("account_rates").where("expires_at", "<=", now().getTime()).execute();
    },
  };
}
