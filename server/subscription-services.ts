import { createBillingStore } from "#app/subscriptions/billing-store.server.ts";
import { createNoticeStore } from "#app/subscriptions/notice-store.server.ts";
import { createStripeProvider } from "#app/subscriptions/stripe-provider.server.ts";
import { createSubscriptions, type Subscriptions } from "#app/subscriptions/subscriptions.server.ts";
import type { Database } from "#db/open.server.ts";
import type { PaymentsSandbox } from "#sandbox/payments.server.ts";
import type { Log } from "./log.ts";
import { isLiveKey } from "./payment-settings.ts";
import type { Settings } from "./settings.ts";

export type PaymentServices = {
  subscriptions: Subscriptions;
  /** The payment provider's stand-in; only on trial, and only without a key. */
  sandbox: PaymentsSandbox | null;
};

type Given = Pick<Settings, "mode" | "publicUrl" | "payments" | "freeStories" | "databaseUrl">;

/** Joins what people pay for to the database and to the payment provider, or on trial to its stand-in. */
export async function createPaymentServices(settings: Given, db: Database, log: Log): Promise<PaymentServices> {
  const { mode, publicUrl, payments, freeStories, databaseUrl } = settings;
  const now = () => new Date();
  // Loaded here and nowhere else: what lets anybody subscribe for nothing is not even in memory when the product is live.
  const sandbox =
    mode === "trial" && payments === null
      ? await (await import("#sandbox/payments.server.ts")).openPaymentsSandbox(db, { publicUrl, now, log })
      : null;
  if (payments) warnOfKeys(payments, mode, log);
  const access = payments ?? sandbox?.stripe ?? null;
  const store = createBillingStore(db, now, () => crypto.randomUUID());
  // Nobody else is at the embedded database: whoever held something there has died.
  if (!databaseUrl) await store.forgetLeases();
  const subscriptions = createSubscriptions({
    store,
    notices: createNoticeStore(db, now),
    provider: access && createStripeProvider({ access, publicUrl, log, now }),
    freeStories,
    log,
    now,
  });
  subscriptions.checkPrice();
  return { subscriptions, sandbox };
}

function warnOfKeys(
  { secretKey, webhookSecret }: NonNullable<Given["payments"]>,
  mode: Given["mode"],
  log: Pick<Log, "warn">,
): void {
  if (mode === "live" && !isLiveKey(secretKey))
    log.warn({}, "STRIPE_SECRET_KEY is a test key: nobody's card is charged");
  if (webhookSecret === null)
    log.warn({}, "STRIPE_WEBHOOK_SECRET is not set: payments are noticed late, when somebody looks at the plan");
}
