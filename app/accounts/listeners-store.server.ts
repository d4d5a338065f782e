import type { Database } from "#db/open.server.ts";
import { type Listener, type ListenerGiven, MOST_LISTENERS_KEPT } from "./listeners-contract.ts";

/** What became of a listener that was to be added; "no_person": the account is gone. */
export type Adding = "added" | "full" | "no_person";

export type ListenerStore = ReturnType<typeof createListenerStore>;

/** The children of people who listen. Every query takes the owner: another owner's listener is none. */
export function createListenerStore(db: Database, now: () => Date) {
  return {
    /** A person's listeners, oldest first. */
    of: (owner: string): Promise<Listener[]> =>
      db
        .selectFrom("listeners")
        .select(["id", "nickname", "age"])
        .where("owner", "=", owner)
        .orderBy("created_at")
        .orderBy("id")
        .execute(),

    /** Adds a listener where there is room for one more: of many at the same moment no more are added than have room. */
    add(owner: string, { id, nickname, age }: Listener): Promise<Adding> {
      return db.transaction().execute(async (transaction): Promise<Adding> => {
        // Holds the person's row: whoever else adds, or deletes the account, waits until this has ended.
        const person = await transaction
          .updateTable("users")
          .set((eb) => ({ updatedAt: eb.ref("updatedAt") }))
          .where("id", "=", owner)
          .returning("id")
          .executeTakeFirst();
        if (!person) return "no_person";
        const kept = await transaction
          .selectFrom("listeners")
          .select("created_at")
          .where("owner", "=", owner)
          .orderBy("created_at", "desc")
          .execute();
        if (kept.length >= MOST_LISTENERS_KEPT) return "full";
        const created_at = later(now(), kept[0]?.created_at);
        await transaction.insertInto("listeners").values({ id, owner, nickname, age, created_at }).execute();
        return "added";
      });
    },

    /** Changes what is kept of a listener. @returns whether the person has that listener */
    async change(owner: string, id: string, { nickname, age }: ListenerGiven): Promise<boolean> {
      const changed = await db
        .updateTable("listeners")
        .set({ nickname, age })
        .where("id", "=", id)
        .where("owner", "=", owner)
        .returning("id")
        .executeTakeFirst();
      return changed !== undefined;
    },

    /** Forgets a listener. @returns whether the person had that listener */
    async remove(owner: string, id: string): Promise<boolean> {
      const removed = await db
        .deleteFrom("listeners")
        .where("id", "=", id)
        .where("owner", "=", owner)
        .returning("id")
        .executeTakeFirst();
      return removed !== undefined;
    },
  };
}

/** Now, or just after the latest where the clock has not moved since: the order in which they were added shows. */
function later(now: Date, latest: string | undefined): string {
  const after = latest === undefined ? 0 : new Date(latest).getTime() + 1;
  return new Date(Math.max(now.getTime(), after)).toISOString();
}
