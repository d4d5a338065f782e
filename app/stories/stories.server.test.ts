import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { DATABASES } from "#tests/databases.ts";
import {
  ask,
  GUEST,
  hear,
  model,
  OTHER_GUEST,
  openStoryHouse,
  patientModel,
  problemOf,
  RECEIPT,
  STORY,
  type StoryHouse,
  told,
} from "#tests/story-house.ts";
import { firstHalf } from "./preview.ts";
import type { Storyteller } from "./storyteller.ts";

const HOUR_MS = 3_600_000;

describe.each(DATABASES)("on %s", (kind) => {
  let house: StoryHouse;
  beforeEach(async () => {
    house = await openStoryHouse(kind);
  });
  afterEach(() => house.close());

  test("a guest hears a half, and the whole story waits for the log-in", async () => {
    const { text, title, events } = await hear(house.stories(model(STORY)));
    expect(text).toBe(firstHalf(STORY));
    expect(new Set(events.map(({ event }) => event))).toEqual(new Set(["start", "text", "end"]));
    expect(events.at(-1)?.data).toEqual({
      id: null,
      saved: false,
      title: "The owl",
      preview: true,
      storyCount: null,
      totalStoryCount: null,
      max_amount_of_stories: null,
      safety: RECEIPT,
    });
    const waiting = await house.store.latestTold(GUEST.id);
    expect(waiting?.story).toEqual({
      title,
      content: STORY,
      language: "en",
      storyteller: { kind: "model", name: "stand-in" },
      safety: RECEIPT,
      trace: { passages: [] },
    });
    house.clock.nowMs += 24 * HOUR_MS;
    expect(await house.store.latestTold(GUEST.id)).toBeNull();
  });

  test("the same key tells the same story, and asks nobody again", async () => {
    const teller = house.stories();
    const first = await hear(teller, { key: "k" });
    const second = await hear(teller, { key: "k" });
    expect(second).toMatchObject({ text: first.text, title: first.title });
    expect((await house.rows()).length).toBe(1);
    expect((await hear(teller, { key: "k", caller: OTHER_GUEST })).text).not.toBe(first.text);
  });

  test("the same wishes in another order are the same wishes, and others get key_reused", async () => {
    const teller = house.stories();
    const first = await hear(teller, { key: "k", request: { genres: ["Fable", "Scary"] } });
    expect((await hear(teller, { key: "k", request: { genres: ["Scary", "Fable"] } })).text).toBe(first.text);
    for (const change of [
      { age: 7 },
      { ideas: "owl" },
      { language: "es" },
      { length: "long" },
      { genres: [] },
    ] as const) {
      const request = { genres: ["Fable", "Scary"] as const, ...change };
      expect((await problemOf(teller, { key: "k", request })).code).toBe("key_reused");
    }
  });

  test("while a story is being told its key says so, and of two at once one is told", async () => {
    const patient = house.stories(patientModel(STORY));
    const leaving = new AbortController();
    const telling = ask(patient, { key: "k", signal: leaving.signal });
    await telling.next();
    expect((await problemOf(patient, { key: "k" })).code).toBe("still_telling");
    expect((await problemOf(patient, { key: "k", request: { age: 7 } })).code).toBe("key_reused");
    await telling.return(undefined);

    const teller = house.stories(model(STORY));
    const racers = await Promise.allSettled([1, 2, 3].map(() => hear(teller, { key: "race" })));
    // Whoever comes a moment later hears the same story again; nobody gets another.
    expect(racers.some(({ status }) => status === "fulfilled")).toBe(true);
    for (const racer of racers) if (racer.status === "rejected") expect(racer.reason.code).toBe("still_telling");
    expect((await house.rows()).filter(({ idempotency_key }) => idempotency_key === "race")).toHaveLength(1);
  });

  test("a model's story that no child may hear is told anew by the house", async () => {
    const { tellers, text } = await hear(house.stories(model(`${STORY} A murderer came. ${STORY}`)), { key: "k" });
    expect(tellers).toEqual(["model", "builtin"]);
    expect(text).not.toContain("The moon came up");
    expect(text).not.toMatch(/murderer/i);
    expect((await house.store.latestTold(GUEST.id))?.story).toMatchObject({ storyteller: { kind: "builtin" } });
    expect((await hear(house.stories(), { key: "k" })).text).toBe(text);
    expect(house.warnings.join()).not.toMatch(/murderer/i);
  });

  test("a blocked name among the parent's own words still gives a story", async () => {
    for (const ideas of ["My friend Bitch and her dragon", "A friend called Vodka", "Una amiga llamada Puta"]) {
      const { text } = await hear(house.stories(), { request: { ideas } });
      expect(text).not.toBe("");
      expect(text).not.toMatch(/bitch|vodka|puta/i);
    }
  });

  test("a blocked title gives way to a plain one", async () => {
    const rude: Storyteller = { ...model(STORY), tell: () => ({ title: "The murderer", pieces: told(STORY) }) };
    const { title, events } = await hear(house.stories(rude));
    expect(title).toBe("Untitled");
    expect(events[0]?.data).not.toHaveProperty("title", "The murderer");
  });
});
