import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "#db/open.server.ts";
import { DATABASES, openTestDatabase, type TestDatabase } from "#tests/databases.ts";
import { createStoryStore, type StoryStore, type TellingToBegin, type ToldStory } from "./store.server.ts";

const HOUR_MS = 3_600_000;
const STORY: ToldStory = {
  title: "La tetera",
  content: "Era una noche.\n\nFin.",
  language: "es",
  storyteller: { kind: "model", name: "llama" },
  safety: { rules: "1.0", checks: ["words"], softened: ["cosy"], reviewed: false },
  trace: { passages: [] },
};

describe.each(DATABASES)("on %s", (kind) => {
  let database: TestDatabase;
  let db: Database;
  let store: StoryStore;
  let nowMs: number;

  beforeEach(async () => {
    database = await openTestDatabase(kind);
    db = database.db;
    nowMs = Date.UTC(2026, 0, 31, 23, 30);
    store = createStoryStore(db, () => new Date(nowMs));
  });
  afterEach(() => database.close());

  const later = (milliseconds: number) => {
    nowMs += milliseconds;
  };
  const telling = (id: string, change: Partial<TellingToBegin> = {}): TellingToBegin => ({
    id,
    caller: "guest:a",
    idempotencyKey: "key",
    requestHash: "hash",
    language: "es",
    storyteller: { kind: "builtin", name: "builtin" },
    longestMs: 60_000,
    owner: null,
    isCounted: true,
    age: 6,
    genres: [],
    ...change,
  });
  const rows = () => db.selectFrom("tellings").selectAll().execute();

  test("of two with the same key at the same moment one begins", async () => {
    const begun = await Promise.all([store.begin(telling("1")), store.begin(telling("2")), store.begin(telling("3"))]);
    expect(begun.filter(Boolean)).toHaveLength(1);
    expect(await store.findByKey("guest:a", "key")).toEqual({ state: "telling", requestHash: "hash" });
  });

  test("another guest may use the same key, and tellings without a key are never in each other's way", async () => {
    expect(await store.begin(telling("1"))).toBe(true);
    expect(await store.begin(telling("2", { caller: "guest:b" }))).toBe(true);
    expect(await store.begin(telling("3", { idempotencyKey: undefined }))).toBe(true);
    expect(await store.begin(telling("4", { idempotencyKey: undefined }))).toBe(true);
    expect(await store.findByKey("guest:c", "key")).toBeNull();
  });

  test("a told story is found by its key for 24 hours, and then its key is free", async () => {
    await store.begin(telling("1"));
    later(HOUR_MS);
    await store.keep("1", STORY);
    expect(await store.begin(telling("2"))).toBe(false);
    later(24 * HOUR_MS - 1);
    expect(await store.findByKey("guest:a", "key")).toEqual({
      state: "told",
      id: "1",
      requestHash: "hash",
      story: STORY,
    });
    later(1);
    expect(await store.findByKey("guest:a", "key")).toBeNull();
    expect(await store.begin(telling("2"))).toBe(true);
  });

  test("after a failure the same key begins anew, and the late end of the first changes nothing", async () => {
    await store.begin(telling("1"));
    await store.fail("1");
    expect(await store.findByKey("guest:a", "key")).toEqual({ state: "failed", requestHash: "hash" });
    expect(await store.begin(telling("2", { requestHash: "other" }))).toBe(true);
    await store.fail("1");
    await store.keep("1", STORY);
    expect(await store.findByKey("guest:a", "key")).toEqual({ state: "telling", requestHash: "other" });
  });

  test("nothing of a failed telling is kept, and without a key not even that there was one", async () => {
    await store.begin(telling("1"));
    await store.begin(telling("2", { idempotencyKey: undefined }));
    await store.fail("1");
    await store.fail("2");
    expect(await rows()).toMatchObject([{ id: "1", state: "failed", title: null, content: null }]);
  });

  test("what was told of a story that broke midway is kept for its ending, and is no story", async () => {
    const broken = { ...STORY, content: "Era una noche." };
    await store.begin(telling("1"));
    await store.begin(telling("2", { idempotencyKey: undefined }));
    await store.fail("1", broken);
    await store.fail("2", broken);
    expect(await rows()).toHaveLength(1);
    expect(await store.findByKey("guest:a", "key")).toEqual({ state: "failed", requestHash: "hash" });
    expect(await store.latestTold("guest:a")).toBeNull();
    expect(await store.takeEnding("guest:a", "key")).toEqual(broken);
    later(HOUR_MS);
    await store.sweep();
    expect(await rows()).toEqual([]);
  });

  test("a broken telling is ended once, by its own guest, within the hour", async () => {
    await store.begin(telling("1"));
    expect(await store.takeEnding("guest:a", "key")).toBeNull();
    await store.fail("1", STORY);
    expect(await store.takeEnding("guest:b", "key")).toBeNull();
    expect(await store.takeEnding("guest:a", "other")).toBeNull();
    later(HOUR_MS - 1);
    const taken = await Promise.all([1, 2, 3].map(() => store.takeEnding("guest:a", "key")));
    expect(taken.filter(Boolean)).toEqual([STORY]);
    await store.returnReplacement("guest:a", "key");
    later(1);
    expect(await store.takeEnding("guest:a", "key")).toBeNull();
  });

  test("a broken telling is replaced or ended, not both, and one that told nothing has no ending", async () => {
    await store.begin(telling("1"));
    await store.begin(telling("2", { idempotencyKey: "silent" }));
    await store.fail("1", STORY);
    await store.fail("2");
    expect(await store.takeReplacement("guest:a", "key")).toBe(true);
    expect(await store.takeEnding("guest:a", "key")).toBeNull();
    expect(await store.takeEnding("guest:a", "silent")).toBeNull();
    expect(await store.takeReplacement("guest:a", "silent")).toBe(true);
  });

  test("a broken telling that is told anew leaves nothing behind", async () => {
    await store.begin(telling("1"));
    await store.fail("1", STORY);
    await store.begin(telling("2"));
    expect(await rows()).toMatchObject([{ id: "2", title: null, content: null }]);
    await store.fail("2");
    expect(await store.takeEnding("guest:a", "key")).toBeNull();
  });

  test("a telling that outlives its time counts as cut off", async () => {
    await store.begin(telling("1"));
    later(60_000);
    expect(await store.findByKey("guest:a", "key")).toEqual({ state: "failed", requestHash: "hash" });
    expect(await store.begin(telling("2"))).toBe(true);
  });

  test("a fresh start knows that nothing is being told", async () => {
    await store.begin(telling("1"));
    await store.begin(telling("2", { idempotencyKey: undefined }));
    await store.begin(telling("3", { idempotencyKey: "told" }));
    await store.keep("3", STORY);
    await store.failCutOff();
    expect(await store.findByKey("guest:a", "key")).toMatchObject({ state: "failed" });
    expect(await store.findByKey("guest:a", "told")).toMatchObject({ state: "told" });
    expect(await store.takeReplacement("guest:a", "key")).toBe(true);
    expect(await rows()).toHaveLength(2);
  });

  test("a failed telling is replaced once, by its own guest, within the hour", async () => {
    await store.begin(telling("1"));
    expect(await store.takeReplacement("guest:a", "key")).toBe(false);
    await store.fail("1");
    expect(await store.takeReplacement("guest:b", "key")).toBe(false);
    expect(await store.takeReplacement("guest:a", "other")).toBe(false);
    later(HOUR_MS - 1);
    const taken = await Promise.all([1, 2, 3].map(() => store.takeReplacement("guest:a", "key")));
    expect(taken.filter(Boolean)).toHaveLength(1);
  });

  test("an hour after the failure it is too late to replace it", async () => {
    await store.begin(telling("1"));
    await store.fail("1");
    later(HOUR_MS);
    expect(await store.takeReplacement("guest:a", "key")).toBe(false);
  });

  test("the right to replace can be given back, by its own guest", async () => {
    await store.begin(telling("1"));
    await store.fail("1");
    await store.takeReplacement("guest:a", "key");
    await store.returnReplacement("guest:b", "key");
    expect(await store.takeReplacement("guest:a", "key")).toBe(false);
    await store.returnReplacement("guest:a", "key");
    expect(await store.takeReplacement("guest:a", "key")).toBe(true);
  });

  test("a guest's latest whole story waits 24 hours for the log-in", async () => {
    expect(await store.latestTold("guest:a")).toBeNull();
    await store.begin(telling("1", { idempotencyKey: undefined }));
    await store.begin(telling("2"));
    await store.begin(telling("3", { idempotencyKey: "fails" }));
    await store.keep("2", { ...STORY, title: "First" });
    later(1);
    await store.keep("1", { ...STORY, title: "Second" });
    later(1);
    await store.fail("3");
    expect((await store.latestTold("guest:a"))?.story).toEqual({ ...STORY, title: "Second" });
    expect(await store.latestTold("guest:b")).toBeNull();
    later(24 * HOUR_MS - 2);
    expect((await store.latestTold("guest:a"))?.story).toMatchObject({ title: "Second" });
    later(1);
    expect(await store.latestTold("guest:a")).toBeNull();
  });

  test("what nobody came back for is forgotten", async () => {
    await store.begin(telling("1"));
    await store.keep("1", STORY);
    later(HOUR_MS);
    await store.begin(telling("2", { idempotencyKey: "fresh" }));
    await store.keep("2", STORY);
    later(23 * HOUR_MS);
    await store.sweep();
    expect((await rows()).map(({ id }) => id)).toEqual(["2"]);
  });
});
