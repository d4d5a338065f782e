import { Problem } from "#app/problem.ts";

/** How many tellings run at once in this process. 0 switches a limit off; of the last two, either ends the waiting. */
export type QueueLimits = {
  /** Tellings of one address that run or wait at the same time. */
  tellingsAtOncePerAddress: number;
  /** Tellings of everybody that run at the same time. */
  tellingsAtOnce: number;
  /** Tellings that wait for one of these to end. */
  tellingsWaiting: number;
  /** So long they wait, in milliseconds. */
  tellingWaitMs: number;
};

/** Most tellings are over by then, so it is an honest moment to name for another try. */
export const TRY_AGAIN_SECONDS = 5;

type Waiting = { go(): void };

/**
 * Takes a place among the tellings of this process, or waits for one in turn.
 * @returns what gives the place back @throws {Problem} too_many_requests for one address, storyteller_unavailable when
 * all are taken and stay so, or the signal's reason
 */
export function createTellingQueue(limits: QueueLimits) {
  const ofAddress = new Map<string, number>();
  const waiting = new Set<Waiting>();
  let running = 0;

  const count = (address: string, change: 1 | -1) => {
    const left = (ofAddress.get(address) ?? 0) + change;
    if (left > 0) ofAddress.set(address, left);
    else ofAddress.delete(address);
  };

  /** The place of one that has ended goes to whoever has waited longest. */
  const passOn = () => {
    const [next] = waiting;
    if (next) next.go();
    else running -= 1;
  };

  async function place(signal: AbortSignal): Promise<void> {
    if (!isReached(limits.tellingsAtOnce, running)) {
      running += 1;
      return;
    }
    const taken = () => new Problem("storyteller_unavailable", { retryAfterSeconds: TRY_AGAIN_SECONDS });
    if (limits.tellingWaitMs === 0 || waiting.size >= limits.tellingsWaiting) throw taken();
    signal.throwIfAborted();
    return new Promise((resolve, reject) => {
      // Out of the queue in the same moment: the next place must not go to somebody who has one, or has left.
      const leave = (then: () => void) => () => {
        waiting.delete(mine);
        clearTimeout(patience);
        signal.removeEventListener("abort", left);
        then();
      };
      const left = leave(() => reject(signal.reason));
      const mine: Waiting = { go: leave(resolve) };
      const patience = setTimeout(
        leave(() => reject(taken())),
        limits.tellingWaitMs,
      );
      signal.addEventListener("abort", left, { once: true });
      waiting.add(mine);
    });
  }

  return async function enter(address: string, signal: AbortSignal): Promise<() => void> {
    if (isReached(limits.tellingsAtOncePerAddress, ofAddress.get(address) ?? 0))
      throw new Problem("too_many_requests", { retryAfterSeconds: TRY_AGAIN_SECONDS });
    count(address, 1);
    try {
      await place(signal);
    } catch (error) {
      count(address, -1);
      throw error;
    }
    return () => {
      count(address, -1);
      passOn();
    };
  };
}

const isReached = (limit: number, count: number) => limit > 0 && count >= limit;
