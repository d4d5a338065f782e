import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { DATABASES, openTestDatabase, type TestDatabase } from "#tests/databases.ts";
import { createSlotStore, type SlotStore } from "./slot-store.server.ts";

const MINUTE_MS = 60_000;

describe.each(DATABASES)("on %s", (kind) => {
  let database: TestDatabase;
  let store: SlotStore;
  let nowMs: number;
  const now = () => new Date(nowMs);
  const by = (holder: string) => ({ holder, longestMs: MINUTE_MS });
  const held = async () => (await database.db.selectFrom("telling_slots").select("slot").execute()).length;

  beforeEach(async () => {
    database = await openTestDatabase(kind);
    nowMs = Date.UTC(2026, 0, 31, 20, 30);
    store = createSlotStore(database.db, now);
  });
  afterEach(() => database.close());

  test("as many as there are can be held at once, each by one, and what is given back can be taken again", async () => {
    const wanted = [{ name: "bed", most: 3 }];
    const taken = [];
    for (const holder of ["a", "b", "c"]) taken.push(...(await store.take(wanted, by(holder))));
    expect(taken.toSorted()).toEqual(["bed 1", "bed 2", "bed 3"]);
    expect(await store.take(wanted, by("d"))).toEqual([]);
    await store.giveBack(taken, "b");
    expect(await store.take(wanted, by("d"))).toEqual([taken[1]]);
  });

  test("of several places one each is taken, or those before the first that is full", async () => {
    const wanted = [
      { name: "house", most: 5 },
      { name: "room", most: 2 },
      { name: "bed", most: 9 },
    ];
    expect(await store.take(wanted, by("a"))).toHaveLength(3);
    expect(await store.take(wanted, by("b"))).toHaveLength(3);
    expect(await store.take(wanted, by("c"))).toEqual([expect.stringMatching(/^house \d$/)]);
    expect(await held()).toBe(7);
  });

  test("what nobody gives back is free again after its time, and its old holder gives back nothing of the new one's", async () => {
    const wanted = [{ name: "bed", most: 1 }];
    const slots = await store.take(wanted, by("gone"));
    nowMs += MINUTE_MS - 1;
    expect(await store.take(wanted, by("next"))).toEqual([]);
    nowMs += 1;
    expect(await store.take(wanted, by("next"))).toEqual(slots);
    await store.giveBack(slots, "gone");
    expect(await store.take(wanted, by("third"))).toEqual([]);
  });

  test("whoever stands in line goes before those who have come later, also when several places are free", async () => {
    const line = [{ name: "line", most: 5 }];
    const beds = [{ name: "bed", most: 2, after: "line" }];
    await store.take(line, by("1"));
    await store.take(line, by("2"));
    expect(await store.take(beds, by("3"))).toEqual([]);
    const second = await store.take(beds, by("2"));
    expect(second).toHaveLength(1);
    expect(await store.take(beds, by("3"))).toEqual([]);
    expect(await store.take(beds, by("1"))).toHaveLength(1);
    await store.giveBack(second, "2");
    nowMs += MINUTE_MS;
    expect(await store.take(beds, by("3"))).toHaveLength(1);
  });

  test("of many who come at once from two processes exactly as many get a place as there are", async () => {
    const other = createSlotStore(await database.openAgain(), now);
    const all = await Promise.all(
      Array.from({ length: 60 }, (_, each) =>
        (each % 2 ? other : store).take(
          [
            { name: "room", most: 40 },
            { name: "bed", most: 25 },
          ],
          by(`${each}`),
        ),
      ),
    );
    const slots = all.flatMap((taken) => taken ?? []);
    expect(slots.filter((slot) => slot.startsWith("bed"))).toHaveLength(25);
    expect(slots.filter((slot) => slot.startsWith("room"))).toHaveLength(40);
    expect(new Set(slots).size).toBe(65);
    expect(await held()).toBe(65);
  });
});
