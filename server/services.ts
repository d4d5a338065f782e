import type { Contact } from "#app/contact/contact.server.ts";
import { createStoryStore } from "#app/stories/store.server.ts";
import type { Stories } from "#app/stories/stories.server.ts";
import { isReady, openDatabase } from "#db/open.server.ts";
import type { Mailbox } from "#sandbox/mailbox.server.ts";
import { createContactServices } from "./contact-services.ts";
import type { Log } from "./log.ts";
import { openMail } from "./mail-services.ts";
import type { Settings } from "./settings.ts";
import { createStoryServices } from "./story-services.ts";

export type Services = {
  stories: Stories;
  contact: Contact;
  /** Shows what went out; only on trial. */
  mailbox: Mailbox | null;
  /** Whether the product can do its work: the database answers and is migrated. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
};

/** How often what nobody came back for is forgotten. Queries pass it over in the meantime. */
const SWEEP_EVERY_MS = 10 * 60 * 1000;

/** Opens what the product stands on and joins the domains. */
export async function createServices(settings: Settings, log: Log): Promise<Services> {
  const db = await openDatabase(settings.dataDir);
  const store = createStoryStore(db, () => new Date());
  await store.failCutOff();
  await store.sweep();
  const sweeping = setInterval(() => {
    store.sweep().catch((error: unknown) => log.error({ err: error }, "old tellings could not be swept"));
  }, SWEEP_EVERY_MS);
  const mail = await openMail(settings, db, log);
  return {
    stories: createStoryServices(settings, store, log),
    contact: createContactServices(settings, db, mail),
    mailbox: mail.mailbox,
    isReady: () => isReady(db),
    async close() {
      clearInterval(sweeping);
      await mail.close();
      await db.destroy();
    },
  };
}
