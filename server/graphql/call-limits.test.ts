import { expect, test } from "vitest";
import { Problem } from "#app/problem.ts";
import { createCallLimits } from "./call-limits.ts";

const waitOf = (call: () => void): number | null => {
  try {
    call();
  } catch (error) {
    if (error instanceof Problem && error.code === "too_many_requests") return error.retryAfterSeconds ?? 0;
    throw error;
  }
  return null;
};

test("an address that has had its calls of a minute is told when there are more, and others go on", () => {
  const clock = { now: 1_000 };
  const limits = { graphqlCallsPerAddressPerMinute: 2, graphqlCallsPerAccountPerMinute: 1 };
  const admit = createCallLimits(limits, () => clock.now);
  expect([1, 2].map(() => waitOf(() => admit.ofAddress("192.0.2.1")))).toEqual([null, null]);
  clock.now += 15_500;
  expect(waitOf(() => admit.ofAddress("192.0.2.1"))).toBe(45);
  expect(waitOf(() => admit.ofAddress("192.0.2.2"))).toBeNull();
  expect(waitOf(() => admit.ofAccount("192.0.2.1"))).toBeNull();
  clock.now += 44_500;
  expect(waitOf(() => admit.ofAddress("192.0.2.1"))).toBeNull();
});

test("the addresses of one IPv6 network have their calls together", () => {
  const admit = createCallLimits({ graphqlCallsPerAddressPerMinute: 1, graphqlCallsPerAccountPerMinute: 1 }, () => 0);
  admit.ofAddress("2001:db8:1:2::1");
  expect(waitOf(() => admit.ofAddress("2001:db8:1:2:ffff::9"))).toBe(60);
  expect(waitOf(() => admit.ofAddress("2001:db8:1:3::1"))).toBeNull();
});

test("a limit of 0 is none", () => {
  const admit = createCallLimits({ graphqlCallsPerAddressPerMinute: 0, graphqlCallsPerAccountPerMinute: 0 }, () => 0);
  const waits = Array.from({ length: 10_000 }, () => [
    waitOf(() => admit.ofAddress("192.0.2.1")),
    waitOf(() => admit.ofAccount("ana")),
  ]);
  expect(waits.flat().filter((wait) => wait !== null)).toEqual([]);
});

test("a call that makes several changes counts as several", () => {
  const limits = { graphqlCallsPerAddressPerMinute: 0, graphqlCallsPerAccountPerMinute: 10 };
  const admit = createCallLimits(limits, () => 0);
  expect(waitOf(() => admit.ofAccount("ana", 9))).toBeNull();
  expect(waitOf(() => admit.ofAccount("ana", 2))).toBe(60);
  expect(waitOf(() => admit.ofAccount("ana"))).toBeNull();
  expect(waitOf(() => admit.ofAccount("ana"))).toBe(60);
});
