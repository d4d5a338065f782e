/** How often whoever waits looks for a place that another process has given back; its own are heard of at once. */
const LOOK_MS = 200;
/** Processes that look at the same moment would find the same. */
const LOOK_JITTER_MS = 100;

export type WaitingLineParts = {
  /** Takes a place for a ticket. @returns null when there is none for it now */
  take: (ticket: string) => Promise<string | null>;
  /** Never rejects: nobody is left to tell. */
  giveBack: (place: string, ticket: string) => Promise<void>;
};

type Waiting = { admit(place: string): void; fail(error: unknown): void };

export type WaitingLine = ReturnType<typeof createWaitingLine>;

/**
 * Those of this process who wait for a place, in the order in which their tickets sort. Only the first of them looks, so
 * that many who wait cost the database no more than one.
 */
export function createWaitingLine({ take, giveBack }: WaitingLineParts) {
  const line = new Map<string, Waiting>();
  let isLooking = false;
  let isWoken = false;
  let endPause = () => undefined as void;

  async function takeForFirst(): Promise<boolean> {
    const [first = ""] = [...line.keys()].sort();
    try {
      const place = await take(first);
      if (place === null) return false;
      const waiting = line.get(first);
      if (waiting) waiting.admit(place);
      // Gone while the database was asked.
      else await giveBack(place, first);
    } catch (error) {
      line.get(first)?.fail(error);
    }
    return true;
  }

  async function look(): Promise<void> {
    if (isLooking) return;
    isLooking = true;
    while (line.size > 0) {
      isWoken = false;
      if (!(await takeForFirst())) await pause();
    }
    isLooking = false;
  }

  async function pause(): Promise<void> {
    if (isWoken) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, LOOK_MS + Math.random() * LOOK_JITTER_MS);
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  function wake(): void {
    isWoken = true;
    endPause();
  }

  return {
    /** Waits for a place. @returns the place, or null after so many milliseconds @throws the signal's reason, or what `take` threw */
    wait(ticket: string, forMs: number, signal: AbortSignal): Promise<string | null> {
      signal.throwIfAborted();
      return new Promise((resolve, reject) => {
        // Out of the line in the same moment: the next place must not go to somebody who has one, or has left.
        const leaving =
          <Reason>(then: (reason: Reason) => void) =>
          (reason: Reason) => {
            line.delete(ticket);
            clearTimeout(patience);
            signal.removeEventListener("abort", aborted);
            wake();
            then(reason);
          };
        const aborted = leaving(() => reject(signal.reason));
        const patience = setTimeout(
          leaving(() => resolve(null)),
          forMs,
        );
        signal.addEventListener("abort", aborted, { once: true });
        line.set(ticket, { admit: leaving(resolve), fail: leaving(reject) });
        void look();
      });
    },

    /** Says that there may be a place. */
    wake,
  };
}
