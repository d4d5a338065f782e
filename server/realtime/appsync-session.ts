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
import { createRecheck, type Standing } from "./recheck.ts";
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
  /** Milliseconds, for durations only. */
  clock: () => number;
};

/** Its caller and its events are known once it runs. */
type Subscription = { proof: string; caller: ApiCaller | null; events: Events | null };

/** A refused connection has been told why: it closes like any other. */
const CLOSE_NORMAL = 1000;
const CLOSE_UNAUTHORIZED = 4401;
const CLOSE_TRY_LATER = 1013;

/** What a caller hears at the end who may hear no more. */
const ENDINGS = { gone: FRAME_ERRORS.no_longer, unjudged: FRAME_ERRORS.unjudged } as const;

/**
 * A connection in AppSync's dialect. Each subscription is judged by what its own start brings: one connection may carry
 * several callers. Whatever a frame says wrongly, the other subscriptions go on.
 */
export function openAppSyncSession(parts: AppSyncParts): Session {
  const { line, identify, operations, report } = parts;
  const send = (message: object) => line.send(JSON.stringify(message));
  const running = new Map<string, Subscription>();
  const recheck = createRecheck(report, parts.clock);
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
      caller = await identify(credentialsOf(parts.headers, CONNECT_SIGNED, parts));
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
    const subscription: Subscription = { proof: proofOf(wanted.headers), caller: null, events: null };
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
      const outcome = await subscribed(wanted, { identify, operations, socket: parts });
      if ("errors" in outcome) return fail(outcome.errors);
      const { events } = outcome;
      if (!isRunning()) return release(events);
      const who = sharedCaller(outcome.caller, subscription.proof);
      subscription.caller = who;
      subscription.events = events;
      started += 1;
      send({ id, type: "start_ack" });
      for await (const { data, errors } of events) {
        const standing = await recheck.lately(who);
        if (!isRunning()) return;
        if (standing !== "good") {
          endAllOf(who, standing);
          return await leaveIfIdle();
        }
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

  /** Whoever brought the same before, and is the same person, is asked about once for all that they started. */
  function sharedCaller(who: ApiCaller, proof: string): ApiCaller {
    for (const { caller: other, proof: theirs } of running.values())
      if (other && proof === theirs && who.person && other.person?.id === who.person.id) return other;
    return who;
  }

  function endAllOf(who: ApiCaller, standing: Exclude<Standing, "good">): void {
    for (const [id, { caller: theirs, events }] of running) {
      if (theirs !== who) continue;
      running.delete(id);
      release(events);
      send(errorMessage(id, [ENDINGS[standing]]));
    }
  }

  /** Whoever opened the connection and may hear no more leaves; what others started on it goes on. */
  async function leaveIfIdle(): Promise<void> {
    if (!caller || running.size > 0) return;
    const standing = await recheck.ask(caller);
    if (standing === "good" || running.size > 0 || state === "over") return;
    if (standing === "gone") leave(CLOSE_UNAUTHORIZED, "Unauthorized");
    else leave(CLOSE_TRY_LATER, "Not available now");
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
      const callers = new Set([...running.values()].flatMap(({ caller: who }) => who ?? []));
      await Promise.all(
        [...callers].map(async (who) => {
          const standing = await recheck.ask(who);
          if (standing !== "good") endAllOf(who, standing);
        }),
      );
      await leaveIfIdle();
    },
    giveUpWaiting() {
      if (state === "opening") refuse(CONNECTION_REFUSALS.never_begun);
    },
    end: letGo,
    summary: () => ({ mode: caller?.mode ?? null, subscriptions: started }),
  };
}
