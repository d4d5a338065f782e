import { setTimeout as wait } from "node:timers/promises";

type LogLine = (details: Record<string, unknown>, message: string) => void;

/** Between two attempts: a database that comes back is found soon, and one that is away is not pressed. */
const TRY_EVERY_MS = 2_000;

/**
 * Goes on trying to save what could not be saved when it was told. What waits lives in this process alone: nobody has
 * been told that it is saved.
 */
export function createLateSaving(log: { warn: LogLine; info: LogLine; error: LogLine }, tryEveryMs = TRY_EVERY_MS) {
  const closing = new AbortController();
  const waiting = new Set<Promise<void>>();

  async function goOn(save: () => Promise<unknown>, isWorthTrying: (error: unknown) => boolean): Promise<void> {
    for (;;) {
      const isClosing = await wait(tryEveryMs, false, { signal: closing.signal, ref: false }).catch(() => true);
      try {
        await save();
        log.info({}, "a told story was saved late");
        return;
      } catch (error) {
        if (isClosing || !isWorthTrying(error)) {
          log.error({ err: error }, "a told story could not be saved");
          return;
        }
      }
    }
  }

  return {
    /** @param isWorthTrying whether another attempt after this error can come to anything */
    add(save: () => Promise<unknown>, isWorthTrying: (error: unknown) => boolean): void {
      const attempt = goOn(save, isWorthTrying).finally(() => waiting.delete(attempt));
      waiting.add(attempt);
    },
    /** Tries once more, then gives up what is left. */
    async close(): Promise<void> {
      closing.abort();
      await Promise.all(waiting);
    },
  };
}

export type LateSaving = ReturnType<typeof createLateSaving>;
