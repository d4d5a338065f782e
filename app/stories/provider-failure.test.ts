import { expect, test } from "vitest";
import { failureOfStatus, retryAfterSeconds } from "./provider-failure.ts";

const NOW_MS = Date.parse("2026-11-21T20:00:00Z");

test.each([
  [401, "refused_key"],
  [403, "refused_key"],
  [429, "too_many_requests"],
  [500, "provider_error"],
  [404, "provider_error"],
  [302, "provider_error"],
])("a provider's answer %i is a %s", (status, reason) => {
  const failure = failureOfStatus(status, undefined, NOW_MS);
  expect(failure.reason).toBe(reason);
  expect(failure.message).toBe(`${reason} (HTTP ${status})`);
});

test("the wait a provider asks for is known in seconds, whether it names seconds or a date", () => {
  expect(retryAfterSeconds("7", NOW_MS)).toBe(7);
  expect(retryAfterSeconds("0.4", NOW_MS)).toBe(1);
  expect(retryAfterSeconds("Sat, 21 Nov 2026 20:01:30 GMT", NOW_MS)).toBe(90);
  expect(retryAfterSeconds("Sat, 21 Nov 2026 19:00:00 GMT", NOW_MS)).toBe(0);
  expect(failureOfStatus(503, "30", NOW_MS).retryAfterSeconds).toBe(30);
});

test("a wait that makes no sense is not passed on", () => {
  for (const header of [undefined, "", "soon", "-5"]) expect(retryAfterSeconds(header, NOW_MS)).toBeUndefined();
});
