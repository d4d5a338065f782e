import { once } from "node:events";
import { type Client, createClient } from "graphql-ws";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type ClientOptions, WebSocket } from "ws";
import { IdentityUnavailable } from "#server/graphql/api-caller.ts";
import { ANA, BEN, ON_CREATE, openRealtimeHouse, type RealtimeHouse, record } from "#tests/realtime-house.ts";
import { type RealtimeServer, serveRealtime } from "#tests/realtime-server.ts";
import { BEAT_MS } from "./limits.ts";

let house: RealtimeHouse;
let server: RealtimeServer;
const clients: Client[] = [];
beforeEach(async () => {
  house = openRealtimeHouse();
  server = await serveRealtime(house, { subscriptionsPerSocket: 2, socketsAtOncePerAccount: 2 });
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const client of clients.splice(0)) await client.dispose();
  await server.close();
});

/** The library's own client. @param payload of its connection_init @param options of its socket */
function connect(payload: Record<string, unknown>, options: ClientOptions = {}): Client {
  class Socket extends WebSocket {
    constructor(address: string, protocols: string[]) {
      super(address, protocols, options);
    }
  }
  const url = `${server.url.replace("http", "ws")}/graphql/realtime`;
  const client = createClient({ url, connectionParams: payload, webSocketImpl: Socket, retryAttempts: 0 });
  clients.push(client);
  return client;
}

const subscribe = (client: Client, query = ON_CREATE) =>
  client.iterate<{ onCreateGeneratedStories: unknown }>({ query });
/** How the first answer to a subscription fails. */
const failureOf = (client: Client, query = ON_CREATE): Promise<unknown> =>
  subscribe(client, query)
    .next()
    .then(
      (result) => result,
      (error: unknown) => error,
    );

test("the library's client hears of its owner's stories, and of nobody else's", async () => {
  const events = subscribe(connect({ AUTHORIZATION: "ana", host: "h" }));
  const first = events.next();
  await expect.poll(() => house.hearers()).toBe(1);
  house.announce("created", BEN.id, record("of Ben"));
  house.announce("created", ANA.id, record("of Ana"));
  expect(await first).toEqual({
    done: false,
    value: { data: { onCreateGeneratedStories: { id: "of Ana", content: "Once" } } },
  });
  await events.return?.();
  await expect.poll(() => house.hearers()).toBe(0);
});

test.each([
  ["a bad token", { authorization: "nonsense" }, 4403],
  ["nothing", {}, 4403],
  ["a token while accounts fail", { authorization: "broken" }, 4500],
])("%s in the init closes the connection", async (_, payload, code) => {
  expect(await failureOf(connect(payload))).toMatchObject({ code });
});

test("our own page is known by its cookie; another origin's is refused, and a cookie without an origin is none", async () => {
  const headers = { Cookie: "session=ana" };
  void failureOf(connect({}, { headers, origin: server.url }));
  await expect.poll(() => house.hearers()).toBe(1);
  expect(await failureOf(connect({}, { headers, origin: "https://elsewhere.example" }))).toMatchObject({ code: 4403 });
  expect(await failureOf(connect({}, { headers }))).toMatchObject({ code: 4403 });
});

test("a person with too many connections is told to come later", async () => {
  for (const held of [1, 2]) {
    void failureOf(connect({ authorization: "ana" }));
    await expect.poll(() => house.hearers()).toBe(held);
  }
  expect(await failureOf(connect({ authorization: "ana" }))).toMatchObject({ code: 1013 });
});

test("what is not served is refused by an error, and the other subscriptions go on", async () => {
  const client = connect({ authorization: "ana" });
  const events = subscribe(client);
  const first = events.next();
  await expect.poll(() => house.hearers()).toBe(1);
  const denied = { errorType: "Unauthorized" };
  expect(
    await failureOf(client, `subscription { onCreateGeneratedStories(owner: "${BEN.email}") { id } }`),
  ).toMatchObject({ value: { errors: [{ extensions: denied }] } });
  expect(await failureOf(client, "{ listGeneratedStories { nextToken } }")).toMatchObject([
    { message: "Queries and mutations are not served here: send them by POST to /graphql." },
  ]);
  expect(await failureOf(client, "subscription { onDance { id } }")).toMatchObject([
    { message: expect.stringContaining("FieldUndefined") },
  ]);
  expect(await failureOf(client, `subscription ${"{a".repeat(20_000)}`)).toMatchObject([{}]);
  const second = subscribe(client).next();
  await expect.poll(() => house.hearers()).toBe(2);
  expect(await failureOf(client)).toMatchObject([{ message: "Max number of 2 subscriptions reached" }]);
  house.announce("created", ANA.id, record("of Ana"));
  for (const event of [await first, await second])
    expect(event).toMatchObject({ value: { data: { onCreateGeneratedStories: { id: "of Ana" } } } });
});

test.each([
  ["no JSON", "nonsense", 4400],
  ["a binary frame", Buffer.from("{}"), 4400],
  ["a message that only servers send", '{"type":"next","id":"1","payload":{}}', 4400],
  ["a subscription before the init", '{"type":"subscribe","id":"1","payload":{"query":"{a}"}}', 4401],
  ["a frame of a megabyte", "x".repeat(1_000_000), 1009],
])("%s closes its own connection, and no other", async (_, frame, code) => {
  void failureOf(connect({ authorization: "ana" }));
  await expect.poll(() => house.hearers()).toBe(1);
  const { socket, next } = server.dial(["graphql-transport-ws"]);
  await once(socket, "open");
  socket.send(frame);
  expect(await next()).toBe(code);
  expect(house.hearers()).toBe(1);
  expect(house.reported).toEqual([]);
});

test("whoever has logged out hears no more after the next beat", async () => {
  const beats = vi.spyOn(globalThis, "setInterval");
  const failure = failureOf(connect({ authorization: "ana" }));
  await expect.poll(() => house.hearers()).toBe(1);
  const beat = beats.mock.calls.find(([, ms]) => ms === BEAT_MS)?.[0] as () => void;
  house.logOut("ana");
  beat();
  expect(await failure).toMatchObject({ code: 4401 });
  await expect.poll(() => house.hearers()).toBe(0);
});

test("whoever has logged out hears nothing that happens more than a second after, without any beat", async () => {
  const events = subscribe(connect({ authorization: "ana" }));
  const first = events.next();
  await expect.poll(() => house.hearers()).toBe(1);
  house.logOut("ana");
  house.announce("created", ANA.id, record("after"));
  await expect(first).rejects.toMatchObject({ code: 4401 });
  await expect.poll(() => house.hearers()).toBe(0);
});

test("whoever cannot be judged now is told to come later", async () => {
  const away = new IdentityUnavailable("The token cannot be checked at the moment.");
  const other = await serveRealtime({ ...house, identify: () => Promise.reject(away) });
  const client = other.dial(["graphql-transport-ws"]);
  await once(client.socket, "open");
  client.say({ type: "connection_init" });
  expect(await client.next()).toBe(1013);
  await other.close();
  expect(other.lines.join("")).not.toContain("unexpected");
});
