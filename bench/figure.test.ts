import { expect, test } from "vitest";
import { figure, median, quantile } from "./figure.ts";

test("a figure at its limit keeps it, one beyond misses it, and one without has no verdict", () => {
  const given = { name: "cost", unit: "×" };
  expect(figure({ ...given, value: 1.6, limit: 1.6 }).ok).toBe(true);
  expect(figure({ ...given, value: 1.61, limit: 1.6 }).ok).toBe(false);
  expect(figure({ ...given, value: 9 })).toMatchObject({ ok: null, limit: null, beside: null });
});

test("one disturbed repetition does not move the median", () => {
  expect(median([3, 900, 2])).toBe(3);
  expect(median([1, 2])).toBe(1.5);
});

test("a quantile lies between its neighbours in proportion", () => {
  expect(quantile([0, 10, 20, 30, 40], 0.95)).toBeCloseTo(38);
});
