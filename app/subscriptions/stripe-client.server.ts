import { setTimeout as wait } from "node:timers/promises";
import { Stripe } from "stripe";
import { type FailureKind, ProviderFailure } from "./provider-failure.ts";

/** How the payment provider is reached. The secrets are never to be logged. */
export type StripeAccess = {
  secretKey: string;
  /** Null: notices cannot be verified, and none is taken. */
  webhookSecret: string | null;
  /** Another server that speaks the same protocol, or null for the provider's own. */
  apiBase: string | null;
};

/** Shorter than the library's own 80 s: a person waits for the answer, and a proxy waits no longer than a minute. */
const ANSWER_WITHIN_MS = 8_000;
/** The library tries once more after a broken connection, a conflict or an error of the server's. */
const NETWORK_RETRIES = 1;
/** The library does not try again when there were too many requests: we do, after these pauses. */
const BUSY_PAUSES_MS = [400, 1_200];

/** The official library, set up for this product. */
export function openStripe({ secretKey, apiBase }: StripeAccess, answerWithinMs = ANSWER_WITHIN_MS): Stripe {
  return new Stripe(secretKey, {
    timeout: answerWithinMs,
    maxNetworkRetries: NETWORK_RETRIES,
    telemetry: false,
    ...(apiBase !== null && addressOf(new URL(apiBase))),
  });
}

function addressOf({ protocol, hostname, port }: URL) {
  const isPlain = protocol === "http:";
  return {
    protocol: isPlain ? ("http" as const) : ("https" as const),
    // The library wants an IPv6 address without its brackets.
    host: hostname.replace(/^\[|\]$/g, ""),
    port: port === "" ? (isPlain ? 80 : 443) : Number(port),
  };
}

type Log = { warn(details: Record<string, unknown>, message: string): void };

/**
 * Makes one call. @param name what the log calls it
 * @throws {ProviderFailure} for whatever went wrong there; the log says what, without the provider's own sentence, which
 * may quote an address or a key.
 */
export type CallStripe = <Answer>(name: string, call: () => Promise<Answer>) => Promise<Answer>;

/** @param pausesMs before each further try of a call for which the provider was too busy */
export function createCall(log: Log, pausesMs: readonly number[] = BUSY_PAUSES_MS): CallStripe {
  return async (name, call) => {
    for (let tries = 0; ; tries += 1) {
      try {
        return anObject(name, await call());
      } catch (error) {
        if (error instanceof ProviderFailure) throw error;
        const pause = pausesMs[tries];
        if (error instanceof Stripe.errors.StripeRateLimitError && pause !== undefined) {
          await wait(pause);
          continue;
        }
        throw failureOf(name, error, log);
      }
    }
  };
}

function failureOf(name: string, error: unknown, log: Log): ProviderFailure {
  // The library stumbles over answers that are JSON and nothing else that it expects.
  if (!(error instanceof Stripe.errors.StripeError)) {
    log.warn({ call: name, type: error instanceof Error ? error.name : "unknown" }, "the payment provider failed");
    return new ProviderFailure(name, "away");
  }
  const { type, code, statusCode, requestId, param } = error;
  const kind = kindOf(error);
  if (kind !== "missing")
    log.warn({ call: name, type, code, statusCode, providerRequest: requestId }, "the payment provider failed");
  return new ProviderFailure(name, kind, { parameter: param ?? null, isNamed: code === "resource_missing" });
}

function kindOf(error: InstanceType<typeof Stripe.errors.StripeError>): FailureKind {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) return "away";
  return error.code === "resource_missing" || error.statusCode === 404 ? "missing" : "refused";
}

/** The library takes any JSON without an error for a success. @throws {ProviderFailure} away */
function anObject<Answer>(name: string, answer: Answer): Answer {
  if (typeof answer !== "object" || answer === null) throw new ProviderFailure(name, "away");
  return answer;
}

/** What an answer must be before anything is read from it. @throws {ProviderFailure} away */
export function expectKind<Answer extends { object: string }>(name: string, answer: Answer, kind: string): Answer {
  if ((answer as { object?: unknown }).object !== kind) throw new ProviderFailure(name, "away");
  return answer;
}

/** What is in a list. @throws {ProviderFailure} away when it is none */
export function itemsOf<Item>(name: string, list: { object: string; data: Item[] }): Item[] {
  const { data } = expectKind(name, list, "list");
  if (!Array.isArray(data)) throw new ProviderFailure(name, "away");
  return data.map((item) => anObject(name, item));
}
