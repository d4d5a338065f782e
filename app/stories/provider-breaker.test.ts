import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  createProviderBreaker,
  FAILURES_UNTIL_REST,
  type ProviderBreaker,
  REST_MS,
} from "./provider-breaker.server.ts";
import { StorytellerFailure, type StorytellerFailureReason } from "./storyteller.ts";

let breaker: ProviderBreaker;
let rests: unknown[];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 0, 31, 20) });
  rests = [];
  breaker = createProviderBreaker((failure) => rests.push(failure));
});
afterEach(() => {
  vi.useRealTimers();
});

const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

async function fail(reason: StorytellerFailureReason, times = 1): Promise<void> {
  for (let time = 0; time < times; time += 1) await (await breaker.call()).failed(new StorytellerFailure(reason));
}
async function rest(): Promise<void> {
  await fail("unreachable", FAILURES_UNTIL_REST);
  expect(breaker.isOpen()).toBe(true);
}
const refusal = () => breaker.call().catch((error: unknown) => error);

test.each([
  "too_many_requests",
  "provider_error",
  "unreachable",
  "no_first_token",
  "stalled",
  "refused_key",
  "no_credit",
] as const)("after five times %s in a row the provider is left in peace for ten seconds", async (reason) => {
  await fail(reason, FAILURES_UNTIL_REST - 1);
  expect(breaker.isOpen()).toBe(false);
  await fail(reason);
  expect(await refusal()).toMatchObject({ reason: "resting", retryAfterSeconds: 10 });
  later(REST_MS - 1);
  expect(await refusal()).toMatchObject({ reason: "resting", retryAfterSeconds: 1 });
  later(1);
  await expect(breaker.call()).resolves.toBeDefined();
});

test.each(["bad_request", "truncated", "empty", "refused", "too_long", "not_a_stream", "unfit"] as const)(
  "%s is no outage, however often",
  async (reason) => {
    await fail(reason, 20);
    expect(breaker.isOpen()).toBe(false);
  },
);

test("a story that was told begins the count anew, one that has only begun does not", async () => {
  await fail("stalled", FAILURES_UNTIL_REST - 1);
  await (await breaker.call()).told();
  await fail("stalled", FAILURES_UNTIL_REST - 1);
  expect(breaker.isOpen()).toBe(false);
  const call = await breaker.call();
  await call.answered();
  await call.failed(new StorytellerFailure("stalled"));
  expect(breaker.isOpen()).toBe(true);
});

test("after the rest one call tries, and the others do not wait for it", async () => {
  await rest();
  later(REST_MS);
  const probe = await breaker.call();
  for (let other = 0; other < 3; other += 1)
    expect(await refusal()).toMatchObject({ reason: "resting", retryAfterSeconds: 1 });
  await probe.answered();
  await expect(breaker.call()).resolves.toBeDefined();
  expect(breaker.isOpen()).toBe(false);
});

test("when the one that tries fails, the rest begins anew, and is reported no second time", async () => {
  await rest();
  later(REST_MS);
  await fail("provider_error");
  expect(await refusal()).toMatchObject({ reason: "resting", retryAfterSeconds: 10 });
  expect(rests).toMatchObject([{ reason: "unreachable" }]);
});

test("whoever leaves counts neither way", async () => {
  await fail("unreachable", FAILURES_UNTIL_REST - 1);
  await (await breaker.call()).abandoned();
  expect(breaker.isOpen()).toBe(false);
  await fail("unreachable");
  expect(breaker.isOpen()).toBe(true);
});

test("when the one that tries leaves, the next one tries at once, and the provider is not taken for well", async () => {
  await rest();
  later(REST_MS);
  await (await breaker.call()).abandoned();
  expect(breaker.isOpen()).toBe(true);
  await fail("unreachable");
  expect(await refusal()).toMatchObject({ reason: "resting", retryAfterSeconds: 10 });
});
