import { expect, test } from "vitest";
import { LIVE_STATUSES, type PlanState } from "./contract.ts";
import { hasPlan, isWishAfterLogIn, wishIn } from "./plan-pages-contract.ts";

const planOf = (status: string): PlanState => ({
  status,
  max_amount_of_stories: 30,
  current_period_end: null,
  cancel_at_period_end: false,
  name: null,
  id: null,
});

test("every live status is a plan, and whatever else the payment provider may say is none", () => {
  expect(LIVE_STATUSES.filter((status) => hasPlan(planOf(status)))).toEqual(LIVE_STATUSES);
  const others = ["Inactive", "incomplete", "canceled", "unpaid", "paused", "of the future"];
  expect(others.filter((status) => hasPlan(planOf(status)))).toEqual([]);
});

test("only the plan on offer can be wished for", () => {
  const wished = ["price=basicPriceId", "price=proPriceId", "price=", "lng=es"].map((query) =>
    wishIn(new URLSearchParams(query)),
  );
  expect(wished).toEqual(["basicPriceId", null, null, null]);
});

test("an address alone is no wish: only a log-in leaves one behind", () => {
  const states = [{ wished: "basicPriceId" }, { wished: "proPriceId" }, { claimed: "a1" }, null, undefined, "wished"];
  expect(states.map(isWishAfterLogIn)).toEqual([true, false, false, false, false, false]);
});
