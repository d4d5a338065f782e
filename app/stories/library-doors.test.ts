import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { Problem } from "#app/problem.ts";
import { libraryContext, personContext } from "#app/visit.ts";
import { libraryAction } from "./library-action.ts";
import type { Library, StoryCard, WholeStory } from "./library-contract.ts";
import { libraryLoader, readerLoader } from "./library-loader.ts";

const ANA = { id: "ana", email: "ana@example.test", sessionId: "s1" };
const CARD: StoryCard = {
  id: "one",
  title: "Uno",
  preview: "Érase",
  language: "es",
  createdAt: "2026-11-21T20:00:00.000Z",
  isFavourite: false,
  isRead: false,
  genres: ["Fable"],
};
const STORY: WholeStory = {
  ...CARD,
  content: "Érase una vez.",
  storyteller: { kind: "builtin", name: "x" },
  age: 6,
  safety: null,
};
const COUNTS = { storyCount: 1, totalStoryCount: 1, max_amount_of_stories: 3 };

/** A library with one story of Ana's, which notes what is asked of it. */
function oneStory(changes: Partial<Library> = {}) {
  const asked: unknown[] = [];
  const own = async (...call: unknown[]) => {
    asked.push(call);
    if (call[1] !== ANA.id || call[2] !== CARD.id) throw new Problem("not_found");
  };
  const library: Library = {
    list: async (owner, query) => {
      asked.push(["list", owner, query]);
      return { cards: [CARD], next: null };
    },
    open: async (owner, id) => {
      await own("open", owner, id);
      return STORY;
    },
    origin: async (owner, id) => {
      await own("origin", owner, id);
      return { id, title: "Uno", language: "es", people: ["Lola"], age: 6 };
    },
    setFavourite: (owner, id, isFavourite) => own("heart", owner, id, isFavourite),
    remove: (owner, id) => own("remove", owner, id),
    restore: (owner, id) => own("restore", owner, id),
    counts: async () => COUNTS,
    async *all() {},
    ...changes,
  };
  return { asked, library };
}

function visit({ person = ANA, library }: { person?: typeof ANA | null; library: Library }) {
  const context = new RouterContextProvider();
  context.set(personContext, person);
  context.set(libraryContext, library);
  return context;
}
const get = (path: string) => new Request(`http://localhost${path}`);
const thrown = (work: Promise<unknown>) => work.then(() => null).catch((error: unknown) => error);
const refuse = (code: "database_unavailable" | "invalid_request") => () => Promise.reject(new Problem(code));

test("the library shows one's own stories, as the address asks for them, and no cache keeps them", async () => {
  const { asked, library } = oneStory();
  const answer = await libraryLoader({ request: get("/library?q=zorra&fav=1"), context: visit({ library }) });
  expect(asked).toEqual([["list", "ana", { search: "zorra", favouritesOnly: true, after: undefined }]]);
  expect(answer.data).toMatchObject({ page: { cards: [CARD] }, counts: COUNTS, code: null });
  expect(new Headers(answer.init?.headers).get("Cache-Control")).toBe("no-store");
});

test("what the library shows is marked as one person's, without saying whose", async () => {
  const { library } = oneStory({ list: async () => ({ cards: [], next: null }) });
  const markOf = async (id: string) => {
    const context = visit({ person: { ...ANA, id }, library });
    return (await libraryLoader({ request: get("/library"), context })).data.owner;
  };
  const [mark, again, others] = [await markOf("ana"), await markOf("ana"), await markOf("ben")];
  expect(again).toBe(mark);
  expect(others).not.toBe(mark);
  expect(mark).toMatch(/^[\w+/]{16}$/);
});

test.each([
  ["/library", libraryLoader],
  ["/reader", readerLoader],
] as const)("a guest at %s is led to the log-in", async (path, load) => {
  const { library } = oneStory();
  const error = await thrown(load({ request: get(path), context: visit({ person: null, library }) }));
  expect((error as Response).headers.get("Location")).toBe(`/?login=1&next=${path}`);
});

test("a count that cannot be read hides no story", async () => {
  const { library } = oneStory({ counts: refuse("database_unavailable") });
  const { data } = await libraryLoader({ request: get("/library"), context: visit({ library }) });
  expect(data).toMatchObject({ counts: null, page: { cards: [CARD] } });
});

test("a library that cannot be read says why", async () => {
  const { library } = oneStory({ list: refuse("database_unavailable") });
  const { data, init } = await libraryLoader({ request: get("/library"), context: visit({ library }) });
  expect(data).toMatchObject({ page: null, code: "database_unavailable" });
  expect(init?.status).toBe(503);
});

test("a page that never was leads to the first one", async () => {
  const { library } = oneStory({ list: refuse("invalid_request") });
  const error = await thrown(libraryLoader({ request: get("/library?q=a&after=x"), context: visit({ library }) }));
  expect((error as Response).headers.get("Location")).toBe("/library?q=a");
});

test("the reader opens one's own story, and says 404 to any other", async () => {
  const { library } = oneStory();
  const open = (id: string) => readerLoader({ request: get(`/reader?story=${id}`), context: visit({ library }) });
  expect((await open("one")).data).toEqual({ story: STORY, code: null });
  expect(await thrown(open("two"))).toMatchObject({ init: { status: 404 } });
});

test("the reader without a story opens none", async () => {
  const { asked, library } = oneStory();
  const { data } = await readerLoader({ request: get("/reader"), context: visit({ library }) });
  expect([data, asked]).toEqual([{ story: null, code: null }, []]);
});

async function send(fields: Record<string, string>, library: Library) {
  const request = new Request("http://localhost/library", { method: "POST", body: new URLSearchParams(fields) });
  const { data, init } = await libraryAction({ request, context: visit({ library }) });
  return { ...data, status: init?.status ?? 200 };
}

test.each([
  ["favourite", ["heart", "ana", "one", true]],
  ["unfavourite", ["heart", "ana", "one", false]],
  ["delete", ["remove", "ana", "one"]],
  ["restore", ["restore", "ana", "one"]],
])("%s is done with one's own story", async (intent, call) => {
  const { asked, library } = oneStory();
  expect(await send({ intent, id: "one" }, library)).toEqual({ done: true, intent, id: "one", status: 200 });
  expect(asked).toEqual([call]);
});

test("what cannot be done is answered with its reason, never with a broken page", async () => {
  const { library } = oneStory({ setFavourite: () => Promise.reject(new Error("disk")) });
  expect(await send({ intent: "delete", id: "two" }, library)).toMatchObject({ code: "not_found", status: 404 });
  expect(await send({ intent: "burn", id: "one" }, library)).toMatchObject({ code: "invalid_request", status: 400 });
  expect(await send({}, library)).toMatchObject({ done: false, code: "invalid_request" });
  expect(await send({ intent: "favourite", id: "one" }, library)).toMatchObject({ code: "unexpected", status: 500 });
});
