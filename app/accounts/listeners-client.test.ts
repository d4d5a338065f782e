import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listenOnLoopback } from "#tests/loopback-server.ts";
import { createListenersClient } from "./listeners-client.ts";

type Heard = { asked: string; body: unknown };

const LOLA = { nickname: "Lola", age: 4 };

/** What the server answers to whoever is called so. */
const ANSWERS: Record<string, [status: number, problem: object | string]> = {
  Lola: [201, { id: "one", ...LOLA }],
  Rude: [400, { code: "invalid_request", fields: { nickname: "in words" } }],
  Odd: [400, { code: "invalid_request", fields: { age: "in words" } }],
  Thirteenth: [409, { code: "too_many_listeners" }],
  Gone: [404, { code: "not_found" }],
  "Logged out": [401, { code: "not_logged_in" }],
  Away: [503, { code: "database_unavailable" }],
  Broken: [502, "<p>Bad gateway"],
};

const heard: Heard[] = [];
let server: { url: string; close(): Promise<void> };
beforeAll(async () => {
  const app = new Hono();
  app.all("/api/listeners/*", async (c) => {
    const text = await c.req.text();
    const body = text === "" ? null : (JSON.parse(text) as { nickname: string });
    heard.push({ asked: `${c.req.method} ${new URL(c.req.url).pathname}`, body });
    const [status, problem] = ANSWERS[body?.nickname ?? ""] ?? [204, ""];
    return new Response(status === 204 ? null : typeof problem === "string" ? problem : JSON.stringify(problem), {
      status,
    });
  });
  app.post("/api/listeners", async (c) => {
    const body = await c.req.json<{ nickname: string }>();
    heard.push({ asked: "POST /api/listeners", body });
    const [status, problem] = ANSWERS[body.nickname] ?? [500, {}];
    return new Response(typeof problem === "string" ? problem : JSON.stringify(problem), { status });
  });
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  server = await listenOnLoopback(createServer((request, response) => void listener(request, response)));
});
afterAll(() => server.close());

test("names travel in a body and never in an address", async () => {
  heard.length = 0;
  const client = createListenersClient(server.url);
  expect(await client.add(LOLA)).toBeNull();
  expect(await client.change("one", LOLA)).toBeNull();
  expect(await client.remove("one/../two")).toBeNull();
  expect(heard).toEqual([
    { asked: "POST /api/listeners", body: LOLA },
    { asked: "PUT /api/listeners/one", body: LOLA },
    { asked: "DELETE /api/listeners/one%2F..%2Ftwo", body: null },
  ]);
});

test.each([
  ["Rude", "nickname_unfit"],
  ["Odd", "unexpected"],
  ["Thirteenth", "full"],
  ["Gone", "gone"],
  ["Logged out", "not_logged_in"],
  ["Away", "database_unavailable"],
  ["Broken", "unexpected"],
])("whoever is called %s learns why the list stays as it is: %s", async (nickname, fault) => {
  const client = createListenersClient(server.url);
  expect(await client.add({ nickname, age: 4 })).toBe(fault);
  expect(await client.change("one", { nickname, age: 4 })).toBe(fault);
});

test("nobody is asked about a nickname that is not there", async () => {
  heard.length = 0;
  const client = createListenersClient(server.url);
  expect(await client.add({ nickname: "  ", age: 4 })).toBe("nickname_empty");
  expect(await client.change("one", { nickname: "", age: 4 })).toBe("nickname_empty");
  expect(heard).toEqual([]);
});

test("without a connection that is what is said", async () => {
  const nobody = await listenOnLoopback(createServer());
  await nobody.close();
  expect(await createListenersClient(nobody.url).add(LOLA)).toBe("offline");
});
