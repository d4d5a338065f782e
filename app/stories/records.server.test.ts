import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { DATABASES } from "#tests/databases.ts";
import { ANA, BEN, openRecordHouse, type RecordHouse, refused } from "#tests/record-house.ts";
import type { RecordFilter, StoryRecords } from "./records-contract.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = "2026-01-31T23:30:00.000Z";
const TOLD = "Había una vez un búho. Y se durmió.";

describe.each(DATABASES)("on %s", (kind) => {
  let house: RecordHouse;
  let records: StoryRecords;
  beforeEach(async () => {
    house = await openRecordHouse(kind);
    ({ records } = house);
  });
  afterEach(() => house.close());

  const counts = async (owner = "ana") => {
    const { storyCount, totalStoryCount } = await house.library.counts(owner);
    const { length } = await house.db.selectFrom("counted_stories").select("id").where("owner", "=", owner).execute();
    return { storyCount, totalStoryCount, counted: length };
  };
  test("what another program brings is a record, and a story in the library under its own first words", async () => {
    const content = "The owl and the moon\n\nOnce there was an owl, and it could not sleep.";
    const record = await records.create(ANA, { content });
    expect(record).toEqual({ id: expect.stringMatching(/^[\da-f-]{36}$/), content, createdAt: NOW, updatedAt: NOW });
    expect(await records.get(ANA, record.id)).toEqual(record);
    expect(await house.library.open("ana", record.id)).toMatchObject({
      title: "The owl and the moon",
      content,
      language: "en",
      storyteller: null,
      age: null,
      safety: null,
      genres: [],
    });
    const { cards } = await house.library.list("ana", { search: "moon" });
    expect(cards).toMatchObject([{ id: record.id, preview: content.replace("\n\n", " ") }]);
    expect(await counts()).toEqual({ storyCount: 1, totalStoryCount: 1, counted: 1 });
    expect(house.announced).toEqual([`created ana ${record.id}`]);
  });

  test("a record may have no content, and an empty one is none", async () => {
    for (const input of [{}, { content: null }, { content: "" }]) {
      const record = await records.create(ANA, input);
      expect(record.content).toBe(null);
      expect(await house.library.open("ana", record.id)).toMatchObject({ title: "", content: "" });
    }
  });

  test("an id may be given, and one that ever was a story's or a telling's is taken", async () => {
    expect((await records.create(ANA, { id: "my-own:1", content: "One." })).id).toBe("my-own:1");
    const [his = "", mine = ""] = await house.save({ owner: "ben" }, { owner: "ana" });
    await house.library.remove("ana", mine);
    await house.db.insertInto("counted_stories").values({ id: "purged", owner: "ben", at: NOW }).execute();
    for (const id of ["my-own:1", his, mine, "purged"]) await refused(records.create(ANA, { id }), "condition_failed");
    for (const id of ["", "a b", "ñ", "a\0", "x".repeat(201)]) await refused(records.create(ANA, { id }), "bad_input");
    expect(await counts()).toMatchObject({ storyCount: 2, totalStoryCount: 1 });
  });

  test("of many who want one id, whoever they are, one gets it", async () => {
    const owners = Array.from({ length: 10 }, (_, place) => (place % 2 ? ANA : BEN));
    const made = await Promise.allSettled(
      owners.map((owner) => records.create(owner, { id: "the-one", content: "One." })),
    );
    const codes = made.flatMap((each) => (each.status === "rejected" ? [each.reason.code] : []));
    expect(codes).toEqual(Array.from({ length: 9 }, () => "condition_failed"));
    expect((await counts("ana")).storyCount + (await counts("ben")).storyCount).toBe(1);
  });

  test("what a database cannot keep is left out, and all else comes back as it was", async () => {
    const record = await records.create(ANA, { content: " a\0b\ud83d\r\n\t🦊 " });
    expect(record.content).toBe(" ab\ufffd\r\n\t🦊 ");
    expect(await records.get(ANA, record.id)).toEqual(record);
    expect((await records.update(ANA, { id: record.id, content: "\0" })).content).toBe(null);
  });

  test("a content of 100,000 characters fits, and one more does not", async () => {
    const record = await records.create(ANA, { content: "ñ".repeat(100_000) });
    expect((await records.get(ANA, record.id))?.content).toHaveLength(100_000);
    const content = "ñ".repeat(100_001);
    await refused(records.create(ANA, { content }), "bad_input");
    await refused(records.update(ANA, { id: record.id, content }), "bad_input");
  });

  test("the content of a story told and saved here within a day is that story, and takes no place", async () => {
    const [id = ""] = await house.save({ owner: "ana", content: TOLD });
    house.allowance.limit = 1;
    house.clock.nowMs += DAY_MS - 1;
    const twice = [records.create(ANA, { content: TOLD }), records.create(ANA, { id: "other", content: TOLD })];
    expect((await Promise.all(twice)).map((record) => record.id)).toEqual([id, id]);
    expect(await counts()).toMatchObject({ storyCount: 1, totalStoryCount: 1 });
    expect(house.announced).toEqual([]);
    house.clock.nowMs += 1;
    await refused(records.create(ANA, { content: TOLD }), "story_limit_reached");
  });

  test("the same content of somebody else, of a deleted story, or brought before, is another story", async () => {
    const [, deleted = ""] = await house.save({ owner: "ben", content: TOLD }, { owner: "ana", content: TOLD });
    await house.library.remove("ana", deleted);
    const first = await records.create(ANA, { content: TOLD });
    const second = await records.create(ANA, { content: TOLD });
    expect(new Set([first.id, second.id, deleted]).size).toBe(3);
    expect(await counts()).toMatchObject({ storyCount: 3, totalStoryCount: 2 });
  });

  test("of many at the same moment with one place left exactly one is kept", async () => {
    await house.save({ owner: "ana" });
    house.allowance.limit = 2;
    const all = Array.from({ length: 12 }, (_, place) => records.create(ANA, { content: `Story ${place}` }));
    const outcomes = await Promise.allSettled(all);
    const codes = outcomes.flatMap((each) => (each.status === "rejected" ? [each.reason.code] : []));
    expect(codes).toEqual(Array.from({ length: 11 }, () => "story_limit_reached"));
    expect(await counts()).toEqual({ storyCount: 2, totalStoryCount: 2, counted: 1 });
    expect(house.announced).toHaveLength(1);
  });

  test("a telling that runs holds its place against what is brought", async () => {
    house.allowance.limit = 1;
    const telling = {
      id: "running",
      caller: "ana",
      owner: "ana",
      idempotencyKey: undefined,
      requestHash: "h",
      language: "es",
      storyteller: { kind: "builtin", name: "builtin" },
      longestMs: 60_000,
      isCounted: true,
      age: 6,
      genres: [],
    } as const;
    expect(await house.saving.beginInPlace(telling, house.allowance)).toBe("begun");
    await refused(records.create(ANA, { content: "Mine." }), "story_limit_reached");
    house.clock.nowMs += 60_001;
    await refused(records.create(ANA, { id: "running" }), "condition_failed");
    await records.create(ANA, { content: "Mine." });
  });

  test.each<[RecordFilter, boolean]>([
    [{ content: { attributeExists: false } }, true],
    [{ content: { ne: "x" } }, true],
    [{}, true],
    [{ content: { eq: "Mine." } }, false],
    [{ owner: { eq: "ana@example.com" } }, false],
  ])("a condition on what is yet to be made is held against nothing: %j", async (condition, isMade) => {
    const creation = records.create(ANA, { content: "Mine." }, condition);
    if (isMade) expect((await creation).content).toBe("Mine.");
    else await refused(creation, "condition_failed");
    expect((await counts()).storyCount).toBe(isMade ? 1 : 0);
  });

  test("a record is changed, and what depended on its text changes with it", async () => {
    const trace = {
      plot: "p",
      passages: ["a1"],
      thread: { language: "es", hero: { kind: "name", text: "Lola" }, others: [] },
    };
    const safety = JSON.stringify({ rules: "1.0", checks: [], softened: [], reviewed: false });
    const [id = ""] = await house.save({ owner: "ana", content: TOLD, trace: JSON.stringify(trace), safety });
    house.clock.nowMs += 1_000;
    const content = "Once there was a fox, and it was not an owl.";
    const updated = await records.update(ANA, { id, content });
    expect(updated).toEqual({ id, content, createdAt: NOW, updatedAt: "2026-01-31T23:30:01.000Z" });
    const story = await house.library.open("ana", id);
    expect(story).toMatchObject({ content, preview: content, title: "La tetera", language: "en", age: 6 });
    expect(story).toMatchObject({ storyteller: null, safety: null, people: undefined });
    expect(await house.saving.tracesOf("ana")).toEqual([{ plot: "p", passages: ["a1"] }]);
    const found = async (search: string) => (await house.library.list("ana", { search })).cards.length;
    expect([await found("fox"), await found("búho"), await found("tetera")]).toEqual([1, 0, 1]);
    expect(house.announced).toEqual([`updated ana ${id}`]);
    // It is no longer what was told.
    expect((await records.create(ANA, { content })).id).not.toBe(id);
  });

  test("a text that stays as it was keeps its storyteller and its receipt", async () => {
    const safety = { rules: "1.0", checks: [], softened: [], reviewed: false };
    const [id = ""] = await house.save({ owner: "ana", content: TOLD, safety: JSON.stringify(safety) });
    house.clock.nowMs += 1_000;
    for (const content of [undefined, TOLD]) {
      const { updatedAt } = await records.update(ANA, { id, content });
      expect(updatedAt).toBe("2026-01-31T23:30:01.000Z");
    }
    expect(await house.library.open("ana", id)).toMatchObject({ safety, storyteller: { kind: "builtin" } });
  });

  test.each([null, ""])("a content of %j takes the text away", async (content) => {
    const { id } = await records.create(ANA, { content: "El búho." });
    expect(await records.update(ANA, { id, content })).toMatchObject({ id, content: null });
    expect(await house.library.open("ana", id)).toMatchObject({ title: "", content: "", preview: "", language: "es" });
  });

  test("a title made of the first words follows them", async () => {
    const { id } = await records.create(ANA, { content: "El búho." });
    await records.update(ANA, { id, content: "The fox and the owl." });
    expect(await house.library.open("ana", id)).toMatchObject({ title: "The fox and the owl", language: "en" });
  });

  test("a condition that does not hold changes nothing and deletes nothing", async () => {
    const { id } = await records.create(ANA, { content: "One." });
    const condition: RecordFilter = { content: { eq: "Two." } };
    await refused(records.update(ANA, { id, content: "Three." }, condition), "condition_failed");
    await refused(records.remove(ANA, id, condition), "condition_failed");
    expect((await records.get(ANA, id))?.content).toBe("One.");
    expect(await counts()).toMatchObject({ totalStoryCount: 1 });
    const holding: RecordFilter = { content: { eq: "One." }, owner: { eq: "ana@example.com" } };
    expect((await records.update(ANA, { id, content: "Three." }, holding)).content).toBe("Three.");
    expect(await records.remove(ANA, id, { content: { eq: "Three." } })).toMatchObject({ id, content: "Three." });
    expect(house.announced).toEqual([`created ana ${id}`, `updated ana ${id}`, `deleted ana ${id}`]);
  });

  test("of many changes that all expect the same text one is made", async () => {
    const { id } = await records.create(ANA, { content: "0" });
    const changes = Array.from({ length: 8 }, (_, place) =>
      records.update(ANA, { id, content: `new ${place}` }, { content: { eq: "0" } }),
    );
    const outcomes = await Promise.allSettled(changes);
    const made = outcomes.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
    expect(made).toHaveLength(1);
    expect(await records.get(ANA, id)).toEqual(made[0]);
  });

  test("a deleted record is gone, and can be brought back in the library for a day", async () => {
    const record = await records.create(ANA, { content: "One." });
    expect(await records.remove(ANA, record.id)).toEqual(record);
    expect(await records.get(ANA, record.id)).toBe(null);
    expect(await counts()).toMatchObject({ storyCount: 1, totalStoryCount: 0 });
    await refused(records.remove(ANA, record.id), "not_authorized");
    await refused(records.update(ANA, { id: record.id, content: "Two." }), "not_authorized");
    await house.library.restore("ana", record.id);
    expect(await records.get(ANA, record.id)).toEqual(record);
    expect(await counts()).toMatchObject({ storyCount: 1, totalStoryCount: 1 });
  });

  test("deleted here and in the library at the same moment, a story is counted out once", async () => {
    const [id = ""] = await house.save({ owner: "ana" }, { owner: "ana" });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, (_, place) => (place % 2 ? records.remove(ANA, id) : house.library.remove("ana", id))),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await house.inLibrary("ana")).toBe(1);
    expect((await counts()).totalStoryCount).toBe(1);
  });

  test("what was brought can be taken along with everything else", async () => {
    const { id } = await records.create(ANA, { content: "One." });
    expect(await house.everythingOf("ana")).toMatchObject([{ id, content: "One.", storyteller: null }]);
  });
});
