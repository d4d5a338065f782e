import { CompiledQuery, sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { DATABASES } from "#tests/databases.ts";
import { type LibraryHouse, openLibraryHouse } from "#tests/library-house.ts";
import { DELETED_KEPT_MS } from "./library-contract.ts";
import { type CardsLooked, cardsQuery } from "./library-store.server.ts";

const AFTER = { createdAt: "2026-01-31T23:30:00.000Z", id: "story-001500" };

describe.each(DATABASES)("on %s", (kind) => {
  let house: LibraryHouse;
  beforeEach(async () => {
    house = await openLibraryHouse(kind);
  });
  afterEach(() => house.close());

  /** Whether the counter says what is there, and how many that is. */
  const storedAndThere = async (owner: string) => [
    (await house.saving.counts(owner, null)).stored,
    await house.inLibrary(owner),
  ];
  const outcomes = async (...calls: Promise<unknown>[]) =>
    (await Promise.allSettled(calls)).map(({ status }) => status).toSorted();

  /** How the database would find cards. */
  async function planOf(looked: Partial<CardsLooked>): Promise<string> {
    const query = cardsQuery(house.db, "ana", { after: null, words: [], favouritesOnly: false, limit: 21, ...looked });
    const { sql: text, parameters } = query.compile();
    const explain = kind === "sqlite" ? "explain query plan" : "explain";
    const { rows } = await house.db.executeQuery(CompiledQuery.raw(`${explain} ${text}`, [...parameters]));
    return JSON.stringify(rows);
  }

  test("any page comes from an index, in its order, without sorting or skipping", async () => {
    const story = (place: number) => ({ owner: place % 4 ? "ben" : "ana", favourite: place % 3 ? 0 : 1 });
    await house.save(...Array.from({ length: 3_000 }, (_, place) => story(place)));
    if (kind === "postgres") await sql`analyze stories`.execute(house.db);
    const read = (index: string, and = "") =>
      kind === "sqlite"
        ? `USING INDEX ${index} (owner=?${and && " AND (created_at,id)<(?,?)"})`
        : `Index Scan Backward using ${index} on stories`;
    expect(await planOf({})).toContain(read("stories_by_owner"));
    expect(await planOf({ after: AFTER })).toContain(read("stories_by_owner", "after"));
    expect(await planOf({ favouritesOnly: true })).toContain(read("favourite_stories_by_owner"));
    expect(await planOf({ favouritesOnly: true, after: AFTER })).toContain(read("favourite_stories_by_owner", "after"));
    for (const looked of [{}, { after: AFTER }, { favouritesOnly: true }, { favouritesOnly: true, after: AFTER }]) {
      expect(await planOf(looked)).not.toMatch(/sort|temp b-tree/i);
      if (kind === "postgres" && "after" in looked)
        expect(await planOf(looked)).toMatch(/Index Cond: .*ROW\(created_at, id\) </);
    }
  });

  test("a deleted story is out of sight, comes back within a day, and is gone after it", async () => {
    const [id = ""] = await house.save({ owner: "ana", favourite: 1 });
    await house.library.remove("ana", id);
    expect((await house.library.list("ana", {})).cards).toEqual([]);
    expect((await house.library.list("ana", { favouritesOnly: true })).cards).toEqual([]);
    expect(await house.library.counts("ana")).toMatchObject({ storyCount: 1, totalStoryCount: 0 });
    house.clock.nowMs += DELETED_KEPT_MS - 1;
    await house.store.purge();
    await house.library.restore("ana", id);
    expect((await house.library.list("ana", {})).cards).toMatchObject([{ id, isFavourite: true }]);
    await house.library.remove("ana", id);
    house.clock.nowMs += DELETED_KEPT_MS;
    await expect(house.library.restore("ana", id)).rejects.toThrow("not_found");
    expect(await house.library.counts("ana")).toMatchObject({ storyCount: 1, totalStoryCount: 0 });
  });

  test("deleted twice at the same moment, a story is counted out once", async () => {
    const [id = "", other = ""] = await house.save({ owner: "ana" }, { owner: "ana" });
    const remove = () => house.library.remove("ana", id);
    expect(await outcomes(remove(), remove(), remove())).toEqual(["fulfilled", "rejected", "rejected"]);
    expect(await storedAndThere("ana")).toEqual([1, 1]);
    expect((await house.library.list("ana", {})).cards).toMatchObject([{ id: other }]);
  });

  test("brought back twice at the same moment, a story is counted in once, and both are content", async () => {
    const [id = ""] = await house.save({ owner: "ana" });
    await house.library.remove("ana", id);
    const restore = () => house.library.restore("ana", id);
    expect(await outcomes(restore(), restore(), restore())).toEqual(["fulfilled", "fulfilled", "fulfilled"]);
    expect(await storedAndThere("ana")).toEqual([1, 1]);
  });

  test("whatever is deleted and brought back at once, the counter says what is there", async () => {
    const ids = await house.save(...Array.from({ length: 5 }, () => ({ owner: "ana" })));
    for (let round = 0; round < 10; round++) {
      const calls = ids.flatMap((id) => [house.library.remove("ana", id), house.library.restore("ana", id)]);
      await Promise.allSettled(calls.toReversed());
      const [stored, there] = await storedAndThere("ana");
      expect(stored).toBe(there);
    }
    expect((await house.library.counts("ana")).storyCount).toBe(5);
  });

  test("after a day nothing is left of deleted stories, their tellings included", async () => {
    const ids = await house.save(...Array.from({ length: 1_100 }, () => ({ owner: "ana" })), { owner: "ben" });
    await house.db
      .updateTable("stories")
      .set({ deleted_at: new Date(house.clock.nowMs).toISOString() })
      .where("owner", "=", "ana")
      .execute();
    const [gone = "", kept = ""] = [ids[0], ids.at(-1)];
    const told = { caller: "c", request_hash: "h", state: "told", replaced: 0, language: "es", counted: 1 } as const;
    const times = { started_at: "", telling_until: "", ended_at: "", expires_at: "" };
    const by = { storyteller_kind: "builtin", storyteller_name: "builtin", owner: null, age: 6, genres: "[]" } as const;
    for (const id of [gone, kept])
      await house.db
        .insertInto("tellings")
        .values({ id, idempotency_key: id, title: "T", content: "C", ...told, ...times, ...by })
        .execute();
    house.clock.nowMs += DELETED_KEPT_MS;
    await house.store.purge();
    const left = (table: "stories" | "tellings") => house.db.selectFrom(table).select("id").execute();
    expect([await left("stories"), await left("tellings")]).toEqual([[{ id: kept }], [{ id: kept }]]);
  });

  test("counts are zero for somebody new, and the kept ones for everybody else", async () => {
    expect(await house.library.counts("ana")).toEqual({ storyCount: 0, totalStoryCount: 0, max_amount_of_stories: 3 });
    await house.save({ owner: "ana" }, { owner: "ana", counted: 0 });
    expect(await house.library.counts("ana")).toEqual({ storyCount: 1, totalStoryCount: 2, max_amount_of_stories: 3 });
  });
});
