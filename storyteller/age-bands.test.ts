import { expect, test } from "vitest";
import { ageBand, minutesAloud, targetWords, wordRange } from "./age-bands.ts";
import { LENGTHS } from "./story-request.ts";

const AGES = [2, 3, 4, 5, 6, 7, 8, 9, 10];

test("a story of the usual length takes about five minutes to read aloud, and no longer than suits the age", () => {
  expect(targetWords(2, "usual")).toBe(160);
  expect(targetWords(6, "usual")).toBe(650);
  expect(targetWords(8, "usual")).toBe(690);
  expect(targetWords(10, "usual")).toBe(893);
});

test.each(AGES)("at %i short, usual and long are three lengths, all within the limits of the age", (age) => {
  const [short, usual, long] = LENGTHS.map((length) => targetWords(age, length)) as [number, number, number];
  const { words, hardWords } = ageBand(age);
  expect(short).toBeGreaterThanOrEqual(hardWords[0]);
  expect(usual).toBeGreaterThan(short * 1.1);
  expect(long).toBeGreaterThan(usual * 1.1);
  expect(long).toBeLessThanOrEqual(hardWords[1]);
  expect(usual).toBeGreaterThanOrEqual(words[0]);
  expect(usual).toBeLessThanOrEqual(words[1]);
});

test("a parent is told how long each length takes aloud at the child's age", () => {
  const minutesAt = (age: number) => LENGTHS.map((length) => minutesAloud(age, length));
  expect(minutesAt(2)).toEqual([1, 1, 2]);
  expect(minutesAt(6)).toEqual([3, 5, 7]);
  expect(minutesAt(8)).toEqual([4, 5, 8]);
});

test.each(AGES)("at %i the minutes are whole, at least one, and a longer story never takes fewer", (age) => {
  const minutes = LENGTHS.map((length) => minutesAloud(age, length));
  expect(minutes.every((each) => Number.isInteger(each) && each >= 1)).toBe(true);
  expect(minutes.toSorted((one, other) => one - other)).toEqual(minutes);
});

test.each(AGES)("at %i a writer is asked for a range around the aim, within the limits of the age", (age) => {
  for (const length of LENGTHS) {
    const { from, to, ceiling } = wordRange(age, length);
    expect(from).toBeLessThan(targetWords(age, length));
    expect(to).toBeGreaterThanOrEqual(targetWords(age, length));
    expect(to).toBeLessThanOrEqual(ceiling);
    expect(from).toBeGreaterThanOrEqual(ageBand(age).hardWords[0]);
    expect(ceiling).toBeLessThanOrEqual(ageBand(age).hardWords[1]);
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
