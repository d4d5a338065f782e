import { expect, test } from "vitest";
import { createPlaces, eachMinute } from "./places.ts";

test("each key has so many places, and one that is given back twice is free once", () => {
  const take = createPlaces(2);
  const first = take("a");
  expect([first, take("a"), take("b")]).not.toContain(null);
  expect(take("a")).toBe(null);
  first?.();
  first?.();
  expect(take("a")).not.toBe(null);
  expect(take("a")).toBe(null);
});

test("each key has so many turns in a minute, and all of them again in the next", () => {
  let now = 5_000;
  const take = eachMinute(2, () => now);
  const turns = () => [take("a"), take("a"), take("a"), take("b")];
  expect(turns()).toEqual([true, true, false, true]);
  now += 59_999;
  expect(take("a")).toBe(false);
  now += 1;
  expect(turns()).toEqual([true, true, false, true]);
});

test("0 sets no bound", () => {
  const [place, turn] = [createPlaces(0), eachMinute(0, () => 0)];
  for (let n = 0; n < 1_000; n += 1) expect([place("a"), turn("a")]).toEqual([expect.any(Function), true]);
});
