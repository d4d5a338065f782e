import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Problem } from "#app/problem.ts";
import type { Caller } from "#app/stories/audience.server.ts";
import { createLibraryStore } from "#app/stories/library-store.server.ts";
import { CHECKS } from "#app/stories/safety-contract.ts";
import { createSavingStore } from "#app/stories/saving-store.server.ts";
import { createStoryStore, type ToldStory } from "#app/stories/store.server.ts";
import { countTurnsIn } from "#tests/counted-turns.ts";
import { DATABASES, openTestDatabase, type TestDatabase } from "#tests/databases.ts";
import { createReportServices } from "./report-services.ts";
import { readSettings } from "./settings.ts";

const HOUR_MS = 60 * 60 * 1000;
const GUEST: Caller = { kind: "guest", id: "guest:one", address: "10.0.0.1" };
const OTHER_GUEST: Caller = { ...GUEST, id: "guest:two" };
const ANA: Caller = { kind: "person", id: "ana", address: "10.0.0.1" };
const BEN: Caller = { ...ANA, id: "ben" };
const STORY: ToldStory = {
  title: "La tetera",
  content: "Era una noche. Y se durmió.",
  language: "es",
  storyteller: { kind: "builtin", name: "builtin" },
  safety: { rules: "7", checks: CHECKS, softened: ["cosy"], reviewed: false },
  trace: null,
};
const TICKED = { reason: "frightening", comment: "El lobo.", include_story: true };
const UNTICKED = { ...TICKED, include_story: false };

describe.each(DATABASES)("on %s", (kind) => {
  let database: TestDatabase;
  let woken: number;

  beforeEach(async () => {
    database = await openTestDatabase(kind);
    woken = 0;
    for (const id of ["ana", "ben"])
      await database.db
        .insertInto("users")
        .values({
          id,
          name: "",
          email: `${id}@home.example`,
          emailVerified: 1,
          image: null,
          createdAt: "",
          updatedAt: "",
        })
        .execute();
  });
  afterEach(() => database.close());

  const rows = () => database.db.selectFrom("story_reports").selectAll().execute();
  const letters = () => database.db.selectFrom("letters").selectAll().orderBy("to").execute();

  function open(env: Record<string, string> = {}) {
    const now = () => new Date();
    const { db } = database;
    const settings = readSettings({ DATA_DIR: database.place.dataDir, CONTACT_TO: "host@stories.example", ...env });
    const outbox = {
      wake: () => {
        woken += 1;
      },
    };
    return createReportServices(
      settings,
      db,
      { outbox, countTurn: countTurnsIn(db) },
      {
        tellings: createStoryStore(db, now),
        library: createLibraryStore(db, now),
      },
    );
  }
  const report = (caller: Caller, input: object, key?: string, reports = open()) =>
    reports.report(caller, input, { idempotencyKey: key, language: "es" }).then(
      () => "kept",
      (error: unknown) => (error instanceof Problem ? error.code : error),
    );

  /** Begins a telling, and tells it unless it is to stay unfinished. @returns its id */
  async function telling(caller: Caller, key: string, { hoursAgo = 0, isTold = true } = {}): Promise<string> {
    const now = () => new Date(Date.now() - hoursAgo * HOUR_MS);
    const saving = createSavingStore(database.db, now);
    const id = crypto.randomUUID();
    const isPerson = caller.kind === "person";
    const owner = isPerson ? caller.id : null;
    const begun = { id, caller: caller.id, idempotencyKey: key, requestHash: "h", owner, isCounted: true, age: 4 };
    const store = createStoryStore(database.db, now);
    const { language, storyteller } = STORY;
    await store.begin({ ...begun, language, storyteller, longestMs: HOUR_MS, genres: [] });
    const told = { id, isCounted: true, story: STORY, age: 4, genres: "[]" };
    if (isTold && isPerson) await saving.save(caller.id, told);
    else if (isTold) await store.keep(id, STORY);
    return id;
  }

  test("a guest's report goes to the host with the whole story, of which the guest saw half", async () => {
    const id = await telling(GUEST, "k");
    expect(await report(GUEST, TICKED, "k")).toBe("kept");
    expect(await rows()).toEqual([
      {
        id: expect.any(String),
        reason: "frightening",
        comment: "El lobo.",
        language: "es",
        age: 4,
        storyteller_kind: "builtin",
        storyteller_name: "builtin",
        safety: JSON.stringify(STORY.safety),
        title: STORY.title,
        content: STORY.content,
        created_at: expect.stringMatching(/^\d{4}-.*Z$/),
      },
    ]);
    const [letter] = await letters();
    expect(letter).toMatchObject({ to: "host@stories.example", reply_to: null, code: null });
    expect(letter?.text).toContain(STORY.content);
    expect(letter?.text).toContain("la primera mitad");
    expect(woken).toBe(1);
    for (const secret of [id, GUEST.id, GUEST.address])
      expect(JSON.stringify([await rows(), await letters()])).not.toContain(secret);
  });

  test("what the parent has not ticked is in no row and in no letter", async () => {
    await telling(GUEST, "k");
    await telling(ANA, "k");
    expect([await report(GUEST, UNTICKED, "k"), await report(ANA, UNTICKED, "k")]).toEqual(["kept", "kept"]);
    const everything = JSON.stringify([await rows(), await letters()]);
    expect(await rows()).toMatchObject(
      ["", ""].map(() => ({ title: null, content: null, age: 4, comment: "El lobo." })),
    );
    expect(everything).not.toContain(STORY.title);
    expect(everything).not.toContain("una noche");
  });

  test("a person reports a saved story by its id or by its key, and is named nowhere", async () => {
    const id = await telling(ANA, "k");
    expect(await report(ANA, { ...TICKED, story: id })).toBe("kept");
    expect(await report(ANA, TICKED, "k")).toBe("kept");
    expect(await rows()).toMatchObject(["", ""].map(() => ({ title: STORY.title, content: STORY.content, age: 4 })));
    const everything = JSON.stringify([await rows(), await letters()]);
    for (const secret of [id, "home.example", '"ana"', "la primera mitad"]) expect(everything).not.toContain(secret);
  });

  test("nobody reports what somebody else was told, by whichever name", async () => {
    const [anas] = [await telling(ANA, "k"), await telling(GUEST, "g")];
    expect(await report(BEN, { ...TICKED, story: anas })).toBe("not_found");
    expect(await report(BEN, TICKED, "k")).toBe("not_found");
    expect(await report(OTHER_GUEST, TICKED, "g")).toBe("not_found");
    expect(await report(ANA, TICKED, "g")).toBe("not_found");
    expect(await report(GUEST, TICKED, "k")).toBe("not_found");
    expect(await report(GUEST, { ...TICKED, story: anas })).toBe("not_logged_in");
    expect([await rows(), await letters()]).toEqual([[], []]);
  });

  test("what is not there, or not there yet or any more, cannot be reported", async () => {
    const deleted = await telling(ANA, "deleted");
    await createLibraryStore(database.db, () => new Date()).remove("ana", deleted);
    await telling(ANA, "running", { isTold: false });
    await telling(GUEST, "running", { isTold: false });
    await telling(GUEST, "old", { hoursAgo: 25 });
    const failed = await telling(GUEST, "failed", { isTold: false });
    await createStoryStore(database.db, () => new Date()).fail(failed, STORY);
    for (const key of ["deleted", "running", "never"]) expect(await report(ANA, TICKED, key)).toBe("not_found");
    for (const key of ["running", "old", "failed"]) expect(await report(GUEST, TICKED, key)).toBe("not_found");
    for (const story of [deleted, "no-such-story", "", "\u0000", "ñ", "a".repeat(5_000)])
      expect(await report(ANA, { ...TICKED, story })).toBe("not_found");
    expect([await rows(), await letters()]).toEqual([[], []]);
  });

  test("a report and its letters are there together, or neither is", async () => {
    await telling(GUEST, "k");
    await sql`alter table letters rename to letters_away`.execute(database.db);
    expect(await report(GUEST, TICKED, "k")).toBeInstanceOf(Error);
    await sql`alter table letters_away rename to letters`.execute(database.db);
    expect([await rows(), await letters(), woken]).toEqual([[], [], 0]);

    await sql`alter table story_reports rename to reports_away`.execute(database.db);
    expect(await report(GUEST, TICKED, "k")).toBeInstanceOf(Error);
    await sql`alter table reports_away rename to story_reports`.execute(database.db);
    expect([await rows(), await letters(), woken]).toEqual([[], [], 0]);
  });

  test("each host has a letter of their own, and there is one report", async () => {
    await telling(GUEST, "k");
    const reports = open({ CONTACT_TO: "a@stories.example, b@stories.example" });
    expect(await report(GUEST, TICKED, "k", reports)).toBe("kept");
    expect(await rows()).toHaveLength(1);
    expect((await letters()).map(({ to }) => to)).toEqual(["a@stories.example", "b@stories.example"]);
  });

  test("a report over the limit is neither kept nor sent, and a refused one costs nothing", async () => {
    await telling(GUEST, "k");
    const reports = open({ LIMIT_REPORTS_PER_ADDRESS_PER_HOUR: "1" });
    expect(await report(GUEST, { ...TICKED, reason: "x" }, "k", reports)).toBe("invalid_request");
    expect(await report(GUEST, TICKED, "never", reports)).toBe("not_found");
    expect(await report(GUEST, TICKED, "k", reports)).toBe("kept");
    expect(await report(GUEST, TICKED, "k", reports)).toBe("too_many_requests");
    expect([(await rows()).length, (await letters()).length]).toEqual([1, 1]);
  });
});
