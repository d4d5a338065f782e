import { expect, test } from "vitest";
import { ageBand, wordRange } from "./age-bands.ts";

const AGES = [2, 3, 4, 5, 6, 7, 8, 9, 10];

test("a usual story has the words that fit the age", () => {
  expect(wordRange(2, "usual")).toEqual({ from: 100, to: 220, ceiling: 300 });
  expect(wordRange(6, "usual")).toEqual({ from: 450, to: 850, ceiling: 1050 });
  expect(wordRange(10, "usual")).toEqual({ from: 850, to: 1600, ceiling: 2000 });
});

test.each(AGES)("at %i a short story is shorter than a long one and neither leaves the limits of the age", (age) => {
  const [short, long] = [wordRange(age, "short"), wordRange(age, "long")];
  const [lowest, highest] = ageBand(age).hardWords;
  expect(short.to).toBeLessThan(long.from);
  expect(short.from).toBe(lowest);
  expect(long.ceiling).toBe(highest);
  for (const range of [short, long]) {
    expect(range.from).toBeLessThan(range.to);
    expect(range.to).toBeLessThanOrEqual(range.ceiling);
  }
});

test("an older child never gets a shorter story or a lower limit than a younger one", () => {
  for (const [younger, older] of AGES.slice(1).map((age) => [ageBand(age - 1), ageBand(age)] as const)) {
    expect(older.words[0]).toBeGreaterThan(younger.words[0]);
    expect(older.hardWords[1]).toBeGreaterThan(younger.hardWords[1]);
    expect(older.longestSentenceWords).toBeGreaterThan(younger.longestSentenceWords);
  }
});

test("an age nobody tells for is refused", () => {
  for (const age of [1, 11, 6.5, Number.NaN]) expect(() => ageBand(age)).toThrow(RangeError);
});
