import type { Log } from "./log.ts";

/** Something whose time is over, and what forgets it. */
export type Sweep = { name: string; run: () => Promise<void> };

export type SweepingParts = {
  sweeps: readonly Sweep[];
  /** Whether this process is the one that sweeps now: of all on one database one does. */
  takeTurn: () => Promise<boolean>;
  log: Pick<Log, "error">;
  everyMs: number;
};

export type Sweeping = {
  /** Begins no further sweep, and waits for the one that is running. */
  close(): Promise<void>;
};

/** Sweeps now and from time to time. One sweep's failure is a line in the log, and stops no other. */
export async function startSweeping({ sweeps, takeTurn, log, everyMs }: SweepingParts): Promise<Sweeping> {
  let isClosed = false;
  let running: Promise<void> | null = null;

  async function sweepAll(): Promise<void> {
    if (!(await isOurTurn())) return;
    for (const { name, run } of sweeps) {
      if (isClosed) return;
      try {
        await run();
      } catch (error) {
        log.error({ err: error, sweep: name }, "what is over could not be swept");
      }
    }
  }

  async function isOurTurn(): Promise<boolean> {
    try {
      return await takeTurn();
    } catch (error) {
      log.error({ err: error }, "whose turn it is to sweep could not be found out");
      return false;
    }
  }

  // A provider that is slow to answer may keep one longer than the time to the next.
  const sweep = (): Promise<void> => {
    running ??= sweepAll().finally(() => {
      running = null;
    });
    return running;
  };
  await sweep();
  const timer = setInterval(() => void sweep(), everyMs);
  return {
    async close() {
      isClosed = true;
      clearInterval(timer);
      await running;
    },
  };
}
