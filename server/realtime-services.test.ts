import { once } from "node:events";
import { createServer } from "node:http";
import { createClient } from "graphql-ws";
import { pino } from "pino";
import { afterEach, expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import { type ApiMember, CREATE, DELETE, type GraphqlHouse, openGraphqlHouse } from "#tests/graphql-house.ts";
import { listenOnLoopback } from "#tests/loopback-server.ts";
import { giveBackPostgresDatabase, takePostgresDatabase } from "#tests/postgres-databases.ts";
import { headerProtocol } from "#tests/realtime-server.ts";
import { openTestProduct } from "#tests/test-product.ts";
import { BEAT_MS } from "./realtime/limits.ts";
import { createRealtimeServices } from "./realtime-services.ts";
import type { Services } from "./services.ts";
import { readSettings } from "./settings.ts";

const HEARD = "subscription { onCreateGeneratedStories { id owner } }";
const GONE = "subscription { onDeleteGeneratedStories { id } }";

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const close of closing.splice(0).toReversed()) await close();
});

/** The sockets of a process over its services. */
async function serveSockets(services: Services): Promise<string> {
  const server = createServer();
  const { url, close } = await listenOnLoopback(server);
  const realtime = createRealtimeServices(readSettings({ PUBLIC_URL: url }), services, pino({ level: "silent" }));
  server.on("upgrade", realtime.upgrade);
  closing.push(async () => {
    await realtime.close();
    await close();
  });
  return url;
}

/** An existing client's subscription: what it is sent after its start was acknowledged. */
async function subscribe(url: string, authorization: object, query: string, options = {}) {
  const socket = new WebSocket(
    `${url.replace("http", "ws")}/graphql/realtime`,
    ["graphql-ws", headerProtocol(authorization)],
    options,
  );
  closing.push(async () => socket.terminate());
  const heard: { type: string; payload?: unknown }[] = [];
  socket.on("message", (frame: Buffer) => void heard.push(JSON.parse(frame.toString())));
  await once(socket, "open");
  socket.send(JSON.stringify({ type: "connection_init" }));
  await expect.poll(() => heard.map(({ type }) => type)).toEqual(["connection_ack", "ka"]);
  const payload = { data: JSON.stringify({ query }), extensions: { authorization } };
  socket.send(JSON.stringify({ id: "1", type: "start", payload }));
  await expect.poll(() => heard.at(-1)).toEqual({ id: "1", type: "start_ack" });
  heard.length = 0;
  return { socket, heard, payloads: () => heard.filter(({ type }) => type === "data").map(({ payload }) => payload) };
}

async function openHouse(env: Record<string, string> = {}): Promise<GraphqlHouse> {
  const house = await openGraphqlHouse(env);
  closing.push(() => house.close());
  return house;
}

const created = (id: string, { email }: ApiMember) => ({ data: { onCreateGeneratedStories: { id, owner: email } } });
const keep = (house: GraphqlHouse, who: ApiMember, id: string) =>
  house.ask(who, CREATE, { input: { id, content: "Once upon a time" } });

test("a story saved by one client is heard of by its owner's others, in both protocols, and by nobody else", async () => {
  const house = await openHouse();
  const url = await serveSockets(house.services);
  const host = new URL(url).host;
  const ana = await subscribe(url, { Authorization: house.ana.token, host }, HEARD);
  const ben = await subscribe(url, { Authorization: `Bearer ${house.ben.token}`, host }, HEARD);
  const gone = await subscribe(url, { authorization: house.ana.token, host }, GONE);
  const modern = createClient({
    url: `${url.replace("http", "ws")}/graphql/realtime`,
    webSocketImpl: WebSocket,
    connectionParams: { Authorization: house.ana.token },
    retryAttempts: 0,
  });
  closing.push(async () => modern.dispose());
  const events: unknown[] = [];
  modern.subscribe(
    { query: HEARD },
    { next: (event) => void events.push(event), error: () => undefined, complete() {} },
  );
  // It does not tell when it listens: what it hears of shows it.
  await expect
    .poll(async () => {
      await keep(house, house.ana, crypto.randomUUID());
      return events.length;
    })
    .toBeGreaterThan(0);
  await keep(house, house.ben, "by-ben");
  await keep(house, house.ana, "by-ana");
  await expect.poll(() => events.at(-1)).toEqual(created("by-ana", house.ana));
  await expect.poll(() => ana.payloads().at(-1)).toEqual(created("by-ana", house.ana));
  await expect.poll(() => ben.payloads()).toEqual([created("by-ben", house.ben)]);
  expect(JSON.stringify([events, ana.heard])).not.toContain("by-ben");
  await house.ask(house.ana, DELETE, { input: { id: "by-ana" } });
  await expect.poll(() => gone.payloads()).toEqual([{ data: { onDeleteGeneratedStories: { id: "by-ana" } } }]);
});

test("a page of ours is known by its session, and hears nothing more a beat after that has ended", async () => {
  const beats = vi.spyOn(globalThis, "setInterval");
  const house = await openHouse();
  const url = await serveSockets(house.services);
  const { cookie } = house.ana;
  const page = await subscribe(url, { host: new URL(url).host }, HEARD, { origin: url, headers: { Cookie: cookie } });
  await keep(house, house.ana, "before");
  await expect.poll(() => page.payloads()).toEqual([created("before", house.ana)]);
  expect(await house.services.metrics.text()).toContain("\ncuentaluna_realtime_sockets 1\n");
  const left = await house.app.request("/api/auth/sign-out", { method: "POST", headers: { Cookie: cookie } });
  expect(left.status).toBe(200);
  const beat = beats.mock.calls.find(([, ms]) => ms === BEAT_MS)?.[0] as () => void;
  const closed = once(page.socket, "close");
  beat();
  expect((await closed)[0]).toBe(4401);
  expect(page.heard.at(-1)).toMatchObject({ id: "1", payload: { errors: [{ errorType: "UnauthorizedException" }] } });
});

test("what is saved in one process is heard of in another on the same database", async () => {
  const databaseUrl = await takePostgresDatabase();
  closing.push(() => giveBackPostgresDatabase(databaseUrl));
  const env = { DATABASE_URL: databaseUrl, AUTH_SECRET: "a secret that both of the processes know" };
  const house = await openHouse(env);
  const other = await openTestProduct(env);
  closing.push(() => other.close());
  const url = await serveSockets(other.services);
  const host = new URL(url).host;
  const ana = await subscribe(url, { Authorization: house.ana.token, host }, HEARD);
  const ben = await subscribe(url, { Authorization: house.ben.token, host }, HEARD);
  await keep(house, house.ana, "by-ana");
  await expect.poll(() => ana.payloads()).toEqual([created("by-ana", house.ana)]);
  expect(ben.payloads()).toEqual([]);
});
