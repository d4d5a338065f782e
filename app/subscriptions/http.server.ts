import type { Context } from "hono";
import { Hono } from "hono";
import type { Person } from "#app/accounts/contract.ts";
import { jsonBodyOf } from "#app/json-body.server.ts";
import { Problem } from "#app/problem.ts";
import type { TakeTurn } from "#app/rate-limit.server.ts";
import { parseIdempotencyKey } from "#app/stories/contract.ts";
import type { Counts } from "#app/stories/library-contract.ts";
import type { Language } from "#storyteller/story-request.ts";
import type { PlanState, Subscription } from "./contract.ts";
import { parseCancel, parseCheckout } from "./orders-contract.ts";
import type { Subscriptions } from "./subscriptions.server.ts";

/** What the server has found out about a request before this door. */
export type SubscriptionDoor = {
  subscriptions: Pick<Subscriptions, "planOf" | "checkout" | "cancel" | "portal">;
  /** Who asks, or null for a guest. */
  personOf: (c: Context) => Promise<Person | null>;
  languageOf: (c: Context) => Language;
  /** How many stories a person has. */
  countsOf: (owner: string) => Promise<Counts>;
  /** Takes one of the turns that an account has at what the payment provider is asked for. */
  takeTurn: TakeTurn;
};

/** `/api/subscription` and what is below it: the plan of the person who asks. */
export function subscriptionRoutes({
  subscriptions,
  personOf,
  languageOf,
  countsOf,
  takeTurn,
}: SubscriptionDoor): Hono {
  const routes = new Hono();

  async function person(c: Context): Promise<Person> {
    c.header("Cache-Control", "no-store");
    const found = await personOf(c);
    if (!found) throw new Problem("not_logged_in");
    return found;
  }

  /** Whoever asks for something that costs calls of the payment provider. */
  async function payer(c: Context): Promise<Person> {
    const found = await person(c);
    await takeTurn(found.id);
    return found;
  }

  async function withCounts(owner: string, state: PlanState): Promise<Subscription> {
    const { storyCount, totalStoryCount } = await countsOf(owner);
    return { ...state, storyCount, totalStoryCount };
  }

  routes.get("/", async (c) => {
    const { id } = await person(c);
    return c.json(await withCounts(id, await subscriptions.planOf(id)));
  });
  routes.post("/checkout", async (c) => {
    const asking = await payer(c);
    const price = parseCheckout(await jsonBodyOf(c.req));
    const attempt = parseIdempotencyKey(c.req.header("Idempotency-Key")) ?? crypto.randomUUID();
    return c.json(await subscriptions.checkout(asking, { price, language: languageOf(c), attempt }));
  });
  routes.post("/cancel", async (c) => {
    const { id } = await payer(c);
    const when = parseCancel(await jsonBodyOf(c.req));
    return c.json(await withCounts(id, await subscriptions.cancel(id, when)));
  });
  routes.post("/portal", async (c) => c.json(await subscriptions.portal(await payer(c), languageOf(c))));
  return routes;
}
