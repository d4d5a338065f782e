import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { DATABASES, openTestDatabase, type TestDatabase } from "#tests/databases.ts";
import { REPORT_KEPT_DAYS, type StoryReport } from "./report-contract.ts";
import { createReportStore } from "./report-store.server.ts";
import { CHECKS } from "./safety-contract.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const REPORT: StoryReport = {
  id: "r1",
  reason: "unkind",
  comment: "",
  language: "en",
  age: 5,
  storyteller: { kind: "model", name: "moon-1" },
  safety: { rules: "7", checks: CHECKS, softened: ["retold"], reviewed: true },
  story: { title: "The kettle", content: "It was night." },
};

describe.each(DATABASES)("on %s", (kind) => {
  let database: TestDatabase;
  const clock = { nowMs: Date.UTC(2026, 0, 31, 20, 40) };
  const kept = () => database.db.selectFrom("story_reports").selectAll().orderBy("id").execute();
  const store = () => createReportStore(database.db, () => new Date(clock.nowMs));

  beforeEach(async () => {
    database = await openTestDatabase(kind);
    clock.nowMs = Date.UTC(2026, 0, 31, 20, 40);
  });
  afterEach(() => database.close());

  test("a report is kept with what was told, and with nobody's name", async () => {
    await store().add(REPORT);
    expect(await kept()).toEqual([
      {
        id: "r1",
        reason: "unkind",
        comment: "",
        language: "en",
        age: 5,
        storyteller_kind: "model",
        storyteller_name: "moon-1",
        safety: JSON.stringify(REPORT.safety),
        title: "The kettle",
        content: "It was night.",
        created_at: "2026-01-31T20:40:00.000Z",
      },
    ]);
  });

  test("a story that was not to be sent is not kept either", async () => {
    await store().add({ ...REPORT, story: null, age: null, safety: null });
    expect(await kept()).toMatchObject([{ title: null, content: null, age: null, safety: null }]);
  });

  test("a report of a text that nobody here has told is kept as that", async () => {
    await store().add({ ...REPORT, storyteller: null });
    expect(await kept()).toMatchObject([{ storyteller_kind: "outside", storyteller_name: "" }]);
  });

  test("a report is forgotten when its days are over, and not before", async () => {
    await store().add(REPORT);
    clock.nowMs += DAY_MS;
    await store().add({ ...REPORT, id: "r2" });
    clock.nowMs += (REPORT_KEPT_DAYS - 1) * DAY_MS - 1;
    await store().sweep();
    expect(await kept()).toHaveLength(2);
    clock.nowMs += 1;
    await store().sweep();
    expect(await kept()).toMatchObject([{ id: "r2" }]);
  });
});
