import { errorFacts } from "./provider-error.ts";
import { StorytellerFailure, type StorytellerFailureReason } from "./storyteller.ts";

/** An answer that is not a success: its status, what it says, and the Retry-After header. */
export type FailedAnswer = { status: number; body?: unknown; retryAfter?: string };

/**
 * The failure behind an HTTP status that is not a success. What the body says may make it more exact; none of the
 * provider's words are kept, because they may quote the request.
 * @param nowMs milliseconds since the epoch
 */
export function failureOfAnswer({ status, body, retryAfter }: FailedAnswer, nowMs: number): StorytellerFailure {
  const facts = errorFacts(body);
  return new StorytellerFailure(facts.reason ?? reasonOfStatus(status), {
    detail: `HTTP ${status}`,
    retryAfterSeconds: retryAfterSeconds(retryAfter, nowMs) ?? facts.retryAfterSeconds,
  });
}

/**
 * The failure that an event reports after a stream has begun. Gateways put the status of the provider behind them into
 * the error.
 */
export function failureInStream(event: unknown, nowMs: number): StorytellerFailure {
  const { status } = errorFacts(event);
  if (status !== undefined) return failureOfAnswer({ status, body: event }, nowMs);
  return new StorytellerFailure("provider_error", { detail: "error in the stream" });
}

/** Of the four hundreds, these are no fault of the request: a wait or another try may help. */
const PASSING_TROUBLE = new Set([408, 409]);

function reasonOfStatus(status: number): StorytellerFailureReason {
  if (status === 401 || status === 403) return "refused_key";
  if (status === 402) return "no_credit";
  if (status === 429) return "too_many_requests";
  return status >= 400 && status < 500 && !PASSING_TROUBLE.has(status) ? "bad_request" : "provider_error";
}

/** Whole seconds to wait, from either form of Retry-After (RFC 9110 §10.2.3); undefined if absent or unreadable. */
export function retryAfterSeconds(header: string | undefined, nowMs: number): number | undefined {
  const value = header?.trim();
  if (!value) return undefined;
  if (/^\d+(\.\d+)?$/.test(value)) return Math.ceil(Number(value));
  // Date.parse reads a bare "-5" as a year.
  const atMs = /[a-z]/i.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(atMs) ? undefined : Math.max(0, Math.ceil((atMs - nowMs) / 1000));
}
