import { expect, test } from "vitest";
import { createPlaces } from "./places.ts";

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

test("0 sets no bound", () => {
  const place = createPlaces(0);
  for (let n = 0; n < 1_000; n += 1) expect(place("a")).toEqual(expect.any(Function));
});
