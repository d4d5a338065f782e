import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { afterAll, beforeEach, expect, test } from "vitest";
import { listenOnLoopback } from "#tests/loopback-server.ts";
import { createSubscriptionClient } from "./subscription-client.ts";

const STATE = { status: "active", max_amount_of_stories: 30, storyCount: 2, totalStoryCount: 5 };

type Heard = { asked: string; key: string | undefined; body: unknown };
const heard: Heard[] = [];
let answer: () => Response;
beforeEach(() => {
  heard.length = 0;
  answer = () => Response.json(STATE);
});

const app = new Hono();
app.all("*", async (c) => {
  const text = await c.req.text();
  const body = text === "" ? null : (JSON.parse(text) as unknown);
  heard.push({ asked: `${c.req.method} ${c.req.path}`, key: c.req.header("Idempotency-Key"), body });
  return answer();
});
const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
const server = await listenOnLoopback(createServer((request, response) => void listener(request, response)));
afterAll(() => server.close());
const client = createSubscriptionClient(server.url);

test("each thing that a page wants is asked at its own door, and a checkout carries the name of its intention", async () => {
  expect(await client.read()).toEqual({ ok: true, value: STATE });
  await client.checkout("basicPriceId", "intention-1");
  await client.portal();
  await client.cancel("period_end");
  expect(heard).toEqual([
    { asked: "GET /api/subscription", key: undefined, body: null },
    { asked: "POST /api/subscription/checkout", key: "intention-1", body: { price: "basicPriceId" } },
    { asked: "POST /api/subscription/portal", key: undefined, body: {} },
    { asked: "POST /api/subscription/cancel", key: undefined, body: { when: "period_end" } },
  ]);
});

test("the address of a payment comes back as it was given, what follows its # included", async () => {
  const url = "https://pay.example/c/session?a=1#fidkdWxOYHwnPyd1";
  answer = () => Response.json({ url });
  expect(await client.checkout("basicPriceId", "intention-1")).toEqual({ ok: true, value: { url } });
});

test.each([
  [409, "already_subscribed", "already_subscribed"],
  [503, "payments_unavailable", "payments_unavailable"],
  [401, "not_logged_in", "not_logged_in"],
  [429, "too_many_requests", "too_many_requests"],
  [503, "database_unavailable", "database_unavailable"],
  [400, "unknown_price", "unexpected"],
  [403, "cross_site", "unexpected"],
])("a refusal with %s %s is known as %s", async (status, code, fault) => {
  answer = () => Response.json({ code, title: "in words" }, { status });
  expect(await client.cancel("now")).toEqual({ ok: false, fault });
});

test("what is no answer of the product's, whatever its status, is a failure", async () => {
  answer = () => new Response("<p>Bad gateway", { status: 502 });
  expect(await client.portal()).toEqual({ ok: false, fault: "unexpected" });
  answer = () => new Response("<p>Log in to this hotel's network", { status: 200 });
  expect(await client.read()).toEqual({ ok: false, fault: "unexpected" });
});

test("without a connection that is what is said", async () => {
  const nobody = await listenOnLoopback(createServer());
  await nobody.close();
  expect(await createSubscriptionClient(nobody.url).read()).toEqual({ ok: false, fault: "offline" });
});
