import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { DATABASES } from "#tests/databases.ts";
import { ANA, BEN, openRecordHouse, type RecordHouse, refused } from "#tests/record-house.ts";
import { createLookingBudget } from "./looking-budget.server.ts";
import {
  type LookingBudget,
  type RecordFilter,
  RecordRefusal,
  type StoryRecord,
  type StoryRecords,
} from "./records-contract.ts";

const NOW = "2026-01-31T23:30:00.000Z";

describe.each(DATABASES)("on %s", (kind) => {
  let house: RecordHouse;
  let records: StoryRecords;
  beforeEach(async () => {
    house = await openRecordHouse(kind);
    ({ records } = house);
  });
  afterEach(() => house.close());

  test("nobody reads, changes or deletes somebody else's record, and a list is one's own", async () => {
    const { id } = await records.create(ANA, { content: "Mine." });
    await refused(records.get(BEN, id), "not_authorized");
    await refused(records.update(BEN, { id, content: "His." }), "not_authorized");
    await refused(records.remove(BEN, id), "not_authorized");
    for (const none of ["never-was", "", "a\0b", "x".repeat(10_000)]) {
      expect(await records.get(BEN, none)).toBe(null);
      await refused(records.update(BEN, { id: none }), "not_authorized");
      await refused(records.remove(BEN, none), "not_authorized");
    }
    expect(await records.list(BEN, { filter: { owner: { eq: ANA.email } } })).toEqual({ items: [], nextToken: null });
    expect(await records.get(ANA, id)).toMatchObject({ content: "Mine." });
    expect(house.announced).toEqual([`created ana ${id}`]);
  });

  test("a page has as many records as were looked at, however many of them are meant", async () => {
    const contents = Array.from({ length: 130 }, (_, place) => ({ owner: "ana", content: place < 3 ? "meant" : "x" }));
    await house.save(...contents, { owner: "ben", content: "meant" });
    const filter: RecordFilter = { content: { eq: "meant" } };
    const pages: number[] = [];
    const seen: StoryRecord[] = [];
    for (let nextToken: string | null = null; ; ) {
      const page: Awaited<ReturnType<StoryRecords["list"]>> = await records.list(ANA, { filter, limit: 65, nextToken });
      pages.push(page.items.length);
      seen.push(...page.items);
      nextToken = page.nextToken;
      if (nextToken === null) break;
    }
    expect(pages).toEqual([0, 3]);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(3);
    const usual = await records.list(ANA, {});
    expect([usual.items.length, usual.nextToken === null]).toEqual([100, false]);
    const rest = await records.list(ANA, { nextToken: usual.nextToken, limit: 30 });
    expect([rest.items.length, rest.nextToken]).toEqual([30, null]);
    expect((await records.list(ANA, { limit: 1_000 })).items).toHaveLength(130);
  });

  test.each([0, -1, 1_001, 1e9, 1.5, Number.NaN])("a limit of %d is refused", async (limit) => {
    await expect(records.list(ANA, { limit })).rejects.toMatchObject({ code: "bad_input" });
  });

  test("somebody else's token and a forged one are refused, and a filter that asks too much", async () => {
    await house.save({ owner: "ana" }, { owner: "ana" }, { owner: "ben" });
    const { nextToken } = await records.list(ANA, { limit: 1 });
    await refused(records.list(BEN, { nextToken }), "bad_token");
    for (const forged of ["", "x", `${nextToken}x`])
      await refused(records.list(ANA, { nextToken: forged }), "bad_token");
    const filter: RecordFilter = { id: { in: Array.from({ length: 201 }, String) } };
    await refused(records.list(BEN, { filter }), "bad_input");
    expect(() => records.heardBy(ANA, filter)).toThrow(RecordRefusal);
  });

  test("a list that has looked at too much is refused, whichever of a request's lists it is", async () => {
    await house.save({ owner: "ana" }, { owner: "ana" });
    const budget = createLookingBudget();
    expect((await records.list(ANA, {}, budget)).items).toHaveLength(2);
    while (!(await isSpent(budget)));
    await refused(records.list(ANA, {}, budget), "bad_input");
    expect((await records.list(ANA, {})).items).toHaveLength(2);
  });

  test("an owner is known by the address in a filter", () => {
    const record = { id: "a", content: null, createdAt: NOW, updatedAt: NOW };
    expect(records.heardBy(ANA, { owner: { eq: "ana@example.com" } })(record)).toBe(true);
    expect(records.heardBy(ANA, { owner: { eq: "ben@example.com" } })(record)).toBe(false);
  });
});

/** Spends a lot, and tells whether that was too much. */
async function isSpent(budget: LookingBudget): Promise<boolean> {
  try {
    await budget.spend(10_000_000);
    return false;
  } catch (error) {
    if (error instanceof RecordRefusal) return true;
    throw error;
  }
}
