import { once } from "node:events";
import { createServer } from "node:http";
import { pino } from "pino";
import { type ClientOptions, WebSocket } from "ws";
import type { RealtimeLimits } from "#server/realtime/limits.ts";
import { createRealtime } from "#server/realtime/realtime.ts";
import { asksForWebSocket } from "#server/realtime/upgrade-request.ts";
import { listenOnLoopback } from "./loopback-server.ts";
import type { RealtimeHouse } from "./realtime-house.ts";

/** What a client has heard: messages in order, and at the end how the socket closed. */
export type Client = {
  socket: WebSocket;
  say(message: object): void;
  /** The next message, or the code with which the socket closed. */
  next: () => Promise<unknown>;
};

export const headerProtocol = (headers: object) =>
  `header-${Buffer.from(JSON.stringify(headers)).toString("base64url")}`;

const NO_LIMITS: RealtimeLimits = {
  socketsAtOnce: 0,
  socketsAtOncePerAddress: 0,
  socketsAtOncePerAccount: 0,
  socketsOpenedPerAddressPerMinute: 0,
  subscriptionsPerSocket: 200,
  subscriptionsPerAccount: 0,
  subscriptionStartsPerSocketPerMinute: 0,
};

/** The realtime endpoint on a free port of 127.0.0.1, with everything it logs. Its own origin is its address. */
export async function serveRealtime(house: RealtimeHouse, limits: Partial<RealtimeLimits> = {}) {
  const lines: string[] = [];
  const server = createServer({ shouldUpgradeCallback: asksForWebSocket }, (_, response) => response.end("a page"));
  const { url, close } = await listenOnLoopback(server);
  const realtime = createRealtime({
    identify: house.identify,
    operations: house.operations,
    ownOrigins: new Set([url]),
    trustedProxies: ["127.0.0.1"],
    limits: { ...NO_LIMITS, ...limits },
    log: pino({ base: null }, { write: (line: string) => void lines.push(line) }),
  });
  server.on("upgrade", (request, socket, head) => realtime.upgrade(request, socket, head));

  /** @param protocols offered @param target behind the address */
  function dial(protocols: string[], options: ClientOptions = {}, target = "/graphql/realtime"): Client {
    const socket = new WebSocket(`${url.replace("http", "ws")}${target}`, protocols, options);
    const heard: unknown[] = [];
    const waiting: ((heard: unknown) => void)[] = [];
    const hear = (what: unknown) => {
      const waiter = waiting.shift();
      if (waiter) waiter(what);
      else heard.push(what);
    };
    socket.on("message", (frame: Buffer) => hear(JSON.parse(frame.toString())));
    socket.on("close", (code) => hear(code));
    socket.on("error", (error) => hear(error.message));
    return {
      socket,
      say: (message) => socket.send(JSON.stringify(message)),
      next: () => (heard.length > 0 ? Promise.resolve(heard.shift()) : new Promise((resolve) => waiting.push(resolve))),
    };
  }

  /** A client of the first protocol that has been acknowledged. */
  async function connect(token: string, options: ClientOptions = {}): Promise<Client> {
    const client = dial(["graphql-ws", headerProtocol({ Authorization: token, host: "h" })], options);
    await once(client.socket, "open");
    client.say({ type: "connection_init" });
    for (const type of ["connection_ack", "ka"]) {
      const message = (await client.next()) as { type?: string };
      if (message.type !== type) throw new Error(`not acknowledged: ${JSON.stringify(message)}`);
    }
    return client;
  }

  /** Starts a subscription, and waits until it is known whether it runs. */
  async function start(client: Client, id: string, query: string, token: string): Promise<unknown> {
    const extensions = { authorization: { Authorization: token, host: "h" } };
    client.say({ id, type: "start", payload: { data: JSON.stringify({ query }), extensions } });
    return client.next();
  }

  return {
    url,
    realtime,
    server,
    dial,
    connect,
    start,
    /** What the log says, without times. */
    logged: () => lines.map((line) => ({ ...(JSON.parse(line) as Record<string, unknown>), time: 0, ms: 0 })),
    lines,
    async close() {
      await realtime.close();
      await close();
    },
  };
}
export type RealtimeServer = Awaited<ReturnType<typeof serveRealtime>>;
