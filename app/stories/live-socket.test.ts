import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { type WebSocket as ServerSocket, WebSocketServer } from "ws";
import { createLiveConnection, type LiveConnection } from "./live-connection.ts";
import { liveProtocols, REALTIME_PATH } from "./live-protocol.ts";

const open: (() => void)[] = [];
afterEach(() => open.splice(0).forEach((close) => close()));

/** A service on loopback that speaks as ours does. @param refusals so many handshakes fail before one is taken */
async function aService(refusals: number) {
  let left = refusals;
  const server = new WebSocketServer({
    port: 0,
    host: "127.0.0.1",
    path: REALTIME_PATH,
    handleProtocols: (offered) => [...offered][0] ?? false,
    verifyClient: (_request, answer) => answer(left-- <= 0, 503),
  });
  const offered: string[][] = [];
  const sockets: ServerSocket[] = [];
  server.on("connection", (socket, request) => {
    offered.push(String(request.headers["sec-websocket-protocol"]).split(/,\s*/));
    sockets.push(socket);
    const say = (frame: object) => socket.send(JSON.stringify(frame));
    socket.on("message", (bytes: Buffer) => {
      const { type, id } = JSON.parse(bytes.toString()) as { type: string; id: string };
      if (type === "connection_init") say({ type: "connection_ack", payload: { connectionTimeoutMs: 300_000 } });
      if (type === "start") say({ id, type: "start_ack" });
    });
  });
  await once(server, "listening");
  open.push(() => {
    for (const socket of sockets) socket.terminate();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { host: `127.0.0.1:${port}`, offered, sockets };
}

/** Connects to it as a browser does. @returns what comes of it, one at a time */
function listenTo(host: string) {
  const seen: string[] = [];
  const connection: LiveConnection = createLiveConnection({
    open: () => new WebSocket(`ws://${host}${REALTIME_PATH}`, liveProtocols(host)),
    host,
    onChange: (change, id) => seen.push(`${change} ${id}`),
    onState: ({ phase }) => seen.push(phase),
  });
  open.push(() => connection.rest());
  connection.wake();
  return { connection, seen };
}

test("over a real socket it is let in by its protocol, hears a change, and leaves in order", async () => {
  const { host, offered, sockets } = await aService(0);
  const { connection, seen } = listenTo(host);
  await expect.poll(() => seen).toEqual(["connecting", "listening"]);
  expect(offered).toEqual([liveProtocols(host)]);
  const [socket] = sockets as [ServerSocket];
  const data = { onCreateGeneratedStories: { id: "one" } };
  socket.send(JSON.stringify({ id: "created", type: "data", payload: { data } }));
  await expect.poll(() => seen.at(-1)).toBe("created one");
  const closed = once(socket, "close");
  connection.rest();
  expect((await closed)[0]).toBe(1000);
});

test("over a real socket a door that is shut for a while is knocked at again", async () => {
  const { host } = await aService(2);
  const { seen } = listenTo(host);
  const attempt = ["connecting", "waiting"];
  await expect.poll(() => seen, { timeout: 10_000 }).toEqual([...attempt, ...attempt, "connecting", "listening"]);
});
