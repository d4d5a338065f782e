import { type ExecutionArgs, GraphQLError, type GraphQLFormattedError } from "graphql";
import { makeServer } from "graphql-ws";
import { isDatabaseAway } from "#db/unavailable.server.ts";
import { type ApiCaller, type IdentifyCaller, IdentityUnavailable, NotIdentified } from "#server/graphql/api-caller.ts";
import type { WireError } from "#server/graphql/wire-error.ts";
import { CONNECT_SIGNED, carriedHeaders, credentialsOf } from "./credentials.ts";
import { TRANSPORT_PROTOCOL } from "./handshake.ts";
import { INIT_WAIT_MS } from "./limits.ts";
import type { Operations } from "./operations.ts";
import { createRecheck, type Standing } from "./recheck.ts";
import type { Session, SessionParts } from "./session.ts";

export type TransportParts = {
  identify: IdentifyCaller;
  operations: Operations;
  /** Operations of one connection at once; 0 sets no bound. */
  subscriptionsMost: number;
  /** Hears of what nobody expected. */
  report: (error: unknown) => void;
  /** Milliseconds, for durations only. */
  clock: () => number;
};

/** The protocol's own codes, and one of WebSocket's for a connection that may be tried again later. */
const CLOSE = { badRequest: 4400, unauthorized: 4401, unavailable: 4500, tryLater: 1013 } as const;

type Connection = SessionParts & { caller: ApiCaller | null; started: number };

/** Opens connections that speak graphql-transport-ws; the protocol itself is the library's. */
export function createTransportSessions(parts: TransportParts): (connection: SessionParts) => Session {
  const { identify, operations, subscriptionsMost, report } = parts;
  const recheck = createRecheck(report, parts.clock);
  const worded = (error: GraphQLError) => standard(operations.worded(error));
  const server = makeServer<Record<string, unknown>, Connection>({
    connectionInitWaitTimeout: INIT_WAIT_MS,
    async onConnect({ extra, connectionParams }) {
      const headers = carriedHeaders(connectionParams) ?? new Map();
      try {
        extra.caller = await identify(credentialsOf(headers, CONNECT_SIGNED, extra));
      } catch (error) {
        // Refused in the library's way.
        if (error instanceof NotIdentified) return false;
        if (!(error instanceof IdentityUnavailable)) report(error);
        // The library's clients give up for good at its own code.
        const isPassing = error instanceof IdentityUnavailable || isDatabaseAway(error);
        extra.line.close(isPassing ? CLOSE.tryLater : CLOSE.unavailable, "Not available now");
        return true;
      }
      if (!extra.admit(extra.caller)) extra.line.close(CLOSE.tryLater, "Too many connections");
      return true;
    },
    onSubscribe({ extra, subscriptions }, _id, payload): ExecutionArgs | readonly GraphQLError[] {
      if (!extra.caller) return [new GraphQLError("Not acknowledged.")];
      if (subscriptionsMost > 0 && Object.keys(subscriptions).length > subscriptionsMost)
        return [new GraphQLError(`Max number of ${subscriptionsMost} subscriptions reached`)];
      if (!extra.takeStart()) return [new GraphQLError("Rate limit exceeded")];
      const prepared = operations.prepare(extra.caller, payload);
      if (prepared.kind === "refused") return prepared.errors;
      if (prepared.type !== "subscription")
        return [new GraphQLError("Queries and mutations are not served here: send them by POST to /graphql.")];
      extra.started += 1;
      return prepared.args;
    },
    async onNext({ extra }, _id, _payload, _args, { data, errors }) {
      // A connection that is closed here sends nothing any more, not this event either.
      // Whoever acts for nobody is told so; nothing of anybody's is on its way.
      if (extra.caller?.person) closeUnlessGood(extra, await recheck.lately(extra.caller));
      return { ...(data !== undefined && { data }), ...(errors && { errors: errors.map(worded) }) };
    },
    // What ended the events comes wrapped.
    onError: (_context, _id, _payload, errors) =>
      errors.map((error) => worded(error.cause instanceof GraphQLError ? error.cause : error)),
  });

  return (given) => {
    const { line } = given;
    const connection: Connection = { ...given, caller: null, started: 0 };
    let isOver = false;
    let hear: (frame: string) => Promise<void> = async () => undefined;
    const closed = server.opened(
      {
        protocol: TRANSPORT_PROTOCOL,
        send(text) {
          if (!isOver) line.send(text);
        },
        close: (code = CLOSE.badRequest, reason = "") => line.close(code, reason),
        onMessage: (listener) => void (hear = listener),
      },
      connection,
    );
    return {
      receive(frame) {
        if (isOver) return;
        // What is wrong with a frame the library says itself, or throws: nothing of ours throws in it.
        hear(frame ?? "").catch(() => line.close(CLOSE.badRequest, "Invalid message received"));
      },
      async beat() {
        if (!connection.caller || isOver) return;
        closeUnlessGood(connection, await recheck.ask(connection.caller));
      },
      giveUpWaiting: () => undefined,
      end() {
        if (isOver) return;
        isOver = true;
        closed().catch(report);
      },
      summary: () => ({ mode: connection.caller?.mode ?? null, subscriptions: connection.started }),
    };
  };
}

function closeUnlessGood({ line }: Connection, standing: Standing): void {
  if (standing === "gone") line.close(CLOSE.unauthorized, "Unauthorized");
  if (standing === "unjudged") line.close(CLOSE.tryLater, "Not available now");
}

/** An error as the GraphQL specification has it: what is ours stands in the extensions. */
function standard({ message, path, locations, errorType, extensions }: WireError): GraphQLFormattedError {
  return {
    message,
    ...(path && { path }),
    ...(locations.length > 0 && { locations: locations.map(({ line, column }) => ({ line, column })) }),
    ...((errorType || extensions) && { extensions: { ...(errorType && { errorType }), ...extensions } }),
  };
}
