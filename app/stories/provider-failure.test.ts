import { expect, test } from "vitest";
import { failureInStream, failureOfAnswer, retryAfterSeconds } from "./provider-failure.ts";

const NOW_MS = Date.parse("2026-11-21T20:00:00Z");

test.each([
  [401, "refused_key"],
  [403, "refused_key"],
  [402, "no_credit"],
  [429, "too_many_requests"],
  [400, "bad_request"],
  [404, "bad_request"],
  [413, "bad_request"],
  [422, "bad_request"],
  [408, "provider_error"],
  [409, "provider_error"],
  [500, "provider_error"],
  [504, "provider_error"],
  [529, "provider_error"],
  [302, "provider_error"],
])("a provider's answer %i is a %s", (status, reason) => {
  const failure = failureOfAnswer({ status }, NOW_MS);
  expect(failure.reason).toBe(reason);
  expect(failure.message).toBe(`${reason} (HTTP ${status})`);
});

const KEY_INVALID = { code: 400, status: "INVALID_ARGUMENT", details: [{ reason: "API_KEY_INVALID" }] };

test.each([
  ["no_credit", 429, { error: { type: "insufficient_quota", code: "insufficient_quota", message: "You exceeded" } }],
  ["too_many_requests", 429, { error: { type: "requests", code: "rate_limit_exceeded", message: "Slow down" } }],
  ["no_credit", 403, { type: "error", error: { type: "billing_error", message: "Billing error" } }],
  ["no_credit", 400, { error: { type: "invalid_request_error", message: "Your credit balance is too low to access" } }],
  ["no_credit", 400, { error: { type: "invalid_request_error", message: "reached your specified API usage limits." } }],
  ["bad_request", 400, { error: { type: "invalid_request_error", message: "max_tokens: too large" } }],
  ["no_credit", 429, { error: { code: 429, message: "Your prepayment credits are depleted." } }],
  ["refused_key", 400, { error: KEY_INVALID }],
  ["refused_key", 400, [{ error: KEY_INVALID }]],
  ["bad_request", 400, { error: { code: 400, details: [{ reason: "SOMETHING" }, null] } }],
  ["bad_request", 404, { error: "model not found" }],
  ["bad_request", 400, { error: null }],
  ["provider_error", 500, "oops"],
  ["too_many_requests", 429, []],
])("it is %s when %i comes with %j", (reason, status, body) => {
  const failure = failureOfAnswer({ status, body }, NOW_MS);
  expect(failure.reason).toBe(reason);
  expect(failure.message).toBe(`${reason} (HTTP ${status})`);
});

test("an error in a stream counts as the status it names, and as the provider's own trouble where it names none", () => {
  expect(failureInStream({ error: { code: 402 } }, NOW_MS).reason).toBe("no_credit");
  expect(failureInStream({ error: { code: "429" } }, NOW_MS).reason).toBe("too_many_requests");
  expect(failureInStream({ error: { code: 200 } }, NOW_MS).message).toBe("provider_error (error in the stream)");
  expect(failureInStream(null, NOW_MS).reason).toBe("provider_error");
});

test("the wait a provider asks for is known in seconds, whether it names seconds or a date", () => {
  expect(retryAfterSeconds("7", NOW_MS)).toBe(7);
  expect(retryAfterSeconds("0.4", NOW_MS)).toBe(1);
  expect(retryAfterSeconds("Sat, 21 Nov 2026 20:01:30 GMT", NOW_MS)).toBe(90);
  expect(retryAfterSeconds("Sat, 21 Nov 2026 19:00:00 GMT", NOW_MS)).toBe(0);
  expect(failureOfAnswer({ status: 503, retryAfter: "30" }, NOW_MS).retryAfterSeconds).toBe(30);
});

test("a wait in the body counts where no header names one", () => {
  const body = { error: { code: 429, details: [{ "@type": "google.rpc.QuotaFailure" }, { retryDelay: "36.2s" }] } };
  expect(failureOfAnswer({ status: 429, body }, NOW_MS).retryAfterSeconds).toBe(37);
  expect(failureOfAnswer({ status: 429, body, retryAfter: "5" }, NOW_MS).retryAfterSeconds).toBe(5);
  const odd = { error: { details: [{ retryDelay: "soon" }] } };
  expect(failureOfAnswer({ status: 429, body: odd }, NOW_MS).retryAfterSeconds).toBeUndefined();
});

test("a wait that makes no sense is not passed on", () => {
  for (const header of [undefined, "", "soon", "-5"]) expect(retryAfterSeconds(header, NOW_MS)).toBeUndefined();
});
