import { setTimeout as waitFor } from "node:timers/promises";
import { createProviderBreaker } from "./provider-breaker.server.ts";
import { type Storyteller, StorytellerFailure, type StorytellerFailureReason, type Telling } from "./storyteller.ts";

export type PatienceOptions = {
  /** The setting that chose this storyteller: what the log tells the host to look at. */
  setting: "STORY_MODEL" | "STORY_FALLBACK";
  log: {
    warn(details: Record<string, unknown>, message: string): void;
    error(details: Record<string, unknown>, message: string): void;
  };
  /** Told once how to find out whether the provider is left to rest. */
  watchRest?: (isResting: () => boolean) => void;
  /** From 0 to below 1, evenly. */
  random?: () => number;
  /** Rejects at once when the signal is aborted. */
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>;
};

/** Full jitter over this time: callers that were turned away together must not come back together. */
const JITTER_MS = 1_000;
/** A tired child waits no longer than this for a second try; what takes longer is better told by somebody else. */
export const LONGEST_RETRY_WAIT_MS = 5_000;

const PASSING: ReadonlySet<StorytellerFailureReason> = new Set(["too_many_requests", "provider_error", "unreachable"]);

/** Faults that only the host can mend, by a setting. */
const SETTINGS_FAULTS: Partial<Record<StorytellerFailureReason, (setting: string) => string>> = {
  refused_key: (setting) => `the provider refuses the key of ${setting}`,
  no_credit: (setting) => `the account behind ${setting} has no credit left`,
  bad_request: (setting) => `the provider does not take what ${setting} asks: look at its model and its address`,
};

/** Whether this failure is told to the log here, once, and need not be told for every story. */
export function isSaidOnce(reason: StorytellerFailureReason): boolean {
  return reason === "resting" || reason in SETTINGS_FAULTS;
}

/**
 * Asks a storyteller with patience. A failure that may pass is tried once more, but only while nothing has been told and
 * the wait is short. A provider that is down is left in peace (`resting`). A fault in the settings is one error line,
 * said again only after a story has come in between.
 */
export function createPatientStoryteller(storyteller: Storyteller, options: PatienceOptions): Storyteller {
  const { setting, log, random = Math.random } = options;
  const wait = options.wait ?? ((milliseconds, signal) => waitFor(milliseconds, undefined, { signal }));
  const model = storyteller.identity.name;
  const said = new Set<StorytellerFailureReason>();
  const breaker = createProviderBreaker((failure) => {
    if (!(failure instanceof StorytellerFailure) || failure.reason in SETTINGS_FAULTS) return;
    log.warn({ reason: failure.reason, detail: failure.message, model }, `the provider of ${setting} is left to rest`);
  });
  options.watchRest?.(() => breaker.isOpen());

  function complain({ reason, message }: StorytellerFailure): void {
    const sentence = SETTINGS_FAULTS[reason]?.(setting);
    if (!sentence || said.has(reason)) return;
    said.add(reason);
    log.error({ reason, detail: message, model }, sentence);
  }

  /** Milliseconds until a second try, or null when it is not worth it. Retry-After is a floor, and is spread too. */
  function waitBefore(failure: StorytellerFailure): number | null {
    if (!PASSING.has(failure.reason) || breaker.isOpen()) return null;
    const milliseconds = (failure.retryAfterSeconds ?? 0) * 1_000 + random() * JITTER_MS;
    return milliseconds > LONGEST_RETRY_WAIT_MS ? null : milliseconds;
  }

  return {
    identity: storyteller.identity,
    tell(request, signal, meter) {
      const telling: Telling = { title: undefined, pieces: pieces() };
      return telling;

      async function* pieces(): AsyncGenerator<string> {
        for (let isSecond = false; ; isSecond = true) {
          const call = await breaker.call();
          let hasBegun = false;
          let waitMs: number | null;
          try {
            const inner = storyteller.tell(request, signal, meter);
            for await (const piece of inner.pieces) {
              if (!hasBegun) {
                hasBegun = true;
                telling.title = inner.title;
                telling.isShortened = inner.isShortened;
                said.clear();
                await call.answered();
              }
              yield piece;
            }
            await call.told();
            return;
          } catch (error) {
            signal.throwIfAborted();
            if (!(error instanceof StorytellerFailure)) throw error;
            complain(error);
            await call.failed(error);
            waitMs = hasBegun || isSecond ? null : waitBefore(error);
            if (waitMs === null) throw error;
          } finally {
            // Counts only when nothing else has: whoever listened has left.
            await call.abandoned();
          }
          await waited(waitMs, signal);
        }
      }
    },
  };

  async function waited(milliseconds: number, signal: AbortSignal): Promise<void> {
    try {
      await wait(milliseconds, signal);
    } catch (error) {
      signal.throwIfAborted();
      throw error;
    }
  }
}
