import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import proxyAddr from "proxy-addr";
import { type WebSocket, WebSocketServer } from "ws";
import { homeOf } from "#app/stories/address-range.server.ts";
import type { ApiCaller, IdentifyCaller } from "#server/graphql/api-caller.ts";
import type { Log } from "#server/log.ts";
import { isCrossSite, isFromOwnPage } from "#server/middleware/cross-site.ts";
import { eachMinute } from "#server/minute-turns.ts";
import { CONNECTION_REFUSALS, connectionError, type ProtocolError } from "./appsync-messages.ts";
import { openAppSyncSession } from "./appsync-session.ts";
import { carry } from "./carry.ts";
import { answeredProtocol, type Opening, readOpening } from "./handshake.ts";
import { CLOSE_WAIT_MS, FRAME_MAX_BYTES, type RealtimeLimits } from "./limits.ts";
import type { Operations } from "./operations.ts";
import { createPlaces } from "./places.ts";
import type { SessionParts } from "./session.ts";
import { createTransportSessions } from "./transport-session.ts";
import { addressOf, REALTIME_PATH, refuseUpgrade } from "./upgrade-request.ts";

export type RealtimeParts = {
  identify: IdentifyCaller;
  operations: Operations;
  ownOrigins: ReadonlySet<string>;
  trustedProxies: readonly string[];
  limits: RealtimeLimits;
  log: Pick<Log, "info" | "error">;
  /** Milliseconds, for durations only. */
  clock?: () => number;
};

/** The API's sockets of one process. */
export type Realtime = {
  /** Takes over a request for a socket, or refuses it. Never throws. */
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  /** From now on nobody is taken, and everybody is told to go. */
  drain(): void;
  /** How many sockets are open now. */
  openSockets(): number;
  /** Cuts off whoever is still there. Settles when nobody is. */
  close(): Promise<void>;
};

const CLOSE = { normal: 1000, goingAway: 1001, forbidden: 4403 } as const;

export function createRealtime(parts: RealtimeParts): Realtime {
  const { identify, operations, ownOrigins, limits, log, clock = () => performance.now() } = parts;
  const trust = proxyAddr.compile([...parts.trustedProxies]);
  const takeSocket = createPlaces(limits.socketsAtOnce);
  const takeOfAddress = createPlaces(limits.socketsAtOncePerAddress);
  const takeOfPerson = createPlaces(limits.socketsAtOncePerAccount);
  const takeOpening = eachMinute(limits.socketsOpenedPerAddressPerMinute, clock);
  const report = (error: unknown) => log.error({ err: error }, "a realtime connection met something unexpected");
  const subscriptionsMost = limits.subscriptionsPerSocket;
  const openTransport = createTransportSessions({ identify, operations, subscriptionsMost, report, clock });
  const options = {
    noServer: true,
    maxPayload: FRAME_MAX_BYTES,
    closeTimeout: CLOSE_WAIT_MS,
    // It would hold a window of memory for each socket, and what is sent is short.
    perMessageDeflate: false,
    handleProtocols: (offered: Set<string>) => answeredProtocol(offered) ?? false,
  };
  const server = new WebSocketServer(options);
  const sockets = server.clients;
  let isDraining = false;

  function accept(socket: WebSocket, request: IncomingMessage, address: string, release: () => void): void {
    const opening = readOpening(protocolsOf(request), addressOf(request).query);
    const headers = headersOf(request);
    const foreign = isCrossSite(headers, ownOrigins);
    const begunAt = clock();
    const takeStart = eachMinute(limits.subscriptionStartsPerSocketPerMinute, clock);
    let isOpen = true;
    let releasePerson = () => {};
    const shared: Omit<SessionParts, "line"> = {
      address,
      cookie: isFromOwnPage(headers, ownOrigins) ? headers : null,
      admit(caller: ApiCaller) {
        if (!isOpen) return false;
        const place = caller.person ? takeOfPerson(caller.person.id) : releasePerson;
        if (place) releasePerson = place;
        return place !== null;
      },
      takeStart: () => takeStart("") === null,
    };
    const onEnd = (code: number, mode: string | null = null, subscriptions = 0) => {
      isOpen = false;
      release();
      releasePerson();
      const protocol = opening.kind;
      log.info({ protocol, mode, subscriptions, code, ms: Math.round(clock() - begunAt) }, "realtime connection ended");
    };
    if (opening.kind === "refused" || foreign) {
      socket.on("error", () => undefined);
      socket.once("close", (code) => onEnd(code));
      return turnAway(socket, opening);
    }
    carry(socket, {
      open: (line) =>
        opening.kind === "transport"
          ? openTransport({ ...shared, line })
          : openAppSyncSession({
              ...shared,
              line,
              headers: opening.headers,
              identify,
              operations,
              subscriptionsMost,
              report,
              clock,
            }),
      report,
      onEnd: (code, { mode, subscriptions }) => onEnd(code, mode, subscriptions),
    });
  }

  function refuse(socket: Duplex, status: 404 | 429 | 503): void {
    log.info({ status }, "a realtime connection was refused");
    refuseUpgrade(socket, status);
  }

  return {
    upgrade(request, socket, head) {
      const { path } = addressOf(request);
      if (path !== REALTIME_PATH) return refuse(socket, 404);
      if (isDraining) return refuse(socket, 503);
      const address = homeOf(proxyAddr(request, trust) ?? "");
      if (takeOpening(address) !== null) return refuse(socket, 429);
      const ofAll = takeSocket("all");
      if (!ofAll) return refuse(socket, 503);
      const ofAddress = takeOfAddress(address);
      const release = () => {
        ofAll();
        ofAddress?.();
      };
      if (!ofAddress) {
        release();
        return refuse(socket, 429);
      }
      // A handshake that fails on its way closes the connection, and its place is free again.
      socket.once("close", release);
      server.handleUpgrade(request, socket, head, (opened) => {
        try {
          accept(opened, request, address, release);
        } catch (error) {
          // Nobody is above this to catch it: it would end the process.
          report(error);
          opened.terminate();
        }
      });
    },
    drain() {
      isDraining = true;
      for (const socket of sockets) socket.close(CLOSE.goingAway, "Going away");
    },
    openSockets: () => sockets.size,
    async close() {
      isDraining = true;
      for (const socket of sockets) socket.terminate();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** Says why not, in the client's own protocol, and closes. */
function turnAway(socket: WebSocket, opening: Opening): void {
  if (opening.kind === "transport") return socket.close(CLOSE.forbidden, "Forbidden");
  const error: ProtocolError = CONNECTION_REFUSALS[opening.kind === "refused" ? opening.reason : "foreign_origin"];
  socket.send(JSON.stringify(connectionError(error)), () => undefined);
  socket.close(CLOSE.normal);
}

const protocolsOf = ({ headers }: IncomingMessage) =>
  headers["sec-websocket-protocol"]?.split(",").map((name) => name.trim()) ?? [];

function headersOf({ headers }: IncomingMessage): Headers {
  return new Headers(
    Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      typeof value === "string" ? [[name, value]] : [],
    ),
  );
}
