import { setTimeout } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { DATABASES } from "#tests/databases.ts";
import {
  ask,
  broken,
  GUEST,
  hear,
  model,
  OTHER_PERSON,
  openStoryHouse,
  PERSON,
  patientModel,
  problemOf,
  RECEIPT,
  STORY,
  type StoryHouse,
} from "#tests/story-house.ts";
import { createPlaces } from "./place-store.server.ts";
import { StorytellerFailure } from "./storyteller.ts";

describe.each(DATABASES)("on %s", (kind) => {
  let house: StoryHouse;
  beforeEach(async () => {
    house = await openStoryHouse(kind);
  });
  afterEach(() => house.close());

  const endOf = ({ events }: Awaited<ReturnType<typeof hear>>) => events.at(-1)?.data;
  const counts = () => house.saving.counts(PERSON.id, null);

  test("a person hears all of a story and finds it in the library", async () => {
    const told = await hear(house.stories(model(STORY)), { caller: PERSON, request: { age: 4, genres: ["Fable"] } });
    expect(told.text).toBe(STORY);
    const [story] = await house.stored();
    expect(endOf(told)).toEqual({
      id: story?.id,
      saved: true,
      title: "The owl",
      preview: false,
      storyCount: 1,
      totalStoryCount: 1,
      max_amount_of_stories: 3,
      safety: RECEIPT,
    });
    expect(story).toMatchObject({
      owner: PERSON.id,
      content: STORY,
      preview: STORY,
      title: "The owl",
      language: "en",
      age: 4,
      genres: '["Fable"]',
      counted: 1,
      favourite: 0,
    });
  });

  test("of twenty at the same moment with one place left exactly one is told and saved", async () => {
    const stories = house.stories(model(STORY), { allowanceOf: () => Promise.resolve({ limit: 1, since: null }) });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => hear(stories, { caller: PERSON, key: `k${index}` })),
    );
    const refused = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason] : []));
    expect(refused.map(({ code }) => code)).toEqual(Array.from({ length: 19 }, () => "story_limit_reached"));
    expect(await house.stored()).toHaveLength(1);
    expect(await counts()).toEqual({ counted: 1, stored: 1 });
  });

  test("of twenty at the same moment with one key and one place left one is told, and the others are the same telling", async () => {
    const stories = house.stories(model(STORY), { allowanceOf: () => Promise.resolve({ limit: 1, since: null }) });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, () => hear(stories, { caller: PERSON, key: "k" })),
    );
    const refused = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason] : []));
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(["still_telling"]));
    expect(await house.stored()).toHaveLength(1);
  });

  test("without a place nothing is told, and nothing is spent", async () => {
    const admitted: string[] = [];
    const stories = house.stories(model(STORY), {
      allowanceOf: () => Promise.resolve({ limit: 0, since: null }),
      admit: async ({ caller }) => {
        admitted.push(caller.address);
        return () => undefined;
      },
    });
    expect(await problemOf(stories, { caller: PERSON })).toMatchObject({ code: "story_limit_reached", events: [] });
    expect(admitted).toEqual([]);
    expect(await house.rows()).toEqual([]);
  });

  test("a telling that fails gives its place back, and the story in its place takes none", async () => {
    const one = { allowanceOf: () => Promise.resolve({ limit: 1, since: null }) };
    expect(await problemOf(house.stories(broken(), one), { caller: PERSON, key: "k" })).toMatchObject({
      code: "storyteller_unavailable",
    });
    const replaced = await hear(house.stories(model(STORY), one), { caller: PERSON, request: { insteadOf: "k" } });
    expect(endOf(replaced)).toMatchObject({ saved: true, storyCount: 0, totalStoryCount: 1 });
    expect(replaced.tellers).toEqual(["builtin"]);
    expect(endOf(await hear(house.stories(model(STORY), one), { caller: PERSON }))).toMatchObject({ storyCount: 1 });
    expect(await problemOf(house.stories(model(STORY), one), { caller: PERSON })).toMatchObject({
      code: "story_limit_reached",
    });
  });

  test("a telling that was cut off holds its place no longer than it could have lasted", async () => {
    const one = { allowanceOf: () => Promise.resolve({ limit: 1, since: null }), startWaitMs: 1 };
    await ask(house.stories(patientModel("Once. "), one), { caller: PERSON }).next();
    expect(await problemOf(house.stories(model(STORY), one), { caller: PERSON })).toMatchObject({
      code: "story_limit_reached",
    });
    house.clock.nowMs += 10 * 60_000;
    expect(endOf(await hear(house.stories(model(STORY), one), { caller: PERSON }))).toMatchObject({ saved: true });
  });

  test("whoever leaves in the middle of a story finds it in the library", async () => {
    const stories = house.stories(model(STORY));
    for await (const event of ask(stories, { caller: PERSON })) if (event.event === "text") break;
    await stories.close();
    expect((await house.stored()).map(({ content }) => content)).toEqual([STORY]);
    expect(await counts()).toEqual({ counted: 1, stored: 1 });
  });

  test("the same key tells and saves the same story once", async () => {
    const stories = house.stories(model(STORY));
    const first = await hear(stories, { caller: PERSON, key: "k" });
    const second = await hear(stories, { caller: PERSON, key: "k" });
    expect(second).toMatchObject({ text: first.text, title: first.title });
    expect(endOf(second)).toEqual(endOf(first));
    expect(await house.stored()).toHaveLength(1);
    expect(await stories.kept(PERSON, "k")).toEqual({ state: "saved" });
    expect(await stories.kept(OTHER_PERSON, "k")).toEqual({ state: "lost" });
  });

  test("what broke off is not saved as whole; with its ending it is, and takes no place", async () => {
    const half = model("The moon came up. The owl said hello. They", new StorytellerFailure("unreachable"));
    expect(await problemOf(house.stories(half), { caller: PERSON, key: "k" })).toMatchObject({
      text: "The moon came up. The owl said hello.",
    });
    expect(await house.stored()).toEqual([]);
    const ended = await hear(house.stories(half), { caller: PERSON, request: { endingOf: "k" } });
    expect(endOf(ended)).toMatchObject({ saved: true, storyCount: 0, totalStoryCount: 1 });
    expect((await house.stored())[0]?.content).toBe(ended.text);
  });

  test("a database that is away when a story ends takes nothing from the screen, and gets it when it is back", async () => {
    let isAway = true;
    const save: StoryHouse["saving"]["save"] = async (owner, told) => {
      if (isAway) throw new Error("away");
      return house.saving.save(owner, told);
    };
    const stories = house.stories(model(STORY), { saving: { ...house.saving, save }, isDatabaseAway: () => true });
    const told = await hear(stories, { caller: PERSON, key: "k" });
    expect(told.text).toBe(STORY);
    expect(endOf(told)).toMatchObject({ id: null, saved: false });
    expect(await stories.kept(PERSON, "k")).toEqual({ state: "pending" });
    isAway = false;
    await expect.poll(() => stories.kept(PERSON, "k")).toEqual({ state: "saved" });
    expect(await house.stored()).toHaveLength(1);
    expect(await counts()).toEqual({ counted: 1, stored: 1 });
  });

  test("a log-in opens the guest's latest story and saves it, once, for one person", async () => {
    const stories = house.stories(model(STORY));
    await hear(stories, { caller: GUEST, key: "k" });
    const claims = await Promise.all([stories.claim(PERSON.id, GUEST.id), stories.claim(OTHER_PERSON.id, GUEST.id)]);
    expect(claims.map(({ state }) => state).toSorted()).toEqual(["none", "saved"]);
    const [story] = await house.stored();
    expect(claims).toContainEqual({ state: "saved", id: story?.id });
    expect(story).toMatchObject({ content: STORY, title: "The owl", counted: 1 });
    expect(await house.saving.counts(story?.owner ?? "", null)).toEqual({ counted: 1, stored: 1 });
    expect(await house.stored()).toHaveLength(1);
  });

  test("without a place a guest's story neither opens nor is saved, and waits its 24 hours", async () => {
    await hear(house.stories(model(STORY)), { caller: GUEST });
    const full = house.stories(model(STORY), { allowanceOf: () => Promise.resolve({ limit: 0, since: null }) });
    expect(await full.claim(PERSON.id, GUEST.id)).toEqual({ state: "no_place" });
    expect(await house.stored()).toEqual([]);
    expect(await house.stories().claim(PERSON.id, GUEST.id)).toMatchObject({ state: "saved" });
    expect(await house.stories().claim(PERSON.id, "guest:elsewhere")).toEqual({ state: "none" });
  });

  test("a story told in place of a guest's failed one takes a place like any other when it is claimed", async () => {
    await problemOf(house.stories(broken()), { caller: GUEST, key: "k" });
    await hear(house.stories(), { caller: GUEST, request: { insteadOf: "k" } });
    const full = house.stories(model(STORY), { allowanceOf: () => Promise.resolve({ limit: 0, since: null }) });
    expect(await full.claim(PERSON.id, GUEST.id)).toEqual({ state: "no_place" });
    await house.stories().claim(PERSON.id, GUEST.id);
    expect(await counts()).toEqual({ counted: 1, stored: 1 });
  });

  test("the next log-in in the same browser gets nothing of what the guest heard before", async () => {
    await hear(house.stories(model(STORY)), { caller: GUEST, key: "first" });
    house.clock.nowMs += 1_000;
    await hear(house.stories(model(`${STORY} The end.`)), { caller: GUEST, key: "second" });
    await house.stories().claim(PERSON.id, GUEST.id);
    expect((await house.stored()).map(({ content }) => content)).toEqual([`${STORY} The end.`]);
    expect(await house.stories().claim(OTHER_PERSON.id, GUEST.id)).toEqual({ state: "none" });
  });

  test("the key of a story that its owner has deleted tells anew", async () => {
    const stories = house.stories(model(STORY));
    await hear(stories, { caller: PERSON, key: "k" });
    await house.database.db.updateTable("stories").set({ deleted_at: "2026-01-31T23:30:00.000Z" }).execute();
    expect(await stories.kept(PERSON, "k")).toEqual({ state: "lost" });
    expect(endOf(await hear(stories, { caller: PERSON, key: "k" }))).toMatchObject({ saved: true, storyCount: 2 });
  });

  test("a replacement that finds its key taken keeps its right", async () => {
    await problemOf(house.stories(broken()), { caller: PERSON, key: "k" });
    await ask(house.stories(patientModel(STORY), { startWaitMs: 1 }), { caller: PERSON, key: "running" }).next();
    // Of two requests with one key the second learns at its beginning that the first one runs.
    const late = house.stories(model(STORY), {
      store: { ...house.store, findByKey: () => Promise.resolve(null) },
    });
    const asked = { caller: PERSON, key: "running", request: { insteadOf: "k" } };
    expect(await problemOf(late, asked)).toMatchObject({ code: "still_telling" });
    expect((await hear(house.stories(model(STORY)), { caller: PERSON, request: { insteadOf: "k" } })).tellers).toEqual([
      "builtin",
    ]);
  });

  test("a claim that is a day old opens nothing", async () => {
    await hear(house.stories(model(STORY)), { caller: GUEST });
    house.clock.nowMs += 24 * 3_600_000;
    expect(await house.stories().claim(PERSON.id, GUEST.id)).toEqual({ state: "none" });
  });

  test("an account that goes takes its stories, counts and tellings with it, also one that is being told", async () => {
    const stories = house.stories(model(STORY));
    await hear(stories, { caller: PERSON, key: "k" });
    const telling = ask(stories, { caller: PERSON });
    await telling.next();
    await house.database.db.deleteFrom("users").where("id", "=", PERSON.id).execute();
    for await (const _ of telling);
    await stories.close();
    expect(await house.stored()).toEqual([]);
    expect(await house.rows()).toEqual([]);
    expect(await counts()).toEqual({ counted: 0, stored: 0 });
  });

  test("an account that goes while a story of it is being saved waits for it, and takes it along", async () => {
    const { db } = house.database;
    // There are counts already: who makes them holds the person's row anyway.
    await hear(house.stories(model(STORY)), { caller: PERSON });
    const places = createPlaces(() => new Date(house.clock.nowMs));
    const { promise: going, resolve: goes } = Promise.withResolvers<unknown>();
    await db.transaction().execute(async (transaction) => {
      await places.holdCounts(transaction, PERSON.id);
      goes(db.deleteFrom("users").where("id", "=", PERSON.id).execute());
      // By now it waits for what the transaction holds; held in another order, each waited for the other.
      await setTimeout(200);
      await places.insertStory(transaction, PERSON.id, {
        id: "being-saved",
        isCounted: true,
        age: 5,
        genres: "[]",
        story: { title: "The owl", content: STORY, language: "en", safety: RECEIPT, trace: null, storyteller: null },
      });
    });
    await going;
    expect(await house.stored()).toEqual([]);
    expect(await counts()).toEqual({ counted: 0, stored: 0 });
  });
});
