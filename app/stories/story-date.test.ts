import { expect, test } from "vitest";
import { storyDayOf } from "./story-date.ts";

const NOW = new Date("2026-11-21T20:00:00Z");
const MADRID = { now: NOW, language: "es", timeZone: "Europe/Madrid" };

test.each([
  ["2026-11-21T06:00:00Z", { kind: "today" }],
  ["2026-11-20T22:59:00Z", { kind: "yesterday" }],
  ["2026-11-20T23:01:00Z", { kind: "today" }],
  ["2026-11-18T12:00:00Z", { kind: "weekday", day: "miércoles" }],
  ["2026-11-14T12:00:00Z", { kind: "date", day: "14 de noviembre" }],
  ["2025-11-21T12:00:00Z", { kind: "date", day: "21 de noviembre de 2025" }],
  // A clock that goes wrong.
  ["2026-11-23T12:00:00Z", { kind: "date", day: "23 de noviembre" }],
])("%s is told as one would say it at bedtime in Madrid", (iso, day) => {
  expect(storyDayOf(iso, MADRID)).toEqual(day);
});

test("where nobody knows what time it is, the day is a date with its year", () => {
  expect(storyDayOf("2026-11-21T06:00:00Z", { language: "en", timeZone: "UTC" })).toEqual({
    kind: "date",
    day: "November 21, 2026",
  });
});
