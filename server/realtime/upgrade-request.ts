import { type IncomingMessage, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";

/** Where the API's sockets are opened. */
export const REALTIME_PATH = "/graphql/realtime";

/** Every other request to change the protocol is served as if it had not asked: so HTTP wants it. */
export function asksForWebSocket(request: Pick<IncomingMessage, "headers">): boolean {
  return request.headers.upgrade?.toLowerCase() === "websocket";
}

/** A request's path and its query, as they were sent: an odd one must not throw. */
export function addressOf({ url = "" }: Pick<IncomingMessage, "url">): { path: string; query: string } {
  const [path = "", query = ""] = url.split(/\?(.*)/s);
  return { path, query };
}

/** Answers a request for a socket with a plain refusal. Client libraries then try again after a while. */
export function refuseUpgrade(socket: Duplex, status: 404 | 429 | 500 | 503): void {
  const reason = STATUS_CODES[status] ?? "";
  const body = `${reason}\n`;
  // Whoever hangs up first must not end the process.
  socket.on("error", () => socket.destroy());
  socket.end(
    [
      `HTTP/1.1 ${status} ${reason}`,
      "Connection: close",
      "Content-Type: text/plain; charset=utf-8",
      `Content-Length: ${Buffer.byteLength(body)}`,
      "Cache-Control: no-store",
      "X-Content-Type-Options: nosniff",
      ...(status === 429 || status === 503 ? ["Retry-After: 5"] : []),
      "",
      body,
    ].join("\r\n"),
    () => socket.destroy(),
  );
}
