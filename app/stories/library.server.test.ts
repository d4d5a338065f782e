import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { DATABASES } from "#tests/databases.ts";
import { type LibraryHouse, openLibraryHouse } from "#tests/library-house.ts";
import { LIBRARY_PAGE_SIZE, type LibraryQuery } from "./library-contract.ts";

const MINUTE_MS = 60_000;
/** How a story with a named hero was told. */
const OF_LOLA = JSON.stringify({
  passages: ["a1"],
  thread: { language: "es", hero: { kind: "name", text: "Lola" }, others: [] },
});

describe.each(DATABASES)("on %s", (kind) => {
  let house: LibraryHouse;
  beforeEach(async () => {
    house = await openLibraryHouse(kind);
  });
  afterEach(() => house.close());

  const titles = async (owner: string, query: LibraryQuery = {}) =>
    (await house.library.list(owner, query)).cards.map(({ title }) => title);
  /** Saves one story for each title, a minute apart. */
  const saveTitled = async (owner: string, ...all: string[]) => {
    const ids: string[] = [];
    for (const title of all) {
      house.clock.nowMs += MINUTE_MS;
      ids.push(...(await house.save({ owner, title })));
    }
    return ids;
  };

  test("the newest story comes first, and a card shows what a card needs", async () => {
    await saveTitled("ana", "First", "Second");
    const content = `Había una vez\n\n${"un dragón ".repeat(100)}`;
    house.clock.nowMs += MINUTE_MS;
    const [id] = await house.save({ owner: "ana", title: "Third", content, genres: '["Scary","Fable"]', favourite: 1 });
    expect(await titles("ana")).toEqual(["Third", "Second", "First"]);
    const [card] = (await house.library.list("ana", {})).cards;
    expect(card).toEqual({
      id,
      title: "Third",
      preview: `Había una vez ${"un dragón ".repeat(100)}`.slice(0, 200).trimEnd(),
      language: "es",
      createdAt: "2026-01-31T23:33:00.000Z",
      isFavourite: true,
      isRead: false,
      genres: ["Scary", "Fable"],
    });
  });

  test("nobody sees, opens, changes or takes along somebody else's story", async () => {
    const [mine = ""] = await saveTitled("ana", "Mine");
    await saveTitled("ben", "His");
    expect(await titles("ana")).toEqual(["Mine"]);
    expect(await titles("ben", { search: "mine" })).toEqual([]);
    expect((await house.everythingOf("ben")).map(({ title }) => title)).toEqual(["His"]);
    for (const act of [
      () => house.library.open("ben", mine),
      () => house.library.origin("ben", mine),
      () => house.library.setFavourite("ben", mine, true),
      () => house.library.remove("ben", mine),
      () => house.library.restore("ben", mine),
    ])
      await expect(act()).rejects.toThrow("not_found");
    await house.library.remove("ana", mine);
    await expect(house.library.restore("ben", mine)).rejects.toThrow("not_found");
    expect(await house.row(mine)).toMatchObject({ favourite: 0, read_at: null });
    expect(await house.library.counts("ben")).toMatchObject({ storyCount: 1, totalStoryCount: 1 });
  });

  test("the next story can go on from one with a name in it, and that one is not read by it", async () => {
    const [id = "", nameless = ""] = await house.save({ owner: "ana", trace: OF_LOLA, age: 4 }, { owner: "ana" });
    const origin = await house.library.origin("ana", id);
    expect(origin).toEqual({ id, title: "La tetera", language: "es", people: ["Lola"], age: 4 });
    expect(await house.row(id)).toMatchObject({ read_at: null });
    for (const none of [nameless, "never-was", "\u0000"])
      await expect(house.library.origin("ana", none)).rejects.toThrow("not_found");
    await house.library.remove("ana", id);
    await expect(house.library.origin("ana", id)).rejects.toThrow("not_found");
  });

  test("a card and an open story name their people, and nothing else of how they were told", async () => {
    const [id = ""] = await house.save({ owner: "ana", trace: OF_LOLA });
    const [card] = (await house.library.list("ana", {})).cards;
    const open = await house.library.open("ana", id);
    for (const shown of [card, open]) {
      expect(shown?.people).toEqual(["Lola"]);
      expect(shown).not.toHaveProperty("trace");
    }
  });

  test("a page has 20 cards, and the last one says that it is the last", async () => {
    await house.save(...Array.from({ length: 2 * LIBRARY_PAGE_SIZE }, () => ({ owner: "ana" })));
    const first = await house.library.list("ana", {});
    const second = await house.library.list("ana", { after: first.next ?? "" });
    expect([first.cards.length, second.cards.length, second.next]).toEqual([20, 20, null]);
    expect(new Set([...first.cards, ...second.cards].map(({ id }) => id)).size).toBe(40);
    expect(await house.library.list("ben", {})).toEqual({ cards: [], next: null });
    await expect(house.library.list("ana", { after: "nonsense" })).rejects.toThrow("invalid_request");
  });

  test("favourites can be seen alone, page by page", async () => {
    await house.save(...Array.from({ length: 50 }, (_, place) => ({ owner: "ana", favourite: place % 2 })));
    const first = await house.library.list("ana", { favouritesOnly: true });
    const [unmarked] = first.cards;
    await house.library.setFavourite("ana", unmarked?.id ?? "", false);
    const second = await house.library.list("ana", { favouritesOnly: true, after: first.next ?? "" });
    expect([first.cards.length, second.cards.length, second.next]).toEqual([20, 5, null]);
    expect([...first.cards, ...second.cards].every(({ isFavourite }) => isFavourite)).toBe(true);
    expect((await house.library.list("ana", { favouritesOnly: true })).cards).not.toContainEqual(unmarked);
  });

  test.each([
    ["a word of the title", "tetera", ["La Tetera"]],
    ["another case and no accents", "NINO cancion", ["El niño y la canción"]],
    ["accents that the story has not", "tétera", ["La Tetera"]],
    ["a part of a word, and the text", "amanec", ["El niño y la canción"]],
    ["words in any order", "canción   niño", ["El niño y la canción"]],
    ["a word that is missing", "niño tetera", []],
    ["a per cent sign", "100%", ["100%_ \\ 🐉"]],
    ["an underscore", "_", ["100%_ \\ 🐉"]],
    ["a backslash", "\\", ["100%_ \\ 🐉"]],
    ["an emoji", "🐉", ["100%_ \\ 🐉"]],
    ["a quote", "'; drop table stories --", []],
    ["a sign that PostgreSQL cannot keep", "tetera\u0000", ["La Tetera"]],
    ["half a character", "\ud83d", []],
    ["nothing but spaces", "   ", ["100%_ \\ 🐉", "El niño y la canción", "La Tetera"]],
  ])("a search for %s finds what holds it", async (_, search, found) => {
    house.clock.nowMs += MINUTE_MS;
    await house.save({ owner: "ana", title: "La Tetera", content: "1000 noches" });
    house.clock.nowMs += MINUTE_MS;
    await house.save({ owner: "ana", title: "El niño y la canción", content: "Cantó hasta el AMANECER." });
    house.clock.nowMs += MINUTE_MS;
    await house.save({ owner: "ana", title: "100%_ \\ 🐉", content: "Fin." });
    expect(await titles("ana", { search })).toEqual(found);
  });

  test("a story opens whole, and is read from then on", async () => {
    const content = `Uno.\n\n${"Dos. ".repeat(100)}`;
    const [id = ""] = await house.save({ owner: "ana", content, storyteller_kind: "model", storyteller_name: "llama" });
    const told = { id, content, age: 6, storyteller: { kind: "model", name: "llama" }, genres: ["Fable"] };
    expect(await house.library.open("ana", id)).toMatchObject({ ...told, isRead: false });
    house.clock.nowMs += MINUTE_MS;
    expect(await house.library.open("ana", id)).toMatchObject({ ...told, isRead: true });
    expect((await house.row(id))?.read_at).toBe("2026-01-31T23:30:00.000Z");
    await house.library.remove("ana", id);
    for (const gone of [id, "story-999999", "", "a\u0000b", "x".repeat(10_000)])
      await expect(house.library.open("ana", gone)).rejects.toThrow("not_found");
  });

  test("everything can be taken along, oldest first, but for what was deleted", async () => {
    const ids = await house.save(...Array.from({ length: 200 }, () => ({ owner: "ana" })));
    expect((await house.everythingOf("ana")).map(({ id }) => id)).toEqual(ids);
    const [later = ""] = await saveTitled("ana", "Later");
    await house.library.remove("ana", ids[100] ?? "");
    const left = [...ids.filter((id) => id !== ids[100]), later];
    expect((await house.everythingOf("ana")).map(({ id }) => id)).toEqual(left);
    expect(await house.everythingOf("ben")).toEqual([]);
  });

  test("all of 10,000 stories are seen exactly once while others come and go", async () => {
    const ids = await house.save(...Array.from({ length: 10_000 }, () => ({ owner: "ana" })));
    const seen: string[] = [];
    const removed = new Set<string>();
    let after: string | undefined;
    for (let page = 0; ; page++) {
      const { cards, next } = await house.library.list("ana", { after });
      seen.push(...cards.map(({ id }) => id));
      if (next === null) break;
      after = next;
      if (page % 5 > 0) continue;
      // Somebody deletes the story at the page's end and one still to come, and a newer story arrives.
      for (const id of [cards.at(-1)?.id ?? "", ids[page * 5] ?? ""])
        await house.library.remove("ana", id).then(
          () => removed.add(id),
          () => undefined,
        );
      house.clock.nowMs += 1;
      await house.save({ owner: "ana" });
    }
    const visited = new Set(seen);
    expect(visited.size).toBe(seen.length);
    expect(ids.filter((id) => !removed.has(id) && !visited.has(id))).toEqual([]);
    expect(removed.size).toBeGreaterThan(100);
  }, 60_000);
});
