import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createFairTurns } from "./fair-turns.ts";

const LIMITS = { atOnce: 2, atOncePerKey: 1, waitingPerKey: 2, waiting: 3, waitMs: 100 };
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function openTurns() {
  const take = createFairTurns(LIMITS);
  const got: string[] = [];
  const giveBack = new Map<string, () => void>();
  async function wait(name: string): Promise<void> {
    const turn = await take(name.charAt(0));
    got.push(turn ? name : `no ${name}`);
    if (turn) giveBack.set(name, turn);
  }
  const ask = (name: string) => void wait(name);
  /** What has come of those who asked, since this was last asked. */
  const settled = async (ms = 0) => {
    await vi.advanceTimersByTimeAsync(ms);
    return got.splice(0);
  };
  return { ask, settled, end: (name: string) => giveBack.get(name)?.() };
}

test("turns go round among the keys, whoever asked first and most", async () => {
  const { ask, settled, end } = openTurns();
  for (const name of ["a1", "b1", "a2", "a3", "c1"]) ask(name);
  expect(await settled()).toEqual(["a1", "b1"]);
  end("a1");
  expect(await settled()).toEqual(["a2"]);
  end("a2");
  expect(await settled()).toEqual(["c1"]);
  end("b1");
  expect(await settled()).toEqual(["a3"]);
});

test("one key never has more than its share, though turns are free", async () => {
  const { ask, settled, end } = openTurns();
  ask("a1");
  ask("a2");
  expect(await settled()).toEqual(["a1"]);
  end("a1");
  expect(await settled()).toEqual(["a2"]);
});

test("nobody waits longer than the time, and few wait: the others hear so at once", async () => {
  const { ask, settled, end } = openTurns();
  for (const name of ["a1", "b1", "a2", "a3", "a4", "b2", "b3"]) ask(name);
  expect(await settled()).toEqual(["a1", "b1", "no a4", "no b3"]);
  expect(await settled(LIMITS.waitMs)).toEqual(["no a2", "no a3", "no b2"]);
  end("a1");
  ask("a5");
  expect(await settled()).toEqual(["a5"]);
});
