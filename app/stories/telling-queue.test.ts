import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Problem } from "#app/problem.ts";
import { createTellingQueue, type QueueLimits } from "./telling-queue.server.ts";

const NO_LIMITS: QueueLimits = { tellingsAtOncePerAddress: 0, tellingsAtOnce: 0, tellingsWaiting: 0, tellingWaitMs: 0 };
const NEVER = new AbortController().signal;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const queue = (change: Partial<QueueLimits>) => {
  const enter = createTellingQueue({ ...NO_LIMITS, ...change });
  return (address: string, signal = NEVER) => enter(address, signal);
};
const codeOf = (entered: Promise<unknown>) =>
  entered.then(
    () => "let through",
    (error: unknown) => (error instanceof Problem ? error.code : String(error)),
  );

test("so many at once for an address, also of those who wait, and a place is free when one ends", async () => {
  const enter = queue({ tellingsAtOncePerAddress: 2, tellingsAtOnce: 1, tellingsWaiting: 5, tellingWaitMs: 1_000 });
  const leave = await enter("a");
  const waits = enter("a");
  expect(await codeOf(enter("a"))).toBe("too_many_requests");
  leave();
  (await waits)();
  expect(await codeOf(enter("a"))).toBe("let through");
});

test("without a queue nobody waits", async () => {
  const enter = queue({ tellingsAtOnce: 2, tellingsWaiting: 5 });
  const leave = await enter("a");
  await enter("b");
  expect(await codeOf(enter("c"))).toBe("storyteller_unavailable");
  leave();
  expect(await codeOf(enter("c"))).toBe("let through");
  expect(await codeOf(queue({ tellingsAtOnce: 1, tellingWaitMs: 1_000 })("a"))).toBe("let through");
});

test("whoever waits gets the next place, in the order in which they came, and no more wait than the queue is long", async () => {
  const enter = queue({ tellingsAtOnce: 1, tellingsWaiting: 2, tellingWaitMs: 1_000 });
  const leave = await enter("a");
  const [second, third] = [enter("b"), enter("c")];
  expect(await codeOf(enter("d"))).toBe("storyteller_unavailable");
  leave();
  const leaveSecond = await second;
  let isThirdIn = false;
  void third.then(() => (isThirdIn = true));
  await vi.advanceTimersByTimeAsync(500);
  expect(isThirdIn).toBe(false);
  leaveSecond();
  (await third)();
  expect(await codeOf(enter("d"))).toBe("let through");
});

test("whoever has waited long enough is told to come back, and leaves the queue to others", async () => {
  const enter = queue({ tellingsAtOnce: 1, tellingsWaiting: 1, tellingWaitMs: 1_000 });
  const leave = await enter("a");
  const late = codeOf(enter("b"));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await late).toBe("storyteller_unavailable");
  const next = enter("c");
  leave();
  (await next)();
  expect(await codeOf(enter("d"))).toBe("let through");
});

test("whoever leaves the queue takes no place with them", async () => {
  const enter = queue({ tellingsAtOnce: 1, tellingsWaiting: 1, tellingWaitMs: 1_000 });
  const leave = await enter("a");
  const leaving = new AbortController();
  const gone = codeOf(enter("b", leaving.signal));
  leaving.abort(new Error("left"));
  expect(await gone).toBe("Error: left");
  leave();
  expect(await codeOf(enter("c"))).toBe("let through");
});
