import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Problem } from "#app/problem.ts";
import { countTurnsIn } from "#tests/counted-turns.ts";
import { DATABASES, openTestDatabase, type TestDatabase } from "#tests/databases.ts";
import { createReportLimits } from "./report-limits.server.ts";

/** How many of a row of reports are let through. */
async function admitted(admit: (address: string) => Promise<void>, addresses: string[]): Promise<number> {
  let count = 0;
  for (const address of addresses) {
    try {
      await admit(address);
      count += 1;
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== "too_many_requests") throw error;
      expect(error.retryAfterSeconds).toBeGreaterThan(0);
      expect(error.retryAfterSeconds).toBeLessThanOrEqual(3_600);
    }
  }
  return count;
}
const times = (count: number, address: string) => Array.from({ length: count }, () => address);

describe.each(DATABASES)("on %s", (kind) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await openTestDatabase(kind);
  });
  afterEach(() => database.close());

  test("an address sends so many reports an hour, its neighbour its own", async () => {
    const admit = createReportLimits({ reportsPerAddressPerHour: 3, reportsPerHour: 0 }, countTurnsIn(database.db));
    expect(await admitted(admit, times(10, "a"))).toBe(3);
    expect(await admitted(admit, times(10, "b"))).toBe(3);
  });

  test("all together send so many, and whoever has had their own takes nothing from the others", async () => {
    const admit = createReportLimits({ reportsPerAddressPerHour: 3, reportsPerHour: 5 }, countTurnsIn(database.db));
    expect(await admitted(admit, times(100, "a"))).toBe(3);
    expect(await admitted(admit, ["b", "c", "d"])).toBe(2);
  });

  test("0 sets no bound", async () => {
    const admit = createReportLimits({ reportsPerAddressPerHour: 0, reportsPerHour: 0 }, countTurnsIn(database.db));
    expect(await admitted(admit, times(500, "a"))).toBe(500);
  });

  test("another process goes on with the same count, and after an hour there is a new one", async () => {
    const clock = { nowMs: Date.UTC(2026, 0, 31, 20, 30) };
    const now = () => new Date(clock.nowMs);
    const limits = { reportsPerAddressPerHour: 3, reportsPerHour: 5 };
    const one = createReportLimits(limits, countTurnsIn(database.db, now));
    const other = createReportLimits(limits, countTurnsIn(await database.openAgain(), now));
    expect(await admitted(one, times(2, "a"))).toBe(2);
    expect(await admitted(other, times(2, "a"))).toBe(1);
    expect(await admitted(other, times(3, "b"))).toBe(2);
    clock.nowMs += 3_600_000;
    expect(await admitted(one, times(5, "a"))).toBe(3);
  });

  test("other addresses of one home open no new count", async () => {
    const admit = createReportLimits({ reportsPerAddressPerHour: 1, reportsPerHour: 0 }, countTurnsIn(database.db));
    expect(await admitted(admit, ["2001:db8:1:2::1", "2001:db8:1:2:ffff::9", "2001:db8:1:3::1"])).toBe(2);
  });
});
