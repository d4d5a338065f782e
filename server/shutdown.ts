import type { Server } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { Log } from "./log.ts";
import { followConnections, type OpenConnections } from "./open-connections.ts";

/** What a process serves, as far as leaving is concerned. */
export type Leaving = {
  /** From now on whoever asks whether the product is ready is told that it leaves. */
  drain(): void;
  /** Breaks off what is still being told: it counts as failed, and its place is given back. */
  cutOff(): void;
  /** Waits for what is being saved, and closes the database. */
  close(): Promise<void>;
};

/** All in milliseconds, all but one from the signal on. */
export type ShutdownTimes = {
  /** So long new requests are still served: a balancer needs a moment to send them elsewhere. */
  drainMs: number;
  /** So long, once nothing new is accepted, a request that has come by half may come whole. */
  hearMs: number;
  /** So long tellings may finish. */
  finishMs: number;
  /** Then connections are broken, whatever is on them. */
  breakMs: number;
  /** Then the process ends, whatever is left. */
  endMs: number;
};

/** What starts processes usually waits 30 seconds after a signal before it kills: everything is over before that. */
export const SHUTDOWN_TIMES: ShutdownTimes = {
  drainMs: 5_000,
  hearMs: 2_000,
  finishMs: 25_000,
  breakMs: 26_000,
  endMs: 29_000,
};

/** A launcher passes on a signal that the terminal has sent to the program as well: that is one wish, not two. */
const SAME_WISH_MS = 1_000;
/** A connection whose answer has gone out would be kept for the next request. */
const LOOK_EVERY_MS = 100;

export type ShutdownParts = {
  server: Server;
  product: Leaving;
  /** Whether somebody in front of the product may still be sending requests here. */
  isBalanced: boolean;
  log: Pick<Log, "info" | "warn" | "error">;
  /** Ends the process. */
  exit: (code: number) => void;
  times?: ShutdownTimes;
};

/**
 * What a process does when it is asked to leave: it says so, serves on for a moment, accepts nothing new, lets what is open
 * finish, closes, and ends with 0. Asked again, it ends at once with 1.
 */
export function createShutdown({ server, product, isBalanced, log, exit, times = SHUTDOWN_TIMES }: ShutdownParts) {
  let begunAt: number | null = null;
  const connections = followConnections(server);

  // Before the product answers: whoever keeps a connection shall open the next one elsewhere.
  server.prependListener("request", (_, response) => {
    if (begunAt !== null) response.setHeader("Connection", "close");
  });

  async function leave(drainMs: number): Promise<void> {
    log.info({}, "leaving: what is open may finish");
    product.drain();
    const later = [
      setTimeout(() => {
        log.warn({}, "what is still being told is broken off");
        product.cutOff();
      }, times.finishMs),
      setTimeout(() => server.closeAllConnections(), times.breakMs),
      setTimeout(() => {
        log.error({}, "closing took too long: the process ends as it is");
        exit(1);
      }, times.endMs),
    ];
    await wait(drainMs);
    // An upgraded connection is not the server's any more, and would be waited for without an end.
    await Promise.race([
      closed(server, connections, times.hearMs),
      wait(times.breakMs - drainMs, undefined, { ref: false }),
    ]);
    await product.close();
    for (const timer of later) clearTimeout(timer);
  }

  return {
    /** @param signal Ctrl-C is a person who waits: nothing is drained then */
    begin(signal: "SIGTERM" | "SIGINT"): void {
      if (begunAt !== null) {
        if (performance.now() - begunAt > SAME_WISH_MS) exit(1);
        return;
      }
      begunAt = performance.now();
      leave(isBalanced && signal === "SIGTERM" ? times.drainMs : 0).then(
        () => exit(0),
        (error: unknown) => {
          log.error({ err: error }, "closing failed");
          exit(1);
        },
      );
    },
  };
}

/**
 * Accepts nothing new, and settles when the last connection has ended; one on which nothing is open is ended soon, and one
 * whose request does not come whole a little later.
 */
async function closed(server: Server, connections: OpenConnections, hearMs: number): Promise<void> {
  const heardUntil = performance.now() + hearMs;
  const looking = setInterval(() => {
    server.closeIdleConnections();
    if (performance.now() >= heardUntil) connections.breakUnheard();
  }, LOOK_EVERY_MS);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearInterval(looking);
}
