import { expect, test, vi } from "vitest";
import { startSweeping } from "./sweeps.ts";

const EVERY_MS = 1_000;

/** Sweeps that note in which order they ran. @param failing the name of one that throws */
function sweepsNoting(ran: string[], failing?: string) {
  return ["sessions", "reports", "letters"].map((name) => ({
    name,
    async run() {
      ran.push(name);
      if (name === failing) throw new Error("the table is locked");
    },
  }));
}

test("a sweep that fails stops no other, and the log says which it was", async () => {
  const ran: string[] = [];
  const said: unknown[] = [];
  const sweeping = await startSweeping({
    sweeps: sweepsNoting(ran, "sessions"),
    takeTurn: () => Promise.resolve(true),
    log: { error: (details: object, message: string) => void said.push([message, details]) } as never,
    everyMs: EVERY_MS,
  });
  await sweeping.close();
  expect(ran).toEqual(["sessions", "reports", "letters"]);
  expect(said).toEqual([
    ["what is over could not be swept", { err: new Error("the table is locked"), sweep: "sessions" }],
  ]);
});

test("nothing is swept out of turn, nor while nobody can say whose turn it is, and again from time to time", async () => {
  vi.useFakeTimers();
  const ran: string[] = [];
  const said: string[] = [];
  const turns = [false, new Error("database away"), true];
  const sweeping = await startSweeping({
    sweeps: sweepsNoting(ran),
    async takeTurn() {
      const turn = turns.shift();
      if (turn instanceof Error) throw turn;
      return turn ?? false;
    },
    log: { error: (_: object, message: string) => void said.push(message) } as never,
    everyMs: EVERY_MS,
  });
  expect([ran, said]).toEqual([[], []]);
  await vi.advanceTimersByTimeAsync(EVERY_MS);
  expect([ran, said]).toEqual([[], ["whose turn it is to sweep could not be found out"]]);
  await vi.advanceTimersByTimeAsync(EVERY_MS);
  expect(ran).toEqual(["sessions", "reports", "letters"]);
  await sweeping.close();
  turns.push(true);
  await vi.advanceTimersByTimeAsync(EVERY_MS);
  expect(turns, "a closed one asks for no turn").toEqual([true]);
  vi.useRealTimers();
});

test("closing waits for the sweep that is running and begins none after it", async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
  const ran: string[] = [];
  const turns = [false, true];
  vi.useFakeTimers();
  const sweeping = await startSweeping({
    sweeps: [
      {
        name: "slow",
        async run() {
          reach();
          await held;
          ran.push("slow");
        },
      },
      ...sweepsNoting(ran),
    ],
    takeTurn: () => Promise.resolve(turns.shift() ?? false),
    log: { error: () => undefined } as never,
    everyMs: EVERY_MS,
  });
  await vi.advanceTimersByTimeAsync(EVERY_MS);
  vi.useRealTimers();
  await reached;
  const closing = sweeping.close().then(() => ran.push("closed"));
  release();
  await closing;
  expect(ran).toEqual(["slow", "closed"]);
});
