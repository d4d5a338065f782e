import type { Accounts } from "#app/accounts/accounts.server.ts";
import { type ApiKeys, createApiKeys } from "#app/accounts/api-keys.server.ts";
import { createApiKeyStore } from "#app/accounts/api-keys-store.server.ts";
import { createListeners, type Listeners } from "#app/accounts/listeners.server.ts";
import { createListenerStore } from "#app/accounts/listeners-store.server.ts";
import { createRateStore, type Rate } from "#app/accounts/rate-store.server.ts";
import type { Contact } from "#app/contact/contact.server.ts";
import { createLetterStore } from "#app/mail/store.server.ts";
import type { CountTurn } from "#app/rate-limit.server.ts";
import { createLibrary } from "#app/stories/library.server.ts";
import type { Library } from "#app/stories/library-contract.ts";
import { createLibraryStore } from "#app/stories/library-store.server.ts";
import { createPurseStore } from "#app/stories/purse-store.server.ts";
import type { RecordEvents } from "#app/stories/record-events.server.ts";
import type { StoryRecords } from "#app/stories/records-contract.ts";
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
import type { IdentifyCaller } from "./graphql/api-caller.ts";
import { createGraphqlEngine, type GraphqlEngine } from "./graphql/engine.ts";
import { createIdentifier } from "./graphql/identify-caller.ts";
import { createLimitServices } from "./limit-services.ts";
import type { Log } from "./log.ts";
import { openMail } from "./mail-services.ts";
import { createMetrics, type Metrics } from "./metrics.ts";
import { addDatabaseMetrics } from "./metrics-database.ts";
import { createRecordServices, openRecordEvents } from "./record-services.ts";
import { createReportServices } from "./report-services.ts";
import type { Settings } from "./settings.ts";
import { createStoryServices } from "./story-services.ts";
import { createPaymentServices } from "./subscription-services.ts";
import { startSweeping } from "./sweeps.ts";
import { createTurnCounter } from "./turn-counter.ts";

export type Services = {
  accounts: Accounts;
  apiKeys: ApiKeys;
  /** Finds out who calls the GraphQL API: one for all its doors, because it remembers what others have said. */
  identifyCaller: IdentifyCaller;
  /** Reads and runs what other programs ask for. */
  graphql: GraphqlEngine;
  listeners: Listeners;
  stories: Stories;
  library: Library;
  /** The same stories, as other programs know them. */
  records: StoryRecords;
  /** Who hears of changed stories. */
  recordEvents: Pick<RecordEvents, "hear">;
  contact: Contact;
  reports: Reports;
  subscriptions: Subscriptions;
  /** Counts what may be asked for so often, for all processes together. */
  countTurn: CountTurn;
  /** What this process counts for its host. */
  metrics: Metrics;
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
  const metrics = createMetrics({ isServed: settings.mode === "trial" || settings.metricsToken !== null });
  const letters = createLetterStore(db, now);
  const purses = createPurseStore(db, now);
  addDatabaseMetrics({
    metrics,
    limits: settings.limits,
    read: async () => ({
      isReady: await isReady(db),
      lettersWaiting: await letters.waiting(),
      purses: await purses.spent(),
    }),
    log,
  });
  const mail = await openMail(settings, db, log);
  const { subscriptions, sandbox } = await createPaymentServices(settings, db, log);
  const accounts = await createAccountServices(settings, db, mail, log, (owner) => subscriptions.leave(owner));
  const apiKeys = createApiKeys(createApiKeyStore(db, now));
  const recordEvents = await openRecordEvents(settings, db, log);
  const { announce } = recordEvents;
  const saving = createSavingStore(db, now, announce);
  const libraryStore = createLibraryStore(db, now);
  const allowanceOf = (owner: string) => subscriptions.allowanceOf(owner);
  const admission = await createLimitServices(settings, db, log);
  const stories = createStoryServices(settings, { store, saving, admit: admission.admit }, allowanceOf, {
    log,
    metrics,
  });
  const rates = createRateStore(db, now);
  const countTurn = await createTurnCounter(settings, rates);
  const toHost = { outbox: mail.outbox, countTurn };
  const reports = createReportServices(settings, db, toHost, { tellings: store, library: libraryStore });

  const contact = createContactServices(settings, db, toHost);
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
    apiKeys,
    graphql: createGraphqlEngine({ allowsIntrospection: settings.mode === "trial" }),
    identifyCaller: createIdentifier(settings, { accounts, apiKeys, log }),
    listeners: createListeners({ store: createListenerStore(db, now), newId: () => crypto.randomUUID() }),
    stories,
    library: createLibrary({ store: libraryStore, saving, allowanceOf, announce }),
    records: await createRecordServices(settings, db, { allowanceOf, announce }),
    recordEvents,
    contact,
    reports,
    subscriptions,
    countTurn,
    metrics,
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
      await recordEvents.close();
      await db.destroy();
    },
  };
}
