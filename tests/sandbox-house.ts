import { Stripe } from "stripe";
import { type PriceKey, WEBHOOK_PATH } from "#app/subscriptions/contract.ts";
import { openPaymentsSandbox, type PaymentsSandbox } from "#sandbox/payments.server.ts";
import { type DatabaseKind, openTestDatabase } from "./databases.ts";

export const PUBLIC_URL = "http://localhost:3000";
/** Nobody waits in a test. */
const NO_PAUSES = [0, 0, 0];

type Answer = number | Error;

/** The stand-in for the payment provider with a database, a clock and a door of a test's own, and the real SDK on it. */
export async function openSandboxHouse(kind: DatabaseKind, start = "2026-03-01T20:00:00.000Z") {
  const database = await openTestDatabase(kind);
  const clock = { now: new Date(start) };
  const warnings: string[] = [];
  const opened: PaymentsSandbox[] = [];

  const open = async (db = database.db, retryAfterMs: readonly number[] = NO_PAUSES): Promise<PaymentsSandbox> => {
    const sandbox = await openPaymentsSandbox(db, {
      publicUrl: PUBLIC_URL,
      now: () => clock.now,
      log: { warn: (_, message) => warnings.push(message) },
      retryAfterMs,
    });
    opened.push(sandbox);
    return sandbox;
  };

  const sandbox = await open();
  const stripe = sdkOn(sandbox);
  return {
    database,
    clock,
    warnings,
    sandbox,
    stripe,
    /** Another stand-in on the same database, as after a restart or in another process. */
    open,
    /** A checkout that is open, of a customer who is new unless one is named. */
    async checkout({ customer, price = "basicPriceId" }: { customer?: string; price?: PriceKey } = {}) {
      const buyer = customer ?? (await stripe.customers.create({ email: "ana@example.org" })).id;
      return stripe.checkout.sessions.create(await orderOf(stripe, buyer, price));
    },
    /** A subscription that has been paid for. */
    async buy(...order: Parameters<typeof this.checkout>) {
      const { id } = await this.checkout(...order);
      await sandbox.desk.pay(id);
      const session = await stripe.checkout.sessions.retrieve(id);
      return stripe.subscriptions.retrieve(session.subscription as string);
    },
    async close() {
      for (const one of opened) await one.close();
      await database.close();
    },
  };
}
export type SandboxHouse = Awaited<ReturnType<typeof openSandboxHouse>>;

/** The real SDK, as the product uses it. @param beforeRetry with it, a request is sent again once, after this is done */
export function sdkOn(
  { stripe: { secretKey, apiBase } }: PaymentsSandbox,
  key = secretKey,
  { beforeRetry }: { beforeRetry?: () => Promise<void> } = {},
): Stripe {
  const { hostname, port } = new URL(apiBase);
  let sent = 0;
  const retrying = Stripe.createFetchHttpClient(async (url, init) => {
    sent += 1;
    if (sent > 1) await beforeRetry?.();
    return fetch(url, init);
  });
  return new Stripe(key, {
    protocol: "http",
    host: hostname,
    port,
    telemetry: false,
    maxNetworkRetries: beforeRetry ? 1 : 0,
    ...(beforeRetry && { httpClient: retrying }),
  });
}

/** What the product asks for at a checkout. */
export async function orderOf(stripe: Stripe, customer: string, key: PriceKey) {
  const { data } = await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 });
  return {
    mode: "subscription",
    billing_address_collection: "auto",
    allow_promotion_codes: true,
    line_items: [{ price: data[0]?.id ?? "", quantity: 1 }],
    customer,
    client_reference_id: "person-1",
    metadata: { userId: "person-1" },
    subscription_data: { metadata: { userId: "person-1" } },
    locale: "es",
    success_url: `${PUBLIC_URL}/?checkout=success&session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${PUBLIC_URL}/`,
  } satisfies Stripe.Checkout.SessionCreateParams;
}

/** A door for events: it checks their signature as the product does, and answers 200 or what it was told to. */
export function openDoor({ stripe: { webhookSecret } }: PaymentsSandbox, answers: Answer[] = []) {
  const sdk = new Stripe("sk_test_unused");
  const arrived: Stripe.Event[] = [];
  return {
    arrived,
    types: () => arrived.map(({ type }) => type),
    async ask(request: Request): Promise<Response> {
      if (request.url !== PUBLIC_URL + WEBHOOK_PATH || request.method !== "POST")
        return new Response(null, { status: 404 });
      const body = Buffer.from(await request.arrayBuffer());
      const signature = request.headers.get("Stripe-Signature") ?? "";
      arrived.push(sdk.webhooks.constructEvent(body, signature, webhookSecret));
      const answer = answers.shift() ?? 200;
      if (answer instanceof Error) throw answer;
      return new Response(null, { status: answer });
    },
  };
}
