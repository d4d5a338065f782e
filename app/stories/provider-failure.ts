import { StorytellerFailure } from "./storyteller.ts";

/**
 * The failure behind an HTTP status that is not a success.
 * @param retryAfter the Retry-After header, if any @param nowMs milliseconds since the epoch
 */
export function failureOfStatus(status: number, retryAfter: string | undefined, nowMs: number): StorytellerFailure {
  const details = { detail: `HTTP ${status}`, retryAfterSeconds: retryAfterSeconds(retryAfter, nowMs) };
  if (status === 401 || status === 403) return new StorytellerFailure("refused_key", details);
  if (status === 429) return new StorytellerFailure("too_many_requests", details);
  return new StorytellerFailure("provider_error", details);
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
