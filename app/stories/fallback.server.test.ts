import { afterEach, beforeEach, expect, test } from "vitest";
import {
  ask,
  broken,
  GUEST,
  hear,
  model,
  openStoryHouse,
  problemOf,
  STORY,
  type StoryHouse,
  told,
} from "#tests/story-house.ts";
import { createBuiltinStoryteller } from "./builtin-storyteller.server.ts";
import { firstHalf } from "./preview.ts";
import { type Storyteller, StorytellerFailure } from "./storyteller.ts";
import type { AdmitTelling } from "./telling-limits.server.ts";

const SECOND = { kind: "model", name: "second" } as const;
const BUILTIN = { kind: "builtin", name: "builtin" } as const;

let house: StoryHouse;
beforeEach(async () => {
  house = await openStoryHouse();
});
afterEach(() => house.close());

const second = (text = STORY, failure?: Error): Storyteller => ({
  identity: SECOND,
  tell: () => ({ title: "The second title", pieces: told(text, failure) }),
});
/** A model whose title is known, and that fails before it tells a word. */
const lost = (pieces: () => AsyncIterable<string> = () => told("", new StorytellerFailure("unreachable"))) => ({
  ...broken(),
  tell: () => ({ title: "A lost title", pieces: pieces() }),
});
const builtin = createBuiltinStoryteller(() => "seed");

test("when nobody can be reached the fallback tells, and the reader knows who did", async () => {
  const { events, text } = await hear(house.stories(lost(), { fallback: second() }), { key: "k" });
  expect(events.map(({ event }) => event)).not.toContain("restart");
  expect(events[0]).toMatchObject({ event: "start", data: { title: "The second title", storyteller: SECOND } });
  expect(text).toBe(firstHalf(STORY));
  expect(JSON.stringify(events)).not.toContain("lost");
  expect((await house.store.latestTold(GUEST.id))?.story).toMatchObject({
    title: "The second title",
    storyteller: SECOND,
  });
});

test("the built-in storyteller as a fallback is called by its name", async () => {
  const { events } = await hear(house.stories(broken(), { fallback: builtin, builtin }));
  expect(events[0]).toMatchObject({ event: "start", data: { storyteller: BUILTIN } });
  expect(await house.rows()).toMatchObject([{ state: "told", storyteller_kind: "builtin" }]);
});

test("a refusal is nothing that was shown: the fallback tells", async () => {
  const refusing = model("I'm sorry, but I can't help with that. Really not.");
  expect((await hear(house.stories(refusing, { fallback: second() }))).text).toBe(firstHalf(STORY));
});

test("a stream that was opened without a word begins anew with the fallback, and never names the title of the first", async () => {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const slow = lost(() => failsAfter(opened));
  const telling = ask(house.stories(slow, { fallback: second(), startWaitMs: 1 }));
  const start = (await telling.next()).value;
  open();
  expect(start).toEqual({
    event: "start",
    data: { title: undefined, storyteller: { kind: "model", name: "stand-in" }, language: "en", preview: true },
  });
  const events = await Array.fromAsync(telling);
  expect(events[0]).toEqual({ event: "restart", data: { storyteller: SECOND } });
  expect(events.flatMap((event) => (event.event === "text" ? event.data.text : [])).join("")).toBe(firstHalf(STORY));
  expect(events.at(-1)?.data).toMatchObject({ title: "The second title" });
  expect(JSON.stringify(events)).not.toContain("lost");
});

async function* failsAfter(moment: Promise<void>): AsyncGenerator<string> {
  await moment;
  yield* [];
  throw new StorytellerFailure("no_first_token");
}

test("once a word was shown the fallback does not tell another story over it", async () => {
  const cut = model(`${STORY} And then`, new StorytellerFailure("truncated"));
  const { code, text } = await problemOf(house.stories(cut, { fallback: second() }), { key: "k" });
  expect(code).toBe("storyteller_unavailable");
  expect(STORY.startsWith(text)).toBe(true);
});

test("what the guard stops goes to the house at once, whoever told it", async () => {
  const rude = `${STORY} A murderer came. ${STORY}`;
  const asked = house.stories(model(rude), { fallback: second() });
  expect((await hear(asked)).tellers).toEqual(["model", "builtin"]);
  const both = house.stories(broken(), { fallback: second(rude) });
  expect((await hear(both)).tellers).toEqual(["model", "builtin"]);
});

test("a name that the guard stops still gives a story when the built-in storyteller is the fallback", async () => {
  const asked = house.stories(broken(), { fallback: builtin, builtin });
  expect((await hear(asked, { request: { ideas: "A friend called Vodka" } })).text).not.toBe("");
});

test("when the fallback fails too, that is the failure, and each is in the log by its name", async () => {
  const failure = new StorytellerFailure("too_many_requests", { retryAfterSeconds: 9 });
  const { problem } = await problemOf(house.stories(broken(), { fallback: second("", failure) }));
  expect(problem).toMatchObject({ code: "storyteller_unavailable", retryAfterSeconds: 9 });
  expect(house.warnings).toEqual([expect.stringContaining('"stand-in"'), expect.stringContaining('"second"')]);
});

test("a story by the fallback is counted as what was asked for", async () => {
  const kinds: string[] = [];
  const admit: AdmitTelling = async (_, kind) => {
    kinds.push(kind);
    return () => undefined;
  };
  await hear(house.stories(broken(), { admit, fallback: builtin, builtin }));
  expect(kinds).toEqual(["model"]);
});

test.each(["refused_key", "no_credit", "bad_request", "resting"] as const)(
  "%s is in the log already and is not said again for each story",
  async (reason) => {
    await problemOf(house.stories(model("", new StorytellerFailure(reason, { retryAfterSeconds: 4 }))));
    expect(house.warnings).toEqual([]);
  },
);
