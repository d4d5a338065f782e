import type { Accounts } from "#app/accounts/accounts.server.ts";
import { createListeners, type Listeners } from "#app/accounts/listeners.server.ts";
import { createListenerStore } from "#app/accounts/listeners-store.server.ts";
import { createRateStore, type Rate } from "#app/accounts/rate-store.server.ts";
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
import { createLimitServices } from "./limit-services.ts";
import type { Log } from "./log.ts";
import { openMail } from "./mail-services.ts";
import { createReportServices } from "./report-services.ts";
import type { Settings } from "./settings.ts";
import { createStoryServices } from "./story-services.ts";
import { createPaymentServices } from "./subscription-services.ts";
import { startSweeping } from "./sweeps.ts";

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
  /** Whether people shall be sent here: the database answers and is migrated, and this process is not about to leave. */
  readiness(): Promise<Readiness>;
  /** From now on this process is about to leave. It goes on with its work. */
  drain(): void;
  /** Breaks off every telling: what has been told of it may still be brought to its end elsewhere. */
  cutOff(): void;
  /** Waits for what is being told and saved, and closes the database. */
  close(): Promise<void>;
};

export type Readiness = "ready" | "not ready" | "draining";

/** How often what nobody came back for is forgotten. Queries pass it over in the meantime. */
const SWEEP_EVERY_MS = 10 * 60 * 1000;
/** Of all processes on one database one sweeps in so long: a little less, so that none comes just before its turn. */
const SWEEP_TURN: Rate = { turns: 1, seconds: 9 * 60 };
/** No keyed hash of an address is this short. */
const SWEEP_TURN_KEY = "sweep";

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
  const admission = await createLimitServices(settings, db, log);
  const stories = createStoryServices(settings, { store, saving, admit: admission.admit }, allowanceOf, log);
  const reports = createReportServices(settings, db, mail, { tellings: store, library: libraryStore });

  const contact = createContactServices(settings, db, mail);
  const rates = createRateStore(db, now);
  const sweeping = await startSweeping({
    sweeps: [
      { name: "tellings", run: () => store.sweep() },
      { name: "deleted stories", run: () => libraryStore.purge() },
      { name: "accounts", run: () => accounts.sweep() },
      { name: "letters", run: () => mail.sweep() },
      { name: "reports", run: () => reports.sweep() },
      { name: "contact messages", run: () => contact.sweep() },
      { name: "notices of payments", run: () => subscriptions.forgetNotices() },
      { name: "subscriptions", run: async () => subscriptions.followUpInBackground() },
      { name: "limits on tellings", run: () => admission.sweep() },
    ],
    takeTurn: async () => !settings.databaseUrl || (await rates.take(SWEEP_TURN_KEY, SWEEP_TURN)) === null,
    log,
    everyMs: SWEEP_EVERY_MS,
  });
  let isDraining = false;
  return {
    accounts,
    listeners: createListeners({ store: createListenerStore(db, now), newId: () => crypto.randomUUID() }),
    stories,
    library: createLibrary({ store: libraryStore, saving, allowanceOf }),
    contact,
    reports,
    subscriptions,
    checkoutPages: sandbox && ((languageOf) => sandbox.routes(languageOf)),
    hearNotices: (ask) => sandbox?.deliverTo(ask),
    mailbox: mail.mailbox,
    async readiness() {
      if (isDraining) return "draining";
      return (await isReady(db)) ? "ready" : "not ready";
    },
    drain() {
      isDraining = true;
    },
    cutOff: () => stories.cutOff(),
    async close() {
      // Together: what takes long of these must not take the time of the others. None of them needs another.
      await Promise.all([sweeping.close(), stories.close(), mail.close()]);
      await sandbox?.close();
      await subscriptions.close();
      await admission.close();
      await db.destroy();
    },
  };
}
