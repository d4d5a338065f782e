import { expect, test } from "vitest";
import { monthsAfter, periodEndAfter } from "./billing-months.ts";

const seconds = (iso: string) => Date.parse(iso) / 1000;
const iso = (at: number) => new Date(at * 1000).toISOString();

test.each([
  ["2026-01-31T09:30:15.000Z", ["2026-02-28", "2026-03-31", "2026-04-30", "2026-05-31"]],
  ["2028-01-30T00:00:00.000Z", ["2028-02-29", "2028-03-30", "2028-04-30", "2028-05-30"]],
  ["2028-02-29T23:59:59.000Z", ["2028-03-29", "2028-04-29", "2028-05-29", "2028-06-29"]],
  ["2026-11-15T12:00:00.000Z", ["2026-12-15", "2027-01-15", "2027-02-15", "2027-03-15"]],
])("from %s months are counted to the same day, or to the last one of a short month", (anchor, days) => {
  const ends = [1, 2, 3, 4].map((months) => iso(monthsAfter(seconds(anchor), months)));
  expect(ends).toEqual(days.map((day) => day + anchor.slice(10)));
});

test("a short month shortens no later period", () => {
  const anchor = seconds("2026-01-31T20:00:00.000Z");
  const first = periodEndAfter(anchor, anchor);
  const second = periodEndAfter(anchor, first);
  expect([first, second, periodEndAfter(anchor, second)].map(iso)).toEqual([
    "2026-02-28T20:00:00.000Z",
    "2026-03-31T20:00:00.000Z",
    "2026-04-30T20:00:00.000Z",
  ]);
});
