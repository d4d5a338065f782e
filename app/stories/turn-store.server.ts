import { type SqlBool, sql, type Transaction } from "kysely";
import type { Database } from "#db/open.server.ts";
import type { Tables } from "#db/tables.server.ts";

/** So many turns for a key in a window of time that begins with the first. */
export type Turn = { key: string; turns: number; seconds: number };

/** A turn that was taken, and the end of its window. */
export type TakenTurn = { key: string; endsAt: string };

export type TurnStore = ReturnType<typeof createTurnStore>;

class NoTurnLeft extends Error {
  readonly key: string;
  constructor(key: string) {
    super("no turn is left");
    this.key = key;
  }
}

/** Counts tellings in the database, for all processes together; the only code that names the table of their turns. */
export function createTurnStore(db: Database, now: () => Date) {
  /** One statement looks and counts: of those who come at once, no two see the same number. */
  async function take(transaction: Transaction<Tables>, { key, turns, seconds }: Turn): Promise<TakenTurn> {
    const at = now();
    const [from, until] = [at.toISOString(), new Date(at.getTime() + seconds * 1000).toISOString()];
    const isOver = sql<SqlBool>`story_turns.ends_at <= ${from}`;
    const row = await transaction
      .insertInto("story_turns")
      .values({ key, taken: 1, ends_at: until })
      .onConflict((conflict) =>
        conflict
          .column("key")
          .doUpdateSet({
            taken: sql<number>`case when ${isOver} then 1 else story_turns.taken + 1 end`,
            ends_at: sql<string>`case when ${isOver} then excluded.ends_at else story_turns.ends_at end`,
          })
          .where((eb) => eb.or([isOver, eb("story_turns.taken", "<", turns)])),
      )
      .returning("ends_at")
      .executeTakeFirst();
    if (!row) throw new NoTurnLeft(key);
    return { key, endsAt: row.ends_at };
  }

  async function secondsUntilOver(key: string): Promise<number> {
    const row = await db.selectFrom("story_turns").select("ends_at").where("key", "=", key).executeTakeFirst();
    const milliseconds = row ? Date.parse(row.ends_at) - now().getTime() : 0;
    return Math.max(1, Math.ceil(milliseconds / 1000));
  }

  return {
    /** Takes a turn of every key, or none at all. @returns the turns, or the whole seconds until there are some again */
    async take(turns: readonly Turn[]): Promise<{ taken: TakenTurn[] } | { retryAfterSeconds: number }> {
      // In one order for everybody: two who hold a key each and wait for the other's would wait for ever.
      const inOrder = turns.toSorted((one, other) => (one.key < other.key ? -1 : 1));
      try {
        const taken = await db.transaction().execute(async (transaction) => {
          const each: TakenTurn[] = [];
          for (const turn of inOrder) each.push(await take(transaction, turn));
          return each;
        });
        return { taken };
      } catch (error) {
        if (error instanceof NoTurnLeft) return { retryAfterSeconds: await secondsUntilOver(error.key) };
        throw error;
      }
    },

    /** Gives turns back, each to the window that it was taken from. */
    async giveBack(taken: readonly TakenTurn[]): Promise<void> {
      for (const { key, endsAt } of taken) {
        await db
          .updateTable("story_turns")
          .set((eb) => ({ taken: eb("taken", "-", 1) }))
          .where("key", "=", key)
          .where("ends_at", "=", endsAt)
          .where("taken", ">", 0)
          .execute();
      }
    },

    /** Forgets the keys whose window is over. */
    async sweep(): Promise<void> {
      await db.deleteFrom("story_turns").where("ends_at", "<=", now().toISOString()).execute();
    },
  };
}
