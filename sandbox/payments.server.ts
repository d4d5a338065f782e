import type { Context, Hono } from "hono";
import { type PriceKey, WEBHOOK_PATH } from "#app/subscriptions/contract.ts";
import type { Database } from "#db/open.server.ts";
import type { Language } from "#storyteller/story-request.ts";
import { serveApi } from "./api-server.server.ts";
import { addCatalogue } from "./catalogue.server.ts";
import { CATALOGUE_OPERATIONS } from "./catalogue-api.server.ts";
import { checkoutOperations } from "./checkout-api.server.ts";
import { createDesk, type DeskSubscription } from "./checkout-desk.server.ts";
import { CUSTOMER_OPERATIONS } from "./customers-api.server.ts";
import { type Ask, createDelivery } from "./event-delivery.server.ts";
import { EVENT_OPERATIONS } from "./events-api.server.ts";
import { createKeptReplies } from "./kept-replies.server.ts";
import { newId } from "./object-ids.server.ts";
import { paymentRoutes } from "./payments-routes.server.ts";
import { openPaymentsStore, type PaymentsStore } from "./payments-store.server.ts";
import { portalOperations } from "./portal-api.server.ts";
import { SUBSCRIPTION_OPERATIONS } from "./subscriptions-api.server.ts";

const RETRY_AFTER_MS = [1_000, 5_000, 15_000];

/** The payment provider of a trial: it speaks the provider's API, and no card is ever charged. */
export type PaymentsSandbox = {
  /** What the product would otherwise read from the environment. */
  stripe: { secretKey: string; webhookSecret: string; apiBase: string };
  /** The pages under /dev/checkout, only for requests that name this machine. */
  routes(languageOf: (c: Context) => Language): Hono;
  /** How signed events reach the product's own door for them; events made before this was called wait. */
  deliverTo(ask: Ask): void;
  /** What a person at the checkout, and time, do: the pages call the same functions. What cannot be done is refused. */
  desk: {
    /** Refuses what is not open. */
    pay(sessionId: string): Promise<{ successUrl: string }>;
    /** The checkout stays open, and nothing else changes. */
    decline(sessionId: string): Promise<void>;
    failNextPayment(subscriptionId: string): Promise<void>;
    /** The next period begins now; after a payment that failed, the same one is paid instead. */
    renew(subscriptionId: string): Promise<void>;
    /** Ends the subscription at once. */
    expire(subscriptionId: string): Promise<void>;
    changePlan(subscriptionId: string, price: PriceKey): Promise<void>;
    /** The newest first. */
    subscriptions(): Promise<DeskSubscription[]>;
  };
  /** Waits until every event made so far has been delivered or given up. */
  settled(): Promise<void>;
  close(): Promise<void>;
};

type SandboxOptions = {
  publicUrl: string;
  now: () => Date;
  log?: { warn(details: object, message: string): void };
  /** Between the attempts to deliver an event. */
  retryAfterMs?: readonly number[];
};

/** Opens the stand-in on what it has kept in the database, on a port of its own of this machine's. */
export async function openPaymentsSandbox(
  db: Database,
  { publicUrl, now, log = { warn: () => undefined }, retryAfterMs = RETRY_AFTER_MS }: SandboxOptions,
): Promise<PaymentsSandbox> {
  const webhookSecret = newId("whsec", 32);
  const secretKey = `sk_test_${newId("sandbox", 32).replace("_", "")}`;
  const delivery = createDelivery({
    store: (): PaymentsStore => store,
    url: `${publicUrl}${WEBHOOK_PATH}`,
    webhookSecret,
    retryAfterMs,
    log,
  });
  const store = await openPaymentsStore(db, now, delivery.deliver);
  await store.change((changing) => addCatalogue(changing, Math.floor(now().getTime() / 1000)));
  const desk = createDesk(store, now);
  const api = await serveApi({
    db,
    store,
    replies: createKeptReplies(now),
    operations: [
      ...CUSTOMER_OPERATIONS,
      ...CATALOGUE_OPERATIONS,
      ...checkoutOperations(publicUrl),
      ...SUBSCRIPTION_OPERATIONS,
      ...portalOperations(publicUrl),
      ...EVENT_OPERATIONS,
    ],
    secretKey,
    now,
    log,
  });
  delivery.deliverOnce(await store.reading.marked("undelivered"));

  return {
    stripe: { secretKey, webhookSecret, apiBase: api.base },
    routes: (languageOf) => paymentRoutes({ desk, reading: store.reading, publicUrl, now, languageOf }),
    deliverTo: delivery.open,
    desk,
    settled: delivery.settled,
    async close() {
      await api.close();
      await delivery.close();
    },
  };
}
