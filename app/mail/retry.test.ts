import { expect, test } from "vitest";
import { GIVEN_UP_AFTER_MS, nextAttemptAt } from "./retry.ts";

const CREATED = new Date("2026-03-01T20:00:00.000Z");
const MINUTE_MS = 60_000;

test("a letter is tried again soon at first, then ever less often, and no less than every four hours", () => {
  const waits = [1, 2, 3, 4, 5, 6, 20].map(
    (failures) => ((nextAttemptAt(failures, CREATED, CREATED)?.getTime() ?? 0) - CREATED.getTime()) / MINUTE_MS,
  );
  expect(waits).toEqual([1, 5, 15, 60, 240, 240, 240]);
});

test("after three days a letter is given up, and not before", () => {
  const at = (milliseconds: number) => new Date(CREATED.getTime() + milliseconds);
  expect(nextAttemptAt(9, CREATED, at(GIVEN_UP_AFTER_MS - 1))).toBeInstanceOf(Date);
  expect(nextAttemptAt(9, CREATED, at(GIVEN_UP_AFTER_MS))).toBeNull();
});
