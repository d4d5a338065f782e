import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openNotifications } from "#db/notifications.server.ts";
import type { Database } from "#db/open.server.ts";
import { openTestDatabase, type TestDatabase } from "#tests/databases.ts";
import { createRecordEvents, type RecordEvents } from "./record-events.server.ts";
import type { StoryRecord } from "./records-contract.ts";

const NOW = "2026-01-31T23:30:00.000Z";
const recordNamed = (id: string): StoryRecord => ({ id, content: `of ${id}`, createdAt: NOW, updatedAt: NOW });

/** Everything that a hearer was told, as text. */
function hearer() {
  const heard: string[] = [];
  return {
    heard,
    hear: (change: string, record: StoryRecord) => void heard.push(`${change} ${record.id} ${record.content}`),
  };
}

describe("in one process", () => {
  let loaded: string[];
  let warnings: string[];
  let recordOf: (owner: string, id: string) => Promise<StoryRecord | null>;
  let events: RecordEvents;
  beforeEach(async () => {
    loaded = [];
    warnings = [];
    recordOf = async (_, id) => recordNamed(id);
    events = await createRecordEvents({
      recordOf: (owner, id) => {
        loaded.push(`${owner} ${id}`);
        return recordOf(owner, id);
      },
      openNotices: null,
      log: { warn: (details, message) => void warnings.push(JSON.stringify([message, details])) },
    });
  });

  test("whoever hears of a person's records is told of every change to them, and of nobody else's", async () => {
    const [ana, ben] = [hearer(), hearer()];
    events.hear("ana", ana.hear);
    events.hear("ben", ben.hear);
    events.announce("created", "ana", "1");
    events.announce("updated", "ana", "1");
    events.announce("deleted", "ana", "1");
    events.announce("created", "ben", "2");
    events.announce("created", "cleo", "3");
    await events.close();
    expect(ana.heard).toEqual(["created 1 of 1", "updated 1 of 1", "deleted 1 of 1"]);
    expect(ben.heard).toEqual(["created 2 of 2"]);
  });

  test("a record is read once for all who hear, and not at all where nobody does", async () => {
    const hearers = Array.from({ length: 100 }, hearer);
    for (const each of hearers) events.hear("ana", each.hear);
    events.announce("created", "ana", "1");
    events.announce("created", "ben", "2");
    await events.close();
    expect(loaded).toEqual(["ana 1"]);
    expect(new Set(hearers.map(({ heard }) => heard.join()))).toEqual(new Set(["created 1 of 1"]));
  });

  test("changes are told in the order in which they were announced, however long each record takes", async () => {
    const slow = Promise.withResolvers<void>();
    recordOf = async (_, id) => {
      if (id === "slow") await slow.promise;
      return recordNamed(id);
    };
    const [ana, ben] = [hearer(), hearer()];
    events.hear("ana", ana.hear);
    events.hear("ben", ben.hear);
    events.announce("created", "ana", "slow");
    events.announce("created", "ana", "quick");
    events.announce("created", "ben", "quick");
    await expect.poll(() => ben.heard).toEqual(["created quick of quick"]);
    expect(ana.heard).toEqual([]);
    slow.resolve();
    await events.close();
    expect(ana.heard).toEqual(["created slow of slow", "created quick of quick"]);
  });

  test("while very many are told, others have their turn, and whoever stops meanwhile hears nothing", async () => {
    const told: number[] = [];
    const stops = Array.from({ length: 100 }, (_, at) => events.hear("ana", () => void told.push(at)));
    const atOnce = new Promise<number>((resolve) => {
      const look = () => (told.length > 0 ? resolve(told.length) : setImmediate(look));
      setImmediate(look);
    });
    events.announce("created", "ana", "1");
    expect(await atOnce).toBeLessThanOrEqual(5);
    stops[99]?.();
    await events.close();
    expect(told).toEqual(Array.from({ length: 99 }, (_, at) => at));
  });

  test("whoever stops hears no more, and the same ears may be lent twice", async () => {
    const ana = hearer();
    const stop = events.hear("ana", ana.hear);
    events.hear("ana", ana.hear);
    stop();
    stop();
    events.announce("created", "ana", "1");
    await events.close();
    expect(ana.heard).toEqual(["created 1 of 1"]);
    events.announce("created", "ana", "2");
    expect(loaded).toEqual(["ana 1"]);
  });

  test("a hearer that fails takes nothing from the others, and the log gets no word of a story", async () => {
    const ana = hearer();
    events.hear("ana", () => {
      throw new TypeError("of a secret story");
    });
    events.hear("ana", ana.hear);
    events.announce("created", "ana", "1");
    events.announce("deleted", "ana", "1");
    await events.close();
    expect(ana.heard).toEqual(["created 1 of 1", "deleted 1 of 1"]);
    expect(warnings).toHaveLength(2);
    expect(warnings[0]).toContain("TypeError");
    expect(warnings.join()).not.toContain("secret");
  });

  test("a record that is gone or cannot be read is told to nobody, and the next one is", async () => {
    recordOf = async (_, id) => {
      if (id === "broken") throw Object.assign(new Error("of a secret story"), { code: "08006" });
      return id === "gone" ? null : recordNamed(id);
    };
    const ana = hearer();
    events.hear("ana", ana.hear);
    for (const id of ["broken", "gone", "there"]) events.announce("created", "ana", id);
    await events.close();
    expect(ana.heard).toEqual(["created there of there"]);
    expect(warnings).toEqual([expect.stringContaining("08006")]);
    expect(warnings.join()).not.toContain("secret");
  });
});

describe("in two processes on one PostgreSQL", () => {
  const CHANNEL = "test_changes";
  let database: TestDatabase;
  let warnings: string[];
  let here: RecordEvents;
  let there: RecordEvents;
  const openEvents = (db: Database) =>
    createRecordEvents({
      recordOf: async (_, id) => recordNamed(id),
      openNotices: (hear) =>
        openNotifications({
          db,
          databaseUrl: database.place.databaseUrl ?? "",
          channel: CHANNEL,
          hear,
          warn: (details, message) => void warnings.push(JSON.stringify([message, details])),
        }),
      log: { warn: (details, message) => void warnings.push(JSON.stringify([message, details])) },
    });
  beforeEach(async () => {
    database = await openTestDatabase("postgres");
    warnings = [];
    here = await openEvents(database.db);
    there = await openEvents(await database.openAgain());
  });
  afterEach(async () => {
    await Promise.all([here.close(), there.close()]);
    await database.close();
  });

  test("a change made in one is heard once in each, in order", async () => {
    const [near, far] = [hearer(), hearer()];
    here.hear("ana", near.hear);
    there.hear("ana", far.hear);
    const ids = Array.from({ length: 50 }, (_, place) => String(place));
    for (const id of ids) here.announce("created", "ana", id);
    const expected = ids.map((id) => `created ${id} of ${id}`);
    await expect.poll(() => far.heard).toEqual(expected);
    there.announce("deleted", "ana", "last");
    await expect.poll(() => near.heard.at(-1)).toBe("deleted last of last");
    expect(near.heard).toEqual([...expected, "deleted last of last"]);
    expect(far.heard).toEqual([...expected, "deleted last of last"]);
    expect(warnings).toEqual([]);
  });

  test("only ids go over, and the longest of them fit", async () => {
    const far = hearer();
    there.hear("ana", far.hear);
    const payloads: string[] = [];
    const listening = await openNotifications({
      db: database.db,
      databaseUrl: database.place.databaseUrl ?? "",
      channel: CHANNEL,
      hear: (payload) => void payloads.push(payload),
      warn: () => undefined,
    });
    const id = '"\\'.repeat(100);
    here.announce("created", "ana", id);
    await expect.poll(() => payloads.length).toBe(1);
    await expect.poll(() => far.heard.length).toBe(1);
    await listening.close();
    expect(JSON.parse(payloads[0] ?? "")).toEqual({ change: "created", owner: "ana", id, from: expect.any(String) });
  });

  test("a connection that broke listens again, and both processes go on", async () => {
    const far = hearer();
    there.hear("ana", far.hear);
    const { rows } = await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and query ilike 'listen%'`.execute(database.db);
    expect(rows).toHaveLength(2);
    let sent = 0;
    await expect
      .poll(
        () => {
          sent += 1;
          here.announce("created", "ana", String(sent));
          return far.heard.length;
        },
        { timeout: 10_000, interval: 50 },
      )
      .toBeGreaterThan(0);
    expect(warnings).toHaveLength(2);
    expect(warnings[0]).toContain("57P01");
  });

  test("what is no event of ours is passed over", async () => {
    const far = hearer();
    there.hear("ana", far.hear);
    for (const notice of ["", "nonsense", "null", "[]", '{"change":"burnt","owner":"ana","id":"1","from":"x"}'])
      await sql`select pg_notify(${CHANNEL}, ${notice})`.execute(database.db);
    here.announce("created", "ana", "1");
    await expect.poll(() => far.heard).toEqual(["created 1 of 1"]);
    expect(warnings).toHaveLength(10);
  });
});

test("without its server a process starts and stops listening all the same, and says so once", async () => {
  const { db, close } = await openTestDatabase("sqlite");
  const warnings: string[] = [];
  const listening = await openNotifications({
    db,
    databaseUrl: "postgres://nobody:secret@127.0.0.1:1/none",
    channel: "test_changes",
    hear: () => undefined,
    warn: (details, message) => void warnings.push(JSON.stringify([message, details])),
  });
  await new Promise((resolve) => setTimeout(resolve, 400));
  await listening.close();
  await close();
  expect(warnings).toEqual([expect.stringContaining("ECONNREFUSED")]);
});
