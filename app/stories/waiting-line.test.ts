import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createWaitingLine } from "./waiting-line.server.ts";

const NEVER = new AbortController().signal;
const LONG_MS = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A line at so many places, and how often it has asked for one. */
function openLine(places: string[]) {
  const asked: string[] = [];
  const line = createWaitingLine({
    take: async (ticket) => {
      asked.push(ticket);
      return places.shift() ?? null;
    },
    giveBack: async (place) => void places.push(place),
  });
  return { line, asked, places };
}

test("a place that another process has given back is found without being told of it", async () => {
  const { line, places } = openLine([]);
  const waits = line.wait("1", LONG_MS, NEVER);
  await vi.advanceTimersByTimeAsync(1_000);
  places.push("there");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await waits).toBe("there");
});

test("many who wait ask no more often than one, and nobody asks when nobody waits", async () => {
  const [one, many] = [openLine([]), openLine([])];
  void one.line.wait("1", 5_000, NEVER);
  for (let ticket = 1; ticket <= 20; ticket += 1) void many.line.wait(`${ticket}`, 5_000, NEVER);
  await vi.advanceTimersByTimeAsync(4_900);
  expect(one.asked.length).toBeGreaterThan(10);
  expect(many.asked.length).toBeLessThan(one.asked.length * 2);
  await vi.advanceTimersByTimeAsync(1_000);
  const askedInAll = many.asked.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(many.asked.length).toBe(askedInAll);
});

test("whoever came first is asked for first, in whatever order they began to wait, and who is woken asks at once", async () => {
  const { line, places } = openLine([]);
  const served: string[] = [];
  for (const ticket of ["3", "1", "2"]) void line.wait(ticket, LONG_MS, NEVER).then(() => served.push(ticket));
  await vi.advanceTimersByTimeAsync(0);
  places.push("a", "b", "c");
  line.wake();
  await vi.advanceTimersByTimeAsync(0);
  expect(served).toEqual(["1", "2", "3"]);
});

test("a place that came too late for who has left is given back", async () => {
  const places = ["there"];
  const leaving = new AbortController();
  const line = createWaitingLine({
    take: async () => {
      const place = places.shift() ?? null;
      leaving.abort(new Error("left"));
      return place;
    },
    giveBack: async (place) => void places.push(place),
  });
  await expect(line.wait("1", LONG_MS, leaving.signal)).rejects.toThrow("left");
  await vi.advanceTimersByTimeAsync(0);
  expect(places).toEqual(["there"]);
});

test("a database that is away turns away who asked, and the next one asks again", async () => {
  const answers: (() => string)[] = [
    () => {
      throw new Error("away");
    },
    () => "there",
  ];
  const line = createWaitingLine({ take: async () => answers.shift()?.() ?? null, giveBack: async () => undefined });
  const [first, second] = [line.wait("1", LONG_MS, NEVER), line.wait("2", LONG_MS, NEVER)];
  await expect(first).rejects.toThrow("away");
  expect(await second).toBe("there");
});
