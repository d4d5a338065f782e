import { once } from "node:events";
import { request as httpRequest } from "node:http";
import { connect as connectSocket } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, expect, test, vi } from "vitest";
import { ANA, BEN, ON_CREATE, openRealtimeHouse, record } from "#tests/realtime-house.ts";
import { headerProtocol, type RealtimeServer, serveRealtime } from "#tests/realtime-server.ts";
import { BEAT_MS, FRAME_MAX_BYTES, INIT_WAIT_MS } from "./limits.ts";

const servers: RealtimeServer[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const server of servers.splice(0)) await server.close();
});

async function serve(limits: Parameters<typeof serveRealtime>[1] = {}) {
  const house = openRealtimeHouse();
  const server = await serveRealtime(house, limits);
  servers.push(server);
  return { house, ...server };
}

const ANA_HEADERS = { Authorization: "ana", host: "h" };
const data = (id: string, of: string) => ({
  id: of,
  type: "data",
  payload: { data: { onCreateGeneratedStories: { id, content: "Once" } } },
});

test("both ways of sending the header open a connection, which answers with the one sub-protocol", async () => {
  const { dial } = await serve();
  // A token whose base64 has a plus sign in it, which older clients do not encode.
  const encoded = Buffer.from(JSON.stringify({ ...ANA_HEADERS, note: "???>>>" })).toString("base64");
  expect(encoded).toMatch(/[+/]/);
  for (const [protocols, target] of [
    [["graphql-ws", headerProtocol(ANA_HEADERS)], "/graphql/realtime"],
    [["graphql-ws"], `/graphql/realtime?header=${encoded}&payload=e30=`],
  ] as const) {
    const client = dial([...protocols], {}, target);
    await once(client.socket, "open");
    expect(client.socket.protocol).toBe("graphql-ws");
    client.say({ type: "connection_init" });
    expect(await client.next()).toMatchObject({ type: "connection_ack" });
    client.socket.close();
  }
});

test.each([
  ["no sub-protocol", [], "", "NoProtocolError", 400],
  ["another sub-protocol", ["mqtt"], "", "SubProtocolNotSupportedError", 400],
  ["no header", ["graphql-ws"], "", "Required headers are missing.", 400],
  ["an unreadable header", ["graphql-ws", "header-nonsense"], "", "Required headers are missing.", 400],
  ["an unreadable header in the query", ["graphql-ws"], "?header=%%%", "Required headers are missing.", 400],
  ["a header that is a list", ["graphql-ws", headerProtocol(["ana"])], "", "Required headers are missing.", 400],
  [
    "a bad token",
    ["graphql-ws", headerProtocol({ authorization: "nonsense" })],
    "",
    "You are not authorized to make this call.",
    401,
  ],
] as const)("%s is refused in a message that says so, and closes", async (_, protocols, query, message, errorCode) => {
  const { dial } = await serve();
  const client = dial([...protocols], {}, `/graphql/realtime${query}`);
  expect(await client.next()).toEqual({
    type: "connection_error",
    payload: { errors: [{ errorType: expect.any(String), message, errorCode }] },
  });
  expect(await client.next()).toBe(1000);
});

test("two people on two connections hear of their own stories only", async () => {
  const { house, connect, start } = await serve();
  const [ana, ben] = [await connect("ana"), await connect("ben")];
  await start(ana, "1", ON_CREATE, "ana");
  await start(ben, "1", ON_CREATE, "ben");
  house.announce("created", BEN.id, record("of Ben"));
  house.announce("created", ANA.id, record("of Ana"));
  expect(await ana.next()).toEqual(data("of Ana", "1"));
  expect(await ben.next()).toEqual(data("of Ben", "1"));
});

test("a page of another origin is refused, one of our own is known by its cookie, and no other program is", async () => {
  const { dial, url } = await serve();
  const cookie = { Cookie: "session=ana" };
  const protocols = ["graphql-ws", headerProtocol({ host: "localhost" })];
  const foreign = dial(protocols, { origin: "https://elsewhere.example", headers: cookie });
  expect(await foreign.next()).toMatchObject({ payload: { errors: [{ errorCode: 403 }] } });
  expect(await foreign.next()).toBe(1000);
  const own = dial(protocols, { origin: url, headers: cookie });
  await once(own.socket, "open");
  own.say({ type: "connection_init" });
  expect(await own.next()).toMatchObject({ type: "connection_ack" });
  own.socket.close();
  const program = dial(protocols, { headers: cookie });
  expect(await program.next()).toMatchObject({ payload: { errors: [{ errorCode: 401 }] } });
});

test("frames against the rules close their own connection with the code that says why, and no other", async () => {
  const { house, connect, start } = await serve();
  const ana = await connect("ana");
  await start(ana, "1", ON_CREATE, "ana");
  const big = await connect("ben");
  big.socket.send("x".repeat(1_000_000));
  expect(await big.next()).toBe(1009);
  const largest = await connect("ben");
  largest.socket.send(" ".repeat(FRAME_MAX_BYTES));
  expect(await largest.next()).toMatchObject({ type: "error" });
  largest.socket.close();
  const broken = await connect("ben");
  broken.socket.send(Buffer.from([0xff, 0xfe]), { binary: false });
  expect(await broken.next()).toBe(1007);
  const binary = await connect("ben");
  binary.socket.send(Buffer.from("{}"));
  expect(await binary.next()).toMatchObject({ type: "error" });
  binary.socket.close();
  house.announce("created", ANA.id, record("of Ana"));
  expect(await ana.next()).toEqual(data("of Ana", "1"));
});

test("a socket elsewhere, a wrong method and a request without its key get an answer of HTTP", async () => {
  const { dial, url } = await serve();
  for (const path of ["/", "/graphql", "/graphql/realtime/", "//["]) {
    const client = dial(["graphql-ws"], {}, path);
    expect(await client.next()).toBe("Unexpected server response: 404");
  }
  const keyless = httpRequest(`${url}/graphql/realtime`, { headers: { Upgrade: "websocket", Connection: "Upgrade" } });
  const [answer] = await once(keyless.end(), "response");
  expect(answer.statusCode).toBe(400);
});

test("whoever asks for another protocol than WebSocket is served as if it had not asked", async () => {
  const { url } = await serve();
  const asked = httpRequest(url, { headers: { Upgrade: "h2c", Connection: "Upgrade" } });
  const [answer] = await once(asked.end(), "response");
  expect(await text(answer)).toBe("a page");
});

test("the limits on sockets hold for a process, an address and a person, and a place is free again after", async () => {
  const all = await serve({ socketsAtOnce: 1 });
  await all.connect("ana");
  expect(await all.dial(["graphql-ws"]).next()).toBe("Unexpected server response: 503");

  const addressed = await serve({ socketsAtOncePerAddress: 1 });
  const from = (address: string) => ({ headers: { "X-Forwarded-For": address } });
  await addressed.connect("ana", from("2001:db8::1"));
  const again = addressed.dial(["graphql-ws"], from("2001:db8::2"));
  expect(await again.next()).toBe("Unexpected server response: 429");
  await addressed.connect("ana", from("2001:db8:1::1"));

  const hasty = await serve({ socketsOpenedPerAddressPerMinute: 1 });
  hasty.dial(["mqtt"]);
  expect(await hasty.dial(["mqtt"]).next()).toBe("Unexpected server response: 429");

  const owned = await serve({ socketsAtOncePerAccount: 1 });
  const first = await owned.connect("ana");
  await owned.connect("ben");
  const second = owned.dial(["graphql-ws", headerProtocol(ANA_HEADERS)]);
  expect(await second.next()).toMatchObject({ payload: { errors: [{ errorCode: 429 }] } });
  first.socket.close();
  await expect.poll(() => owned.connect("ana").then(() => "open", String)).toBe("open");
});

test("a handshake that fails takes no place for long", async () => {
  const { connect, url } = await serve({ socketsAtOnce: 1 });
  const keyless = httpRequest(`${url}/graphql/realtime`, { headers: { Upgrade: "websocket", Connection: "Upgrade" } });
  await once(keyless.end(), "response");
  await expect.poll(() => connect("ana").then(() => "open", String)).toBe("open");
});

test("a client that does not read is cut off", async () => {
  const { house, connect, start } = await serve();
  const ana = await connect("ana");
  await start(ana, "1", ON_CREATE, "ana");
  ana.socket.pause();
  const long = "x".repeat(100_000);
  const sends = setInterval(() => house.announce("created", ANA.id, record("long", long)), 1);
  await expect.poll(() => house.hearers(), { timeout: 15_000 }).toBe(0);
  clearInterval(sends);
  ana.socket.terminate();
});

test("a client whose network has gone away is cut off at the second beat that it does not answer", async () => {
  const beats = vi.spyOn(globalThis, "setInterval");
  const { house, connect, start } = await serve();
  const ana = await connect("ana", { autoPong: false });
  await start(ana, "1", ON_CREATE, "ana");
  const beat = beats.mock.calls.find(([, ms]) => ms === BEAT_MS)?.[0] as () => void;
  beat();
  expect(await ana.next()).toEqual({ type: "ka" });
  beat();
  expect(await ana.next()).toBe(1006);
  expect(house.hearers()).toBe(0);
});

test("whoever hangs up leaves nothing behind: no subscription, no timer, no socket", async () => {
  const timers = [
    { ms: BEAT_MS, set: vi.spyOn(globalThis, "setInterval"), clear: vi.spyOn(globalThis, "clearInterval") },
    { ms: INIT_WAIT_MS, set: vi.spyOn(globalThis, "setTimeout"), clear: vi.spyOn(globalThis, "clearTimeout") },
  ];
  const { house, connect, start, dial, logged, server } = await serve();
  for (const hangUp of ["close", "terminate"] as const) {
    const client = await connect("ana");
    await start(client, "1", ON_CREATE, "ana");
    expect(house.hearers()).toBe(1);
    client.socket[hangUp]();
    await expect.poll(() => house.hearers()).toBe(0);
  }
  // One that never spoke, and one that broke off in the middle of a message.
  dial(["graphql-ws", headerProtocol(ANA_HEADERS)]).socket.once("open", function () {
    this.terminate();
  });
  const half = await connect("ana");
  half.socket.send("{", { fin: false });
  half.socket.terminate();
  await expect.poll(() => logged().length).toBe(4);
  await expect.poll(() => connectionsOf(server)).toBe(0);
  for (const { ms, set, clear } of timers) {
    const made = set.mock.results.filter((_, index) => set.mock.calls[index]?.[1] === ms).map(({ value }) => value);
    const cleared = clear.mock.calls.map(([timer]) => timer);
    expect(made).toHaveLength(4);
    expect(made.filter((timer) => !cleared.includes(timer))).toEqual([]);
  }
});

const connectionsOf = (server: RealtimeServer["server"]) =>
  new Promise((resolve) => server.getConnections((_, open) => resolve(open)));

test("on leaving everybody is told at once, nobody new is taken, and whoever does not answer is not waited for", async () => {
  const { house, realtime, connect, start, dial, server, url } = await serve();
  const ana = await connect("ana");
  await start(ana, "1", ON_CREATE, "ana");
  const mute = connectSocket(Number(new URL(url).port), "127.0.0.1");
  mute.write(
    [
      "GET /graphql/realtime HTTP/1.1",
      "Host: h",
      "Upgrade: websocket",
      "Connection: Upgrade",
      "Sec-WebSocket-Version: 13",
      "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
      `Sec-WebSocket-Protocol: graphql-ws, ${headerProtocol(ANA_HEADERS)}`,
      "",
      "",
    ].join("\r\n"),
  );
  await once(mute, "data");
  realtime.drain();
  expect(await ana.next()).toBe(1001);
  expect(await dial(["graphql-ws"]).next()).toBe("Unexpected server response: 503");
  const closed = once(server, "close");
  server.close();
  server.closeIdleConnections();
  mute.resume();
  await once(mute, "close");
  await closed;
  expect(house.hearers()).toBe(0);
});

test("each connection is one line of the log, and nothing of what was sent stands in it", async () => {
  const { connect, start, dial, logged, lines } = await serve();
  const ana = await connect("ana");
  await start(ana, "1", ON_CREATE, "ana");
  ana.socket.close(1000);
  await ana.next();
  await expect.poll(() => logged().length).toBe(1);
  const query = `?header=${Buffer.from(JSON.stringify({ Authorization: "ana" })).toString("base64")}`;
  const other = dial(["mqtt"], {}, `/graphql/realtime${query}`);
  await other.next();
  await other.next();
  await expect.poll(() => logged().length).toBe(2);
  const line = { level: 30, time: 0, ms: 0, msg: "realtime connection ended" };
  expect(logged()).toEqual([
    { ...line, protocol: "appsync", mode: "userPool", subscriptions: 1, code: 1000 },
    { ...line, protocol: "refused", mode: null, subscriptions: 0, code: 1000 },
  ]);
  expect(lines.join()).not.toMatch(/header|ana|127\.0\.0\.1|mqtt/i);
});
