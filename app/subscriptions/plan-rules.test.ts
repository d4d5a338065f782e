import { afterEach, describe, expect, test, vi } from "vitest";
import { allowanceOf, GRACE_MS, type PlanCopy, planStateOf, subscriptionThatCounts } from "./plan-rules.ts";

const START = Date.UTC(2026, 0, 31, 22);
const END = Date.UTC(2026, 1, 28, 22);
const COPY: PlanCopy = {
  status: "active",
  subscription: "sub_1",
  plan: "Basic",
  periodStart: START,
  periodEnd: END,
  cancelAtPeriodEnd: false,
};
const DEFAULT = {
  status: "Inactive",
  max_amount_of_stories: 3,
  current_period_end: null,
  cancel_at_period_end: false,
  name: null,
  id: null,
};
const state = (change: Partial<PlanCopy>, at = START) => planStateOf({ ...COPY, ...change }, at, 3);

test.each([
  ["Basic", 30],
  ["Advanced", 10],
  ["Pro", 100],
  ["Gold", 3],
  ["basic", 3],
  ["constructor", 3],
  ["", 3],
])("the plan %s holds %i stories", (plan, stories) => {
  expect(state({ plan }).max_amount_of_stories).toBe(stories);
  expect(allowanceOf({ ...COPY, plan }, START, 7).limit).toBe(stories);
});

test.each(["active", "trialing", "past_due"])("whoever is %s has the plan", (status) => {
  expect(state({ status })).toEqual({
    status,
    max_amount_of_stories: 30,
    current_period_end: END / 1000,
    cancel_at_period_end: false,
    name: "Basic",
    id: "sub_1",
  });
});

test.each(["incomplete", "incomplete_expired", "unpaid", "paused", "canceled", "something_new"])(
  "whoever is %s has none",
  (status) => {
    expect(state({ status })).toEqual(DEFAULT);
    expect(allowanceOf({ ...COPY, status }, START, 5)).toEqual({ limit: 5, since: null });
  },
);

test("without a plan the host's own number of free stories counts, none included", () => {
  expect(planStateOf(null, START, 0)).toEqual({ ...DEFAULT, max_amount_of_stories: 0 });
  expect(allowanceOf(null, START, 0)).toEqual({ limit: 0, since: null });
});

/** The day of the month on which the period ends there. */
const ENDS_ON: Record<string, number> = { "Pacific/Kiritimati": 1, "Pacific/Pago_Pago": 28, "Europe/Madrid": 28 };

describe.each(Object.keys(ENDS_ON))("on a server in %s", (timeZone) => {
  afterEach(() => vi.unstubAllEnvs());

  test("a period begins and ends at the same moments as anywhere else", () => {
    vi.stubEnv("TZ", timeZone);
    expect(new Date(END).getDate()).toBe(ENDS_ON[timeZone]);
    expect(allowanceOf(COPY, END - 1, 3).since).toBe("2026-01-31T22:00:00.000Z");
    expect(allowanceOf(COPY, END, 3).since).toBe("2026-02-28T22:00:00.000Z");
    expect(state({}, END - 1).current_period_end).toBe(END / 1000);
    expect(state({ cancelAtPeriodEnd: true }, END)).toEqual(DEFAULT);
  });
});

describe("when a period ends and nobody can say what comes next", () => {
  test("the plan stands for three days and not a moment longer", () => {
    expect(state({}, END + 1_000).status).toBe("active");
    expect(state({}, END + GRACE_MS - 1).status).toBe("active");
    expect(state({}, END + GRACE_MS)).toEqual(DEFAULT);
  });

  test("the stories of the period that ended are not held against the next one", () => {
    const since = (at: number) => allowanceOf(COPY, at, 3).since;
    expect(since(END - 1)).toBe("2026-01-31T22:00:00.000Z");
    expect(since(END)).toBe("2026-02-28T22:00:00.000Z");
  });

  test("a plan that was to end then ends in that very second", () => {
    expect(state({ cancelAtPeriodEnd: true }, END - 1).cancel_at_period_end).toBe(true);
    expect(state({ cancelAtPeriodEnd: true }, END)).toEqual(DEFAULT);
  });
});

describe("of several subscriptions", () => {
  const given = (status: string, created: number) => ({ status, created });

  test("the newest live one counts, whatever came after it", () => {
    const live = given("past_due", 2);
    expect(subscriptionThatCounts([given("incomplete", 3), live, given("active", 1)])).toBe(live);
    expect(subscriptionThatCounts([given("canceled", 3), given("active", 1), live])).toBe(live);
  });

  test("of equally new ones the one that the provider names first counts", () => {
    const first = given("active", 1);
    expect(subscriptionThatCounts([first, given("active", 1)])).toBe(first);
  });

  test("without a live one it is the newest that is not over, or none", () => {
    const unpaid = given("unpaid", 1);
    expect(subscriptionThatCounts([given("incomplete_expired", 3), unpaid])).toBe(unpaid);
    expect(subscriptionThatCounts([given("canceled", 3)])).toBeUndefined();
    expect(subscriptionThatCounts([])).toBeUndefined();
  });
});
