import { expect, test } from "vitest";
import { Problem } from "#app/problem.ts";
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

test("an address sends so many reports an hour, its neighbour its own", async () => {
  const admit = createReportLimits({ reportsPerAddressPerHour: 3, reportsPerHour: 0 });
  expect(await admitted(admit, times(10, "a"))).toBe(3);
  expect(await admitted(admit, times(10, "b"))).toBe(3);
});

test("all together send so many, and whoever has had their own takes nothing from the others", async () => {
  const admit = createReportLimits({ reportsPerAddressPerHour: 3, reportsPerHour: 5 });
  expect(await admitted(admit, times(100, "a"))).toBe(3);
  expect(await admitted(admit, ["b", "c", "d"])).toBe(2);
});

test("0 sets no bound", async () => {
  const admit = createReportLimits({ reportsPerAddressPerHour: 0, reportsPerHour: 0 });
  expect(await admitted(admit, times(500, "a"))).toBe(500);
});
