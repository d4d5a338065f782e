import { expect, test } from "vitest";
import type { PlanState } from "#app/subscriptions/contract.ts";
import { newStoriesOf } from "./new-stories.ts";

const NOW = new Date("2026-11-20T20:40:00Z");
const planTo = (end: string | null, isEnding = false): PlanState => ({
  status: "active",
  max_amount_of_stories: 30,
  current_period_end: end === null ? null : Date.parse(end) / 1000,
  cancel_at_period_end: isEnding,
  name: "Basic",
  id: "sub_1",
});

test("new stories come with the next month of a plan, on its day", () => {
  expect(newStoriesOf(planTo("2026-12-03T12:00:00Z"), NOW, "en")).toEqual({ when: "renews", date: "December 3" });
  expect(newStoriesOf(planTo("2026-12-03T12:00:00Z"), NOW, "es")).toEqual({ when: "renews", date: "3 de diciembre" });
});

test("a plan that is not renewed promises none", () => {
  expect(newStoriesOf(planTo("2026-12-03T12:00:00Z", true), NOW, "en")).toEqual({ when: "ends", date: "December 3" });
});

test("a day that is not known, or is over, is not said", () => {
  expect(newStoriesOf(planTo(null), NOW, "en")).toEqual({ when: "renewsUndated", date: "" });
  expect(newStoriesOf(planTo("2026-11-19T12:00:00Z"), NOW, "en")).toEqual({ when: "renewsUndated", date: "" });
  expect(newStoriesOf(planTo(null, true), NOW, "en")).toEqual({ when: "endsUndated", date: "" });
});
