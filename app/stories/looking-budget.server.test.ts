import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { createLookingBudget } from "./looking-budget.server.ts";
import { weightsUnder } from "./record-filter.ts";
import { RECORD_CONTENT_MAX, RECORDS_LISTED } from "./records-contract.ts";

test("the largest page of the longest stories fits into a request, and so does half of one that is searched", async () => {
  const text = "x".repeat(RECORD_CONTENT_MAX);
  const [whole, half, second] = [createLookingBudget(), createLookingBudget(), createLookingBudget()];
  const [unfiltered, searched] = [weightsUnder(null)(text), weightsUnder({ content: { contains: "moon" } })(text)];
  for (let at = 0; at < RECORDS_LISTED.max; at += 1) await whole.spend(unfiltered);
  for (let at = 0; at < RECORDS_LISTED.max / 2; at += 1) await half.spend(searched);
  expect(() => half.spend(unfiltered * RECORDS_LISTED.max)).toThrow(/ask for less/);
  expect(() => second.spend(searched * RECORDS_LISTED.max)).toThrow(/ask for less/);
});

test("however many fields look at records at once, others have their turn between any two portions", async () => {
  const budget = createLookingBudget();
  const portions: number[] = [];
  let turn = 0;
  let isOver = false;
  const counting = (async () => {
    for (; !isOver; turn += 1) await nextTurn();
  })();
  async function look() {
    for (let at = 0; at < 5; at += 1) {
      await budget.pause();
      portions.push(turn);
    }
  }
  await Promise.all(Array.from({ length: 10 }, look));
  isOver = true;
  await counting;
  expect(new Set(portions).size).toBe(50);
});

test("what is spent comes to a pause by itself before long", async () => {
  const budget = createLookingBudget();
  const waits = Array.from({ length: 100 }, () => budget.spend(100_000)).filter((wait) => wait !== undefined);
  expect(waits.length).toBeGreaterThan(2);
  await Promise.all(waits);
});
