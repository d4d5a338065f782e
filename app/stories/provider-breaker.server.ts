import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
  type IBackoff,
  type IHalfOpenAfterBackoffContext,
} from "cockatiel";
import { StorytellerFailure, type StorytellerFailureReason } from "./storyteller.ts";

/** So many failures in a row are no accident any more. */
export const FAILURES_UNTIL_REST = 5;
/** So long a provider that is down is left in peace before one telling may try it: a bedtime is short. */
export const REST_MS = 10_000;

// A rate limit counts with and without Retry-After: asking on while a provider turns everybody away only prolongs it.
const OUTAGE: ReadonlySet<StorytellerFailureReason> = new Set([
  "too_many_requests",
  "provider_error",
  "unreachable",
  "no_first_token",
  "stalled",
  "refused_key",
  "no_credit",
]);

/** Whoever tried the provider after its rest has left before it answered: nothing was learned. */
class ProbeAbandoned extends Error {}

/** One call to the provider. The first of its three endings counts; each resolves when it has been counted. */
export type CountedCall = {
  /** The first piece is here: enough to know that a provider which was down is back. */
  answered(): Promise<void>;
  told(): Promise<void>;
  failed(failure: StorytellerFailure): Promise<void>;
  /** Counts neither way. */
  abandoned(): Promise<void>;
};

export type ProviderBreaker = {
  /** @throws {StorytellerFailure} "resting", with the seconds until the provider may be tried again. */
  call(): Promise<CountedCall>;
  isOpen(): boolean;
};

/**
 * Keeps calls away from a provider that is down: after five failures in a row for ten seconds, then one call tries it.
 * In good times a success is a whole telling, so that a provider that stalls midway each time is found out; after a
 * rest it is the first piece, so that nobody waits for a telling of a minute. Time is the system's (`Date.now`).
 * @param onRest called once for each outage, with the failure that was one too many
 */
export function createProviderBreaker(onRest: (failure: unknown) => void): ProviderBreaker {
  let restsUntilMs = 0;
  const rest = ({ attempt, result }: IHalfOpenAfterBackoffContext): IBackoff<IHalfOpenAfterBackoffContext> => {
    const failure = "error" in result ? result.error : undefined;
    const duration = failure instanceof ProbeAbandoned ? 0 : REST_MS;
    restsUntilMs = Date.now() + duration;
    if (attempt === 1) onRest(failure);
    return { duration, next: rest };
  };
  const circuit = circuitBreaker(
    handleWhen((error) =>
      error instanceof StorytellerFailure ? OUTAGE.has(error.reason) : error instanceof ProbeAbandoned,
    ),
    { breaker: new ConsecutiveBreaker(FAILURES_UNTIL_REST), halfOpenAfter: { next: rest } },
  );
  const resting = () =>
    new StorytellerFailure("resting", {
      retryAfterSeconds: Math.max(1, Math.ceil((restsUntilMs - Date.now()) / 1000)),
    });

  return {
    isOpen: () => circuit.state !== CircuitState.Closed,
    async call() {
      // Cockatiel would let others wait for the one that tries: a child's story should rather be told by somebody else.
      if (circuit.state === CircuitState.HalfOpen) throw resting();
      const isProbe = circuit.state === CircuitState.Open;
      const outcome = Promise.withResolvers<void>();
      const letThrough = Promise.withResolvers<void>();
      const counting = circuit.execute(() => {
        letThrough.resolve();
        return outcome.promise;
      });
      const counted = counting.catch(() => undefined);
      try {
        await Promise.race([letThrough.promise, counting]);
      } catch (error) {
        throw error instanceof BrokenCircuitError ? resting() : error;
      }
      return {
        answered() {
          if (!isProbe) return Promise.resolve();
          outcome.resolve();
          return counted;
        },
        told() {
          outcome.resolve();
          return counted;
        },
        failed(failure) {
          outcome.reject(failure);
          return counted;
        },
        abandoned() {
          outcome.reject(isProbe ? new ProbeAbandoned() : new Error("abandoned"));
          return counted;
        },
      };
    },
  };
}
