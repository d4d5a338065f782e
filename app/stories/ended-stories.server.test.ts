import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Problem } from "#app/problem.ts";
import { DATABASES } from "#tests/databases.ts";
import {
  ask,
  broken,
  ENDING,
  GUEST,
  hear,
  model,
  OTHER_GUEST,
  openStoryHouse,
  problemOf,
  RECEIPT,
  STORY,
  type StoryHouse,
} from "#tests/story-house.ts";
import { firstHalf } from "./preview.ts";
import { StorytellerFailure } from "./storyteller.ts";
import type { AdmitTelling } from "./telling-limits.server.ts";

const HOUR_MS = 3_600_000;
const WHOLE = `${STORY}\n\n${ENDING}`;

describe.each(DATABASES)("on %s", (kind) => {
  let house: StoryHouse;
  beforeEach(async () => {
    house = await openStoryHouse(kind);
  });
  afterEach(() => house.close());

  /** A model that breaks off in the middle of a sentence. */
  const breaking = () => model(`${STORY} And then`, new StorytellerFailure("truncated"));
  const endingOf = (key: string) => ({ key: `${key}-ending`, request: { endingOf: key } });

  test("a story that broke midway gets its ending, and what was seen of it stays as it was", async () => {
    const before = await problemOf(house.stories(breaking()), { key: "k" });
    expect(before.text).not.toBe("");
    const { events, text } = await hear(house.stories(broken()), endingOf("k"));
    expect(events.map(({ event }) => event)).toEqual(["start", "text", "end"]);
    expect(events[0]?.data).toEqual({
      title: "The owl",
      storyteller: { kind: "model", name: "stand-in" },
      language: "en",
      preview: true,
    });
    expect(text).toBe(firstHalf(WHOLE));
    expect(text.startsWith(before.text)).toBe(true);
    expect(JSON.stringify(events)).not.toContain("yawned");
  });

  test("with its ending it is a story like any other: told again under its key, and waiting for the log-in", async () => {
    await problemOf(house.stories(breaking()), { key: "k" });
    const first = await hear(house.stories(broken()), endingOf("k"));
    expect((await hear(house.stories(broken()), endingOf("k"))).text).toBe(first.text);
    const { code } = await problemOf(house.stories(broken()), { key: "k-ending" });
    expect(code).toBe("key_reused");
    expect((await house.store.latestTold(GUEST.id))?.story).toEqual({
      title: "The owl",
      content: WHOLE,
      language: "en",
      storyteller: { kind: "model", name: "stand-in" },
      safety: { ...RECEIPT, softened: ["ended"] },
      trace: { passages: [] },
    });
  });

  test("the house ends what passed the guard, in the story's language and for the listener's age", async () => {
    await problemOf(house.stories(breaking()), { key: "k", request: { language: "en" } });
    const asked: unknown[] = [];
    const tellEnding = (story: unknown, seed: string) => {
      asked.push(story, typeof seed);
      return ENDING;
    };
    const { events } = await hear(house.stories(broken(), { tellEnding }), {
      key: "k2",
      request: { endingOf: "k", language: "es", age: 3 },
    });
    expect(asked).toEqual([{ text: STORY, language: "en", age: 3 }, "string"]);
    expect(events[0]?.data).toMatchObject({ language: "en" });
    expect(await house.rows()).toMatchObject([{}, { state: "told", language: "en" }]);
  });

  test("only a guest's own broken story within the last hour has an ending", async () => {
    await problemOf(house.stories(breaking()), { key: "k" });
    await problemOf(house.stories(broken()), { key: "silent" });
    await hear(house.stories(), { key: "told" });
    const teller = house.stories();
    for (const asked of [
      { caller: OTHER_GUEST, request: { endingOf: "k" } },
      { request: { endingOf: "silent" } },
      { request: { endingOf: "told" } },
      { request: { endingOf: "never" } },
    ]) {
      const { problem } = await problemOf(teller, asked);
      expect(problem).toMatchObject({ code: "invalid_request", fields: { ending_of: "not_endable" } });
    }
    house.clock.nowMs += HOUR_MS;
    expect((await problemOf(teller, { request: { endingOf: "k" } })).code).toBe("invalid_request");
  });

  test("a broken story is ended or told anew by the house, one of the two and once", async () => {
    const teller = house.stories(breaking());
    for (const key of ["a", "b"]) await problemOf(teller, { key });
    await hear(teller, endingOf("a"));
    expect((await problemOf(teller, { request: { endingOf: "a" } })).code).toBe("invalid_request");
    expect((await problemOf(teller, { request: { insteadOf: "a" } })).code).toBe("invalid_request");
    await hear(teller, { request: { insteadOf: "b" } });
    expect((await problemOf(teller, { request: { endingOf: "b" } })).code).toBe("invalid_request");
  });

  test("of several who ask for one ending at the same moment one gets it", async () => {
    await problemOf(house.stories(breaking()), { key: "k" });
    const teller = house.stories();
    const asked = [1, 2, 3].map((n) => hear(teller, { key: `e${n}`, request: { endingOf: "k" } }));
    expect((await Promise.allSettled(asked)).filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  test("an ending costs nobody a model's story", async () => {
    const kinds: string[] = [];
    const admit: AdmitTelling = async (_, kind) => {
      kinds.push(kind);
      return () => undefined;
    };
    const teller = house.stories(breaking(), { admit });
    await problemOf(teller, { key: "k" });
    await hear(teller, endingOf("k"));
    expect(kinds).toEqual(["model", "builtin"]);
  });

  test.each(["k", "k2"])("an ending that came to nothing may be asked for again, under the key %s too", async (key) => {
    await problemOf(house.stories(breaking()), { key: "k" });
    const asked = { key, request: { endingOf: "k" } };
    const admit = () => Promise.reject(new Problem("too_many_requests"));
    expect((await problemOf(house.stories(broken(), { admit }), asked)).code).toBe("too_many_requests");
    const rude = house.stories(broken(), { tellEnding: () => "All was well. A murderer came." });
    const { code, events } = await problemOf(rude, asked);
    expect({ code, events }).toEqual({ code: "storyteller_unavailable", events: [] });
    expect((await hear(house.stories(broken()), asked)).text).toBe(firstHalf(WHOLE));
  });

  test("a guest who leaves before the end of the ending may ask for it again", async () => {
    await problemOf(house.stories(breaking()), { key: "k" });
    const telling = ask(house.stories(), endingOf("k"));
    await telling.next();
    await telling.return(undefined);
    expect((await hear(house.stories(), endingOf("k"))).text).toBe(firstHalf(WHOLE));
  });
});
