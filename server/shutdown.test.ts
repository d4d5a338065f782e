import { once } from "node:events";
import { Agent, createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, expect, test } from "vitest";
import { createShutdown, type Leaving, type ShutdownTimes } from "./shutdown.ts";

/** A drain long enough to look at on a busy machine, and nothing else ends by itself. */
const NEVER_MS = 60_000;
const PATIENT: ShutdownTimes = {
  drainMs: 2_000,
  hearMs: NEVER_MS,
  finishMs: NEVER_MS,
  breakMs: NEVER_MS,
  endMs: NEVER_MS,
};

const servers: ReturnType<typeof createServer>[] = [];
const agents: Agent[] = [];
afterEach(() => {
  for (const agent of agents.splice(0)) agent.destroy();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A server whose answers a test ends, with everything that leaving did in order. */
async function openHouse(change: { times?: ShutdownTimes; isBalanced?: boolean; product?: Partial<Leaving> } = {}) {
  // No connection ends because nothing was said on it for a while.
  const server = createServer({ keepAliveTimeout: NEVER_MS });
  servers.push(server);
  const open: ServerResponse[] = [];
  server.on("request", (request, response) => {
    if (request.url === "/body") request.resume().on("end", () => response.end("at once"));
    else if (request.url === "/held") {
      response.write("once ");
      open.push(response);
    } else response.end("at once");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const did: string[] = [];
  const { promise: exited, resolve: exit } = Promise.withResolvers<number>();
  const shutdown = createShutdown({
    server,
    product: {
      drain: () => void did.push("drain"),
      cutOff: () => void did.push("cut off"),
      close: async () => void did.push("close"),
      ...change.product,
    },
    isBalanced: change.isBalanced ?? true,
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    exit,
    times: change.times ?? PATIENT,
  });
  const agent = new Agent({ keepAlive: true });
  agents.push(agent);
  const ask = async (path: string): Promise<IncomingMessage> => {
    const asked = httpRequest({ port, host: "127.0.0.1", path, agent }).end();
    const [answer] = (await once(asked, "response")) as [IncomingMessage];
    return answer;
  };
  return { shutdown, ask, open, did, exited, port, server };
}

test("a process that leaves says so, still answers for a moment, lets what is open finish, closes and ends with 0", async () => {
  const { shutdown, ask, open, did, exited } = await openHouse();
  const telling = await ask("/held");
  shutdown.begin("SIGTERM");
  expect(did).toEqual(["drain"]);
  const late = await ask("/");
  expect([late.statusCode, late.headers.connection, await text(late)]).toEqual([200, "close", "at once"]);
  for (const each of open) each.end("upon a time");
  expect(await text(telling)).toBe("once upon a time");
  expect(await exited).toBe(0);
  expect(did).toEqual(["drain", "close"]);
});

test("after the moment nothing new is accepted, and what is open still finishes", async () => {
  const { shutdown, ask, open, exited } = await openHouse({ times: { ...PATIENT, drainMs: 0 } });
  const telling = await ask("/held");
  shutdown.begin("SIGTERM");
  await expect
    .poll(() =>
      ask("/").then(
        () => "answered",
        (error: NodeJS.ErrnoException) => error.code,
      ),
    )
    .toBe("ECONNREFUSED");
  for (const each of open) each.end("upon a time");
  expect(await text(telling)).toBe("once upon a time");
  expect(await exited).toBe(0);
});

test.each([
  ["where nobody balances requests", { isBalanced: false }, "SIGTERM"],
  ["for whoever presses Ctrl-C", { isBalanced: true }, "SIGINT"],
] as const)(
  "no moment is waited for %s, and a connection that is only kept open does not hold it up",
  async (_, change, signal) => {
    const { shutdown, ask, exited, did } = await openHouse({ ...change, times: { ...PATIENT, drainMs: NEVER_MS } });
    await text(await ask("/"));
    shutdown.begin(signal);
    expect(await exited).toBe(0);
    expect(did).toEqual(["drain", "close"]);
  },
);

test("what does not end is told that it is broken off, then its connection is broken, and the end is still in order", async () => {
  const times = { ...PATIENT, drainMs: 0, finishMs: 20, breakMs: 40 };
  const { shutdown, ask, did, exited } = await openHouse({ times });
  const telling = await ask("/held");
  const broken = text(telling).catch((error: NodeJS.ErrnoException) => error.code);
  shutdown.begin("SIGTERM");
  expect(await exited).toBe(0);
  expect(did).toEqual(["drain", "cut off", "close"]);
  expect(await broken).toBe("ECONNRESET");
});

test("a product that cannot close is left as it is in the end, and one whose closing fails ends with 1", async () => {
  const stuck = await openHouse({
    times: { drainMs: 0, hearMs: NEVER_MS, finishMs: 10, breakMs: 20, endMs: 40 },
    product: { close: () => new Promise(() => undefined) },
  });
  stuck.shutdown.begin("SIGTERM");
  expect(await stuck.exited).toBe(1);
  const failing = await openHouse({ product: { close: () => Promise.reject(new Error("disk full")) } });
  failing.shutdown.begin("SIGINT");
  expect(await failing.exited).toBe(1);
});

test("asked again the process ends at once, unless the second time is the same wish passed on", async () => {
  const { shutdown, ask, exited, did } = await openHouse();
  await ask("/held");
  let code: number | null = null;
  void exited.then((given) => (code = given));
  shutdown.begin("SIGINT");
  shutdown.begin("SIGINT");
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  expect(code).toBe(null);
  shutdown.begin("SIGINT");
  expect(await exited).toBe(1);
  expect(did).toEqual(["drain"]);
});

const HALF_SENT = {
  head: "GET / HTTP/1.1\r\nHost: a",
  body: "POST /body HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nhalf",
};

test.each(Object.entries(HALF_SENT))(
  "a guest who sends half a %s holds up nobody's leaving, and what is being told still finishes",
  async (_, half) => {
    const { shutdown, ask, open, exited, port, server } = await openHouse({
      times: { ...PATIENT, drainMs: 0, hearMs: 50 },
    });
    const telling = await ask("/held");
    const guest = connect(port, "127.0.0.1");
    guest.on("error", () => undefined);
    const left = once(guest, "close");
    const [reached] = await Promise.all([once(server, "connection"), once(guest, "connect")]);
    expect(reached).toHaveLength(1);
    guest.write(half);
    shutdown.begin("SIGTERM");
    await left;
    for (const each of open) each.end("upon a time");
    expect(await text(telling)).toBe("once upon a time");
    expect(await exited).toBe(0);
  },
);

test("a guest whose body comes in time is still answered", async () => {
  const { shutdown, exited, port, server } = await openHouse({ times: { ...PATIENT, drainMs: 0, hearMs: 2_000 } });
  const guest = connect(port, "127.0.0.1");
  const answer = text(guest);
  guest.write(HALF_SENT.body);
  await once(server, "request");
  shutdown.begin("SIGTERM");
  guest.write(" rest");
  expect(await answer).toContain("at once");
  expect(await exited).toBe(0);
});
