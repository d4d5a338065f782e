import { vi } from "vitest";
import { createBillingStore } from "#app/subscriptions/billing-store.server.ts";
import { createNoticeStore } from "#app/subscriptions/notice-store.server.ts";
import { openStripe } from "#app/subscriptions/stripe-client.server.ts";
import { createStripeProvider } from "#app/subscriptions/stripe-provider.server.ts";
import { createSubscriptions, type Subscriptions } from "#app/subscriptions/subscriptions.server.ts";
import type { Database } from "#db/open.server.ts";
import { openPaymentsSandbox } from "#sandbox/payments.server.ts";
import { type DatabaseKind, openTestDatabase } from "./databases.ts";
import { startStripeTrouble } from "./fakes/stripe-trouble.ts";

export const PAYER = { id: "ana", email: "ana@example.org" };
export const OTHER_PAYER = { id: "ben", email: "ben@example.org" };
export const PUBLIC_URL = "http://localhost:3000";
/** What an account without a plan may have. */
const FREE = 3;

/** The plan of whoever has none. */
export const INACTIVE = {
  status: "Inactive",
  max_amount_of_stories: FREE,
  current_period_end: null,
  cancel_at_period_end: false,
  name: null,
  id: null,
};

/** A signed notice as it came to the product's door. */
export type GivenNotice = { body: Uint8Array; signature: string; type: string };

export type PaymentHouse = Awaited<ReturnType<typeof openPaymentHouse>>;

/**
 * Subscriptions over a real database, by the official library and a real socket, to the payment provider's stand-in.
 * Notices are kept until a test hands them over.
 */
export async function openPaymentHouse(kind: DatabaseKind = "sqlite") {
  const { db, openAgain, close } = await openTestDatabase(kind);
  const clock = { nowMs: Date.UTC(2026, 0, 31, 22, 0) };
  const now = () => new Date(clock.nowMs);
  for (const { id, email } of [PAYER, OTHER_PAYER]) await addUser(db, id, email);
  const sandbox = await openPaymentsSandbox(db, { publicUrl: PUBLIC_URL, now, retryAfterMs: [] });
  const given: GivenNotice[] = [];
  const door = { isShut: false };
  sandbox.deliverTo(async (request) => {
    if (door.isShut) return new Response(null, { status: 503 });
    const body = new Uint8Array(await request.arrayBuffer());
    const { type } = JSON.parse(new TextDecoder().decode(body)) as { type: string };
    given.push({ body, signature: request.headers.get("Stripe-Signature") ?? "", type });
    return new Response();
  });
  const line = await startStripeTrouble(sandbox.stripe.apiBase);
  const lines: string[] = [];
  const note = (details: Record<string, unknown>, message: string) =>
    void lines.push(JSON.stringify([message, details], (_, value) => (value instanceof Error ? String(value) : value)));
  const log = { warn: note, error: note };
  const opened: Subscriptions[] = [];

  /** What another process on the same database would be. */
  const process = (on: Database, { isOffered = true, answerWithinMs = PATIENCE_MS } = {}): Subscriptions => {
    const access = { ...sandbox.stripe, apiBase: line.url };
    const patience = { answerWithinMs, busyPausesMs: [1, 1] };
    const subscriptions = createSubscriptions({
      store: createBillingStore(on, now, () => crypto.randomUUID()),
      notices: createNoticeStore(on, now),
      provider: isOffered ? createStripeProvider({ access, publicUrl: PUBLIC_URL, log, now, patience }) : null,
      freeStories: FREE,
      log,
      now,
      patienceMs: 400,
    });
    opened.push(subscriptions);
    return subscriptions;
  };
  const subscriptions = process(db);

  const house = {
    db,
    clock,
    now,
    /** Shut: what is sent to us never arrives. */
    door,
    sandbox,
    line,
    lines,
    subscriptions,
    process,
    openAgain,
    /** The official library, asked by the test itself. */
    stripe: openStripe(sandbox.stripe),
    billing: (owner = PAYER.id) => db.selectFrom("billing").selectAll().where("owner", "=", owner).executeTakeFirst(),
    /** Somebody has come, and is known to the payment provider. @returns the customer's id */
    async greeted(payer = PAYER): Promise<string> {
      subscriptions.greet(payer);
      return vi.waitFor(async () => {
        const customer = (await house.billing(payer.id))?.customer;
        if (!customer) throw new Error("the customer is not there yet");
        return customer;
      });
    },
    /** Everything that was sent to us since the last time, in the order in which it was sent. */
    async notices(): Promise<GivenNotice[]> {
      await sandbox.settled();
      return given.splice(0);
    },
    hear: (notice: GivenNotice, at: Subscriptions = subscriptions) => at.notice(notice.body, notice.signature),
    async hearAll(): Promise<void> {
      for (const notice of await house.notices()) await house.hear(notice);
    },
    checkout: (payer = PAYER, attempt = "click", at: Subscriptions = subscriptions) =>
      at.checkout(payer, { price: "basicPriceId", language: "en", attempt }),
    /** Somebody pays at the checkout. */
    async pays(payer = PAYER): Promise<void> {
      const { url } = await house.checkout(payer);
      await sandbox.desk.pay(sessionIn(url));
    },
    /** A person with the Basic plan, of which the product has heard. */
    async subscriber(payer = PAYER): Promise<string> {
      await house.pays(payer);
      await house.hearAll();
      const { id } = await subscriptions.planOf(payer.id);
      if (id === null) throw new Error("the plan did not arrive");
      return id;
    },
    async close() {
      line.go(null);
      await Promise.all(opened.map((each) => each.close()));
      await line.close();
      await sandbox.close();
      await close();
    },
  };
  return house;
}

/** A machine under load answers later than one expects. */
const PATIENCE_MS = 8_000;

export const sessionIn = (url: string): string => /cs_test_\w+/.exec(url)?.[0] ?? "";

async function addUser(db: Database, id: string, email: string): Promise<void> {
  const at = new Date(0).toISOString();
  await db
    .insertInto("users")
    .values({ id, name: "", email, emailVerified: 1, image: null, createdAt: at, updatedAt: at })
    .execute();
}
