import type { Accounts } from "#app/accounts/accounts.server.ts";
import { createListeners, type Listeners } from "#app/accounts/listeners.server.ts";
import { createListenerStore } from "#app/accounts/listeners-store.server.ts";
import type { Contact } from "#app/contact/contact.server.ts";
import { createLibrary } from "#app/stories/library.server.ts";
import type { Library } from "#app/stories/library-contract.ts";
import { createLibraryStore } from "#app/stories/library-store.server.ts";
import type { Reports } from "#app/stories/report.server.ts";
import { createSavingStore } from "#app/stories/saving-store.server.ts";
import { createStoryStore } from "#app/stories/store.server.ts";
import type { Stories } from "#app/stories/stories.server.ts";
import { isReady, openDatabase } from "#db/open.server.ts";
import type { Mailbox } from "#sandbox/mailbox.server.ts";
import { createAccountServices } from "./account-services.ts";
import { createContactServices } from "./contact-services.ts";
import type { Log } from "./log.ts";
import { openMail } from "./mail-services.ts";
import { createReportServices } from "./report-services.ts";
import type { Settings } from "./settings.ts";
import { createStoryServices } from "./story-services.ts";

export type Services = {
  accounts: Accounts;
  listeners: Listeners;
  stories: Stories;
  library: Library;
  contact: Contact;
  reports: Reports;
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
  const db = await openDatabase(settings, (details, message) => log.warn(details, message));
  const now = () => new Date();
  const store = createStoryStore(db, now);
  // Another process on the same database may be in the middle of a telling: its time runs out by itself.
  if (!settings.databaseUrl) await store.failCutOff();
  const mail = await openMail(settings, db, log);
  const accounts = await createAccountServices(settings, db, mail, log);
  const saving = createSavingStore(db, now);
  const libraryStore = createLibraryStore(db, now);
  const limitOf = () => Promise.resolve(settings.freeStories);
  const stories = createStoryServices(settings, { store, saving }, limitOf, log);
  const reports = createReportServices(settings, db, mail, { tellings: store, library: libraryStore });

  const sweep = async () => {
    try {
      await store.sweep();
      await libraryStore.purge();
      await accounts.sweep();
      await mail.sweep();
      await reports.sweep();
    } catch (error) {
      log.error({ err: error }, "what is over could not be swept");
    }
  };
  await sweep();
  const sweeping = setInterval(() => void sweep(), SWEEP_EVERY_MS);
  return {
    accounts,
    listeners: createListeners({ store: createListenerStore(db, now), newId: () => crypto.randomUUID() }),
    stories,
    library: createLibrary({ store: libraryStore, saving, limitOf }),
    contact: createContactServices(settings, db, mail),
    reports,
    mailbox: mail.mailbox,
    isReady: () => isReady(db),
    async close() {
      clearInterval(sweeping);
      await stories.close();
      await mail.close();
      await db.destroy();
    },
  };
}
