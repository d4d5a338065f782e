import { once } from "node:events";
import { WebSocket } from "ws";

/** In which words a client speaks: those of AppSync's clients, or those of the library graphql-ws. */
export const DIALECTS = ["AppSync's protocol", "graphql-transport-ws"] as const;
export type Dialect = (typeof DIALECTS)[number];

const QUERY = "subscription { onCreateGeneratedStories { id content createdAt updatedAt owner } }";
const OPENING_AT_ONCE = 20;
const OPENING_WAIT_MS = 60_000;
const EVENT_WAIT_MS = 60_000;

type Message = { type: string };
type Speech = {
  protocols: (token: string) => string[];
  init: (token: string) => object;
  /** What follows the acknowledgement. */
  start: (token: string) => object[];
  /** What tells that the subscription runs. */
  running: string;
};

const SPEECH: Record<Dialect, Speech> = {
  "AppSync's protocol": {
    protocols: (token) => [
      "graphql-ws",
      `header-${Buffer.from(JSON.stringify({ Authorization: token, host: "localhost" })).toString("base64url")}`,
    ],
    init: () => ({ type: "connection_init" }),
    start: (token) => [
      {
        id: "1",
        type: "start",
        payload: {
          data: JSON.stringify({ query: QUERY, variables: {} }),
          extensions: { authorization: { Authorization: token, host: "localhost" } },
        },
      },
    ],
    running: "start_ack",
  },
  "graphql-transport-ws": {
    protocols: () => ["graphql-transport-ws"],
    init: (token) => ({ type: "connection_init", payload: { Authorization: token } }),
    // This protocol does not say that a subscription runs: what is answered after it has been read comes closest.
    start: () => [{ id: "1", type: "subscribe", payload: { query: QUERY } }, { type: "ping" }],
    running: "pong",
  },
};

/** Opens a socket with one subscription to the new stories of whoever the token is of. @throws when it does not run */
async function openSubscription(url: string, token: string, dialect: Dialect): Promise<WebSocket> {
  const { protocols, init, start, running } = SPEECH[dialect];
  const socket = new WebSocket(`${url.replace("http", "ws")}/graphql/realtime`, protocols(token), {
    perMessageDeflate: false,
  });
  const say = (message: object) => socket.send(JSON.stringify(message));
  const isRunning = new Promise<void>((resolve, reject) => {
    socket.once("close", (code) => reject(new Error(`a socket was closed: ${code}`)));
    socket.on("message", function hear(frame: Buffer) {
      const { type } = JSON.parse(frame.toString()) as Message;
      if (type === "connection_ack") for (const message of start(token)) say(message);
      if (type.endsWith("error")) reject(new Error(`a subscription was refused: ${frame.toString()}`));
      if (type !== running) return;
      socket.off("message", hear);
      resolve();
    });
  });
  const signal = AbortSignal.timeout(OPENING_WAIT_MS);
  await Promise.race([once(socket, "open", { signal }), isRunning]);
  say(init(token));
  await isRunning;
  return socket;
}

export type Subscribers = {
  /** Waits until each of them has heard of that story. @returns the moments of it, by `performance.now()` */
  hearOf(id: string): Promise<number[]>;
  /** Settles when all of them are gone. */
  close(): Promise<void>;
};

/** Opens so many sockets, each with one subscription. @param tokens whose they are, in turn */
export async function openSubscribers(
  url: string,
  tokens: readonly string[],
  { number, dialect = "AppSync's protocol" }: { number: number; dialect?: Dialect },
): Promise<Subscribers> {
  const sockets: WebSocket[] = [];
  let begun = 0;
  const opening = async () => {
    while (begun < number) sockets.push(await openSubscription(url, tokens[begun++ % tokens.length] ?? "", dialect));
  };
  await Promise.all(Array.from({ length: Math.min(number, OPENING_AT_ONCE) }, opening));

  let awaited = "";
  let heardAt: number[] = [];
  let onAll = () => {};
  // What a frame says is not read: it would take time from those that come after it.
  for (const socket of sockets)
    socket.on("message", (frame: Buffer) => {
      if (!frame.includes(awaited)) return;
      heardAt.push(performance.now());
      if (heardAt.length === sockets.length) onAll();
    });

  return {
    async hearOf(id) {
      const all = Promise.withResolvers<void>();
      awaited = id;
      heardAt = [];
      onAll = all.resolve;
      const late = setTimeout(
        () => all.reject(new Error(`${heardAt.length} of ${sockets.length} subscribers heard of a story`)),
        EVENT_WAIT_MS,
      );
      await all.promise.finally(() => clearTimeout(late));
      return heardAt;
    },
    async close() {
      await Promise.all(
        sockets.map(async (socket) => {
          const closed = once(socket, "close");
          socket.close();
          await closed;
        }),
      );
    },
  };
}
