import { GraphQLError } from "graphql";
import type { ApiCaller, IdentifyCaller } from "#server/graphql/api-caller.ts";
import {
  ACKNOWLEDGED,
  CONNECTION_REFUSALS,
  connectionError,
  duplicated,
  errorMessage,
  FRAME_ERRORS,
  KEEP_ALIVE,
  type ProtocolError,
  refusalOf,
  shortened,
  tooManySubscriptions,
  unsupported,
} from "./appsync-messages.ts";
import { readId, readMessage, readStart, type Start } from "./appsync-start.ts";
import { type Events, proofOf, subscribed } from "./appsync-subscription.ts";
import { type CarriedHeaders, CONNECT_SIGNED, credentialsOf } from "./credentials.ts";
import type { Operations } from "./operations.ts";
import { createRecheck } from "./recheck.ts";
import type { Session, SessionParts } from "./session.ts";

export type AppSyncParts = SessionParts & {
  /** What the client sent along when it opened the socket. */
  headers: CarriedHeaders;
  identify: IdentifyCaller;
  operations: Operations;
  /** Subscriptions at once; 0 sets no bound. */
  subscriptionsMost: number;
  /** Hears of what nobody expected. */
  report: (error: unknown) => void;
};

type Subscription = { proof: string; events: Events | null };

/** A refused connection has been told why: it closes like any other. */
const CLOSE_NORMAL = 1000;
const CLOSE_UNAUTHORIZED = 4401;

/**
 * A connection in AppSync's dialect. Each subscription is judged by what its own start brings: one connection may carry
 * several callers. Whatever a frame says wrongly, the other subscriptions go on.
 */
export function openAppSyncSession(parts: AppSyncParts): Session {
  const { line, cookie, identify, operations, report } = parts;
  const send = (message: object) => line.send(JSON.stringify(message));
  const running = new Map<string, Subscription>();
  const recheck = createRecheck(report);
  let caller: ApiCaller | null = null;
  let state: "opening" | "acknowledged" | "over" = "opening";
  let isBegun = false;
  let started = 0;

  function letGo(): void {
    state = "over";
    const ended = [...running.values()];
    running.clear();
    for (const { events } of ended) release(events);
  }

  function release(events: Events | null): void {
    events?.return(undefined).catch(report);
  }

  function refuse(error: ProtocolError): void {
    if (state === "over") return;
    send(connectionError(error));
    leave(CLOSE_NORMAL, "");
  }

  function leave(code: number, reason: string): void {
    letGo();
    line.close(code, reason);
  }

  function acknowledge(): void {
    state = "acknowledged";
    send(ACKNOWLEDGED);
    // One of the clients counts from before there was a connection: it must hear at once that this one lives.
    send(KEEP_ALIVE);
  }

  async function open(): Promise<void> {
    try {
      caller = await identify(credentialsOf(parts.headers, CONNECT_SIGNED, cookie));
    } catch (error) {
      const refusal = refusalOf(error);
      if (!refusal) report(error);
      return refuse(refusal ?? CONNECTION_REFUSALS.unavailable);
    }
    if (state === "over") return;
    if (!parts.admit(caller)) return refuse(CONNECTION_REFUSALS.too_many);
    if (isBegun) acknowledge();
  }

  function begin(): void {
    if (isBegun) return send(errorMessage(null, [FRAME_ERRORS.repeated]));
    isBegun = true;
    if (caller) acknowledge();
  }

  function start(message: Record<string, unknown>): void {
    const wanted = readStart(message);
    const { subscriptionsMost } = parts;
    if (!wanted) return send(errorMessage(readId(message), [unsupported()]));
    if (state !== "acknowledged") return send(errorMessage(wanted.id, [FRAME_ERRORS.early]));
    if (running.has(wanted.id)) return send(errorMessage(wanted.id, [duplicated(wanted.id)]));
    if (subscriptionsMost > 0 && running.size >= subscriptionsMost)
      return send(tooManySubscriptions(wanted.id, subscriptionsMost));
    if (!parts.takeStart()) return send(errorMessage(wanted.id, [FRAME_ERRORS.rate]));
    const subscription: Subscription = { proof: proofOf(wanted.headers), events: null };
    running.set(wanted.id, subscription);
    void run(wanted, subscription);
  }

  async function run(wanted: Start, subscription: Subscription): Promise<void> {
    const { id } = wanted;
    const isRunning = () => running.get(id) === subscription;
    const fail = (errors: readonly ProtocolError[]) => {
      if (!isRunning()) return;
      running.delete(id);
      send(errorMessage(id, errors));
    };
    try {
      const onCaller = (who: ApiCaller) => recheck.remember(subscription.proof, who);
      const outcome = await subscribed(wanted, { identify, operations, cookie, onCaller });
      if ("errors" in outcome) return fail(outcome.errors);
      const { events } = outcome;
      if (!isRunning()) return release(events);
      subscription.events = events;
      started += 1;
      send({ id, type: "start_ack" });
      for await (const { data, errors } of events) {
        if (!isRunning()) return;
        send({
          id,
          type: "data",
          payload: { data, ...(errors && { errors: errors.map(operations.worded) }) },
        });
      }
      if (!isRunning()) return;
      running.delete(id);
      send({ id, type: "complete" });
    } catch (error) {
      // One that is stated: too much waited for this subscription.
      if (error instanceof GraphQLError) return fail([shortened(operations.worded(error))]);
      report(error);
      fail([FRAME_ERRORS.unavailable]);
    }
  }

  function stop(message: Record<string, unknown>): void {
    const id = readId(message);
    if (id === null) return send(errorMessage(null, [unsupported()]));
    const subscription = running.get(id);
    running.delete(id);
    release(subscription?.events ?? null);
    send({ id, type: "complete" });
  }

  void open();
  return {
    receive(frame) {
      if (state === "over") return;
      const message = readMessage(frame);
      if (!message) return send(errorMessage(null, [FRAME_ERRORS.unreadable]));
      if (message.type === "connection_init") return begin();
      if (message.type === "start") return start(message);
      if (message.type === "stop") return stop(message);
      send(errorMessage(readId(message), [unsupported()]));
    },
    async beat() {
      if (state !== "acknowledged" || !caller) return;
      send(KEEP_ALIVE);
      const proofs = new Set([...running.values()].map(({ proof }) => proof));
      const [gone, isGood] = await Promise.all([recheck.gone(proofs), recheck.isGood(caller)]);
      for (const [id, { proof, events }] of running) {
        if (!gone.has(proof)) continue;
        running.delete(id);
        release(events);
        send(errorMessage(id, [FRAME_ERRORS.no_longer]));
      }
      // What others started on this connection goes on.
      if (!isGood && running.size === 0 && !isOver()) leave(CLOSE_UNAUTHORIZED, "Unauthorized");
    },
    giveUpWaiting() {
      if (state === "opening") refuse(CONNECTION_REFUSALS.never_begun);
    },
    end: letGo,
    summary: () => ({ mode: caller?.mode ?? null, subscriptions: started }),
  };

  // Asked after a wait, when the state may be another than before.
  function isOver(): boolean {
    return state === "over";
  }
}
