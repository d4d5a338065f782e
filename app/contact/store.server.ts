import type { Database } from "#db/open.server.ts";
import type { ContactMessage } from "./contract.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

export type ContactStore = ReturnType<typeof createContactStore>;

/** The only code that names the table of messages to the host. @param db the database, or a transaction of it */
export function createContactStore(db: Database, now: () => Date) {
  return {
    /** Keeps a message. */
    async add({ id, name, email, message, language }: ContactMessage): Promise<void> {
      await db
        .insertInto("contact_messages")
        .values({ id, name, email, message, language, created_at: now().toISOString() })
        .execute();
    },

    /** The newest messages first. */
    async newest(most: number) {
      return db.selectFrom("contact_messages").selectAll().orderBy("created_at", "desc").limit(most).execute();
    },

    /** Forgets the messages that are older than so many days; 0 keeps them all. */
    async sweep(keptDays: number): Promise<void> {
      if (keptDays === 0) return;
      const since = new Date(now().getTime() - keptDays * DAY_MS).toISOString();
      await db.deleteFrom("contact_messages").where("created_at", "<=", since).execute();
    },
  };
}
