import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Problem } from "#app/problem.ts";
import { LANGUAGES } from "#storyteller/story-request.ts";
import { DATABASES } from "#tests/databases.ts";
import { type LibraryHouse, openLibraryHouse } from "#tests/library-house.ts";
import { createListeners, type Listeners } from "./listeners.server.ts";
import { MOST_LISTENERS_KEPT } from "./listeners-contract.ts";
import { createListenerStore } from "./listeners-store.server.ts";

const refusal = (asked: Promise<unknown>) =>
  asked.then(
    () => "done",
    (error: unknown) => (error instanceof Problem ? { code: error.code, fields: error.fields } : error),
  );
const NOT_FOUND = { code: "not_found" };
const FULL = { code: "too_many_listeners" };

describe.each(DATABASES)("on %s", (kind) => {
  let house: LibraryHouse;
  let listeners: Listeners;
  beforeEach(async () => {
    house = await openLibraryHouse(kind);
    const store = createListenerStore(house.db, () => new Date(house.clock.nowMs));
    listeners = createListeners({ store, newId: () => crypto.randomUUID() });
  });
  afterEach(() => house.close());

  const add = (owner: string, nickname: string, age = 4) => listeners.add(owner, { nickname, age }, "es");
  const namesOf = async (owner: string) => (await listeners.of(owner)).map(({ nickname }) => nickname);

  test("a person's listeners come oldest first, also those of one moment", async () => {
    const names = ["Lola", "Hugo", "Nico", "Ana", "Zoë"];
    for (const name of names) await add("ana", name);
    house.clock.nowMs += 60_000;
    await add("ana", "Bea", 10);
    expect(await namesOf("ana")).toEqual([...names, "Bea"]);
    expect((await listeners.of("ana")).at(-1)).toEqual({ id: expect.any(String), nickname: "Bea", age: 10 });
  });

  test("each person has listeners of their own, which nobody else can see, change or remove", async () => {
    const { id } = await add("ana", "Lola");
    expect(await listeners.of("ben")).toEqual([]);
    expect(await refusal(listeners.change("ben", id, { nickname: "Hugo", age: 7 }, "es"))).toMatchObject(NOT_FOUND);
    expect(await refusal(listeners.remove("ben", id))).toMatchObject(NOT_FOUND);
    expect(await listeners.of("ana")).toEqual([{ id, nickname: "Lola", age: 4 }]);
  });

  test("a listener is changed in both, stays in its place, and is removed once", async () => {
    const { id } = await add("ana", "Lola");
    await add("ana", "Hugo");
    expect(await listeners.change("ana", id, { nickname: " Lolita ", age: 5 }, "es")).toEqual({
      id,
      nickname: "Lolita",
      age: 5,
    });
    expect((await listeners.of("ana"))[0]).toEqual({ id, nickname: "Lolita", age: 5 });
    await listeners.remove("ana", id);
    expect(await refusal(listeners.remove("ana", id))).toMatchObject(NOT_FOUND);
    expect(await refusal(listeners.change("ana", id, { nickname: "Lola", age: 4 }, "es"))).toMatchObject(NOT_FOUND);
    expect(await namesOf("ana")).toEqual(["Hugo"]);
  });

  test("one person has so many listeners and no more, until one is removed; another's take no room", async () => {
    await add("ben", "Hugo");
    for (let count = 0; count < MOST_LISTENERS_KEPT; count += 1) await add("ana", "Lola");
    expect(await refusal(add("ana", "Nico"))).toMatchObject(FULL);
    const [first] = await listeners.of("ana");
    await listeners.remove("ana", first?.id ?? "");
    await add("ana", "Nico");
    expect(await listeners.of("ana")).toHaveLength(MOST_LISTENERS_KEPT);
    expect(await namesOf("ben")).toEqual(["Hugo"]);
  });

  test("of twenty added at once as many are kept as there is room for, and the others are told", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => refusal(add("ana", `Lola ${index}`))));
    expect(answers.filter((answer) => answer === "done")).toHaveLength(MOST_LISTENERS_KEPT);
    expect(answers.filter((answer) => answer !== "done")).toEqual(
      Array.from({ length: 20 - MOST_LISTENERS_KEPT }, () => expect.objectContaining(FULL)),
    );
    expect(await listeners.of("ana")).toHaveLength(MOST_LISTENERS_KEPT);
  });

  test("who has no account any more keeps no listener", async () => {
    expect(await refusal(add("nobody", "Lola"))).toMatchObject({ code: "not_logged_in" });
    expect(await house.db.selectFrom("listeners").selectAll().execute()).toEqual([]);
  });

  test.each(LANGUAGES)("what no story may hold in %s is nobody's nickname, nor becomes it", async (language) => {
    const { id } = await add("ana", "Lola");
    const unfit = { code: "invalid_request", fields: { nickname: "nickname_unfit" } };
    const bad = { es: "Gilipollas", en: "Asshole" }[language];
    for (const nickname of [bad, "www.example.com", "<b>Lola</b>", "600 123 456"]) {
      expect([nickname, await refusal(listeners.add("ana", { nickname, age: 4 }, language))]).toEqual([
        nickname,
        unfit,
      ]);
      expect(await refusal(listeners.change("ana", id, { nickname, age: 4 }, language))).toEqual(unfit);
    }
    expect(await namesOf("ana")).toEqual(["Lola"]);
  });

  test.each(["", "no-such-id", "\u0000", "a'; drop table listeners; --", "x".repeat(10_000)])(
    "%j is nobody's listener",
    async (id) => {
      expect(await refusal(listeners.remove("ana", id))).toMatchObject(NOT_FOUND);
      expect(await refusal(listeners.change("ana", id, { nickname: "Lola", age: 4 }, "es"))).toMatchObject(NOT_FOUND);
    },
  );
});

test.each(LANGUAGES)("what families call their children is no fault in %s", async (language) => {
  const given: string[] = [];
  const listeners = createListeners({
    store: {
      of: async () => [],
      add: async (_owner, { nickname }) => {
        given.push(nickname);
        return "added";
      },
      change: async () => true,
      remove: async () => true,
    },
    newId: () => "one",
  });
  const names = [
    "Lola",
    "Hugo",
    "Mª José",
    "Zoë",
    "O’Neill",
    "Peque",
    "Bichito",
    "Pumpkin",
    "李明",
    "Ñam",
    "J.J.",
    "Nube 2",
  ];
  for (const nickname of names) await listeners.add("ana", { nickname, age: 2 }, language);
  expect(given).toEqual(names);
});
