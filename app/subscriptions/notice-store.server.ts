import type { Database } from "#db/open.server.ts";

/** The provider tries for three days, and lists what it could not deliver for thirty. */
export const NOTICE_KEPT_MS = 35 * 24 * 60 * 60 * 1000;

export type NoticeStore = ReturnType<typeof createNoticeStore>;

/** What the payment provider has told us, so that nothing is done twice. What is right does not hang on it. */
export function createNoticeStore(db: Database, now: () => Date) {
  const iso = (change = 0) => new Date(now().getTime() + change).toISOString();

  return {
    /** Notes a notice. @returns whether it is still to be worked on; true too when another one is at it. */
    async note(id: string, type: string, customer: string | null): Promise<boolean> {
      await db
        .insertInto("stripe_events")
        .values({ id, type, customer, received_at: iso(), processed_at: null, error: null })
        .onConflict((conflict) => conflict.column("id").doNothing())
        .execute();
      const row = await db
        .selectFrom("stripe_events")
        .select("processed_at")
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      return row.processed_at === null;
    },

    async done(id: string): Promise<void> {
      await db.updateTable("stripe_events").set({ processed_at: iso(), error: null }).where("id", "=", id).execute();
    },

    /** @param error its name alone: a message may quote somebody */
    async failed(id: string, error: string): Promise<void> {
      await db.updateTable("stripe_events").set({ error }).where("id", "=", id).execute();
    },

    async sweep(): Promise<void> {
      await db.deleteFrom("stripe_events").where("received_at", "<", iso(-NOTICE_KEPT_MS)).execute();
    },
  };
}
