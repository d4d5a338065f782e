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
import type { Subscriptions } from "#app/subscriptions/subscriptions.server.ts";
import { isReady, openDatabase } from "#db/open.server.ts";
import type { Mailbox } from "#sandbox/mailbox.server.ts";
import type { PaymentsSandbox } from "#sandbox/payments.server.ts";
import { createAccountServices } from "./account-services.ts";
import { createContactServices } from "./contact-services.ts";
import type { Log } from "./log.ts";
import { openMail } from "./mail-services.ts";
import { createReportServices } from "./report-services.ts";
import type { Settings } from "./settings.ts";
import { createStoryServices } from "./story-services.ts";
import { createPaymentServices } from "./subscription-services.ts";

export type Services = {
  accounts: Accounts;
  listeners: Listeners;
  stories: Stories;
  library: Library;
  contact: Contact;
  reports: Reports;
  subscriptions: Subscriptions;
  /** Shows what went out; only on trial. */
  mailbox: Mailbox | null;
  /** The pages of the payment provider's stand-in; only on trial, and only without a key. */
  checkoutPages: PaymentsSandbox["routes"] | null;
  /** How the stand-in's notices reach the product. */
  hearNotices: PaymentsSandbox["deliverTo"];
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
  const { subscriptions, sandbox } = await createPaymentServices(settings, db, log);
  const accounts = await createAccountServices(settings, db, mail, log, (owner) => subscriptions.leave(owner));
  const saving = createSavingStore(db, now);
  const libraryStore = createLibraryStore(db, now);
  const allowanceOf = (owner: string) => subscriptions.allowanceOf(owner);
  const stories = createStoryServices(settings, { store, saving }, allowanceOf, log);
  const reports = createReportServices(settings, db, mail, { tellings: store, library: libraryStore });

  const sweep = async () => {
    try {
      await store.sweep();
      await libraryStore.purge();
      await accounts.sweep();
      await mail.sweep();
      await reports.sweep();
      await subscriptions.sweep();
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
    library: createLibrary({ store: libraryStore, saving, allowanceOf }),
    contact: createContactServices(settings, db, mail),
    reports,
    subscriptions,
    checkoutPages: sandbox && ((languageOf) => sandbox.routes(languageOf)),
    hearNotices: (ask) => sandbox?.deliverTo(ask),
    mailbox: mail.mailbox,
    isReady: () => isReady(db),
    async close() {
      clearInterval(sweeping);
      await stories.close();
      await sandbox?.close();
      await subscriptions.close();
      await mail.close();
      await db.destroy();
    },
  };
}
