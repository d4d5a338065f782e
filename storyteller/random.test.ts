import { expect, test } from "vitest";
import { pick, randomFrom, shuffle } from "./random.ts";

test("the same seed always gives the same choices, and another seed other ones", () => {
  const draw = (seed: string | number) => Array.from({ length: 8 }, randomFrom(seed));
  expect(draw("moon")).toEqual(draw("moon"));
  expect(draw(7)).toEqual(draw("7"));
  expect(draw("moon")).not.toEqual(draw("sun"));
});

test("every item is picked now and then, and nothing from an empty list", () => {
  const random = randomFrom(1);
  const seen = new Set(Array.from({ length: 200 }, () => pick(random, ["a", "b", "c"])));
  expect([...seen].sort()).toEqual(["a", "b", "c"]);
  expect(pick(random, [])).toBeUndefined();
});

test("shuffling keeps all the items and leaves the original alone", () => {
  const original = [1, 2, 3, 4, 5, 6];
  expect(shuffle(randomFrom(3), original).sort()).toEqual(original);
  expect(original).toEqual([1, 2, 3, 4, 5, 6]);
});
