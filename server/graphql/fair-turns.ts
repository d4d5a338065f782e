export type FairTurnLimits = {
  /** Turns at the same moment, in all and of one key. */
  atOnce: number;
  atOncePerKey: number;
  /** How many may wait for a turn, of one key and in all. */
  waitingPerKey: number;
  waiting: number;
  /** Nobody waits longer. */
  waitMs: number;
};

/** Waits for a turn; the result gives it back, and must be called once. Null when there was none in time. */
export type TakeTurn = (key: string) => Promise<(() => void) | null>;

/** @param turn whether there is one */
type Waiter = (turn: boolean) => void;

/** Turns that go round among the keys: whoever asks much waits behind itself, and not the others behind it. */
export function createFairTurns(limits: FairTurnLimits): TakeTurn {
  const running = new Map<string, number>();
  // The order of the keys is that in which their turns come.
  const waiting = new Map<string, Set<Waiter>>();
  let allRunning = 0;
  let allWaiting = 0;

  const mayRun = (key: string) => allRunning < limits.atOnce && (running.get(key) ?? 0) < limits.atOncePerKey;

  function begin(key: string): () => void {
    allRunning += 1;
    running.set(key, (running.get(key) ?? 0) + 1);
    return () => {
      allRunning -= 1;
      const left = (running.get(key) ?? 0) - 1;
      if (left > 0) running.set(key, left);
      else running.delete(key);
      callNext();
    };
  }

  function callNext(): void {
    for (const [key, waiters] of waiting) {
      if (!mayRun(key)) continue;
      const [first] = waiters;
      waiting.delete(key);
      waiting.set(key, waiters);
      first?.(true);
      return;
    }
  }

  function wait(key: string): Promise<(() => void) | null> {
    const waiters = waiting.get(key) ?? new Set();
    if (waiters.size >= limits.waitingPerKey || allWaiting >= limits.waiting) return Promise.resolve(null);
    waiting.set(key, waiters);
    allWaiting += 1;
    return new Promise((resolve) => {
      const waiter: Waiter = (turn) => {
        clearTimeout(timer);
        allWaiting -= 1;
        waiters.delete(waiter);
        if (waiters.size === 0) waiting.delete(key);
        resolve(turn ? begin(key) : null);
      };
      const timer = setTimeout(() => waiter(false), limits.waitMs);
      waiters.add(waiter);
    });
  }

  return async (key) => (mayRun(key) ? begin(key) : wait(key));
}
