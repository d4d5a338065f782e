import { Hono } from "hono";
import { boundedBytesOf } from "#app/bounded-body.ts";
import type { Subscriptions } from "./subscriptions.server.ts";

/** The provider's largest notices weigh some hundred kilobytes. */
const NOTICE_MAX_BYTES = 1024 * 1024;

/**
 * `POST /api/stripe/webhook`: what the payment provider tells. No session and no person: the signature over the very bytes
 * that came is all that counts, so nothing may have parsed them before.
 */
export function webhookRoutes(subscriptions: Pick<Subscriptions, "notice">): Hono {
  const routes = new Hono();
  routes.post("/", async (c) => {
    const body = await boundedBytesOf(c.req.raw, NOTICE_MAX_BYTES);
    await subscriptions.notice(body, c.req.header("Stripe-Signature"));
    return c.json({ received: true });
  });
  return routes;
}
