import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** What a server's connections are used for, as far as ending them is concerned. */
export type OpenConnections = {
  /** Breaks every connection on which nothing is being answered: also one whose request has come by half only. */
  breakUnheard(): void;
};

/**
 * Follows a server's connections. The server itself takes a request that has come by half for one that is being answered,
 * and would wait for the rest of it.
 */
export function followConnections(server: Server): OpenConnections {
  const sockets = new Map<Socket, string>();
  const answered = new Map<ServerResponse, IncomingMessage>();
  const upgraded = new Set<string>();

  const opened = (socket: Socket) => {
    const place = placeOf(socket);
    sockets.set(socket, place);
    socket.on("close", () => {
      sockets.delete(socket);
      upgraded.delete(place);
    });
  };
  server.on("connection", opened);
  server.on("secureConnection", opened);
  server.prependListener("request", (request, response) => {
    answered.set(response, request);
    response.on("close", () => answered.delete(response));
  });
  // Sockets of the API say goodbye in their own way.
  server.prependListener("upgrade", ({ socket }) => void upgraded.add(placeOf(socket)));

  return {
    breakUnheard() {
      const kept = new Set(upgraded);
      for (const request of answered.values()) if (request.complete) kept.add(placeOf(request.socket));
      for (const [socket, place] of sockets) if (!kept.has(place)) socket.destroy();
    },
  };
}

/** With TLS a connection is two sockets, an outer and an inner one: they have the other end in common. */
const placeOf = ({ remoteAddress, remotePort }: Socket) => `${remoteAddress} ${remotePort}`;
