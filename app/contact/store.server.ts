import type { Database } from "#db/open.server.ts";
import type { ContactMessage } from "./contract.ts";

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
  };
}
