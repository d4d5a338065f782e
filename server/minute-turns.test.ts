import { expect, test } from "vitest";
import { eachMinute } from "./minute-turns.ts";

test("each key has so many turns in a minute, and all of them again in the next", () => {
  let now = 5_000;
  const wait = eachMinute(2, () => now);
  const take = (key: string) => wait(key) === null;
  const turns = () => [take("a"), take("a"), take("a"), take("b")];
  expect(turns()).toEqual([true, true, false, true]);
  expect(wait("a")).toBe(60);
  now += 59_999;
  expect(take("a")).toBe(false);
  now += 1;
  expect(turns()).toEqual([true, true, false, true]);
});

test("0 sets no bound", () => {
  const wait = eachMinute(0, () => 0);
  for (let n = 0; n < 1_000; n += 1) expect(wait("a")).toBe(null);
});
