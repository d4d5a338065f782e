import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { DATABASES } from "#tests/databases.ts";
import {
  ask,
  ENDING,
  GUEST,
  hear,
  openStoryHouse,
  PERSON,
  patientModel,
  problemOf,
  STORY,
  type StoryHouse,
} from "#tests/story-house.ts";

describe.each(DATABASES)("on %s", (kind) => {
  let house: StoryHouse;
  beforeEach(async () => {
    house = await openStoryHouse(kind);
  });
  afterEach(() => house.close());

  test.each([
    ["a person's", PERSON],
    ["a guest's", GUEST],
  ])(
    "%s telling that outlasts its process is broken off with a problem, and what was told of it gets its ending elsewhere",
    async (_, caller) => {
      const leaving = house.stories(patientModel(`${STORY} And then`));
      const telling = ask(leaving, { key: "k", caller });
      await telling.next();
      const broken = Array.fromAsync(telling);
      leaving.cutOff();
      await expect(broken).rejects.toMatchObject({ code: "storyteller_unavailable" });
      await leaving.close();
      expect(await house.rows()).toMatchObject([{ state: "failed", content: STORY }]);

      const staying = house.stories();
      const { text } = await hear(staying, { key: "k-ending", caller, request: { endingOf: "k" } });
      expect(`${STORY}\n\n${ENDING}`.startsWith(text)).toBe(true);
    },
  );

  test("the place of a story that was broken off is free at once", async () => {
    const limit = { allowanceOf: () => Promise.resolve({ limit: 1, since: null }) };
    const leaving = house.stories(patientModel(STORY), limit);
    const telling = ask(leaving, { caller: PERSON });
    await telling.next();
    const rest = Array.fromAsync(telling).catch(() => undefined);
    expect((await problemOf(house.stories(undefined, limit), { caller: PERSON })).code).toBe("story_limit_reached");
    leaving.cutOff();
    await rest;
    await leaving.close();
    const { events } = await hear(house.stories(undefined, limit), { caller: PERSON });
    expect(events.at(-1)).toMatchObject({ event: "end", data: { saved: true, storyCount: 1 } });
  });

  test("a telling that goes on although its listener has left does not hold up a process that must leave", async () => {
    const leaving = house.stories(patientModel(STORY));
    const telling = ask(leaving, { caller: PERSON, key: "k" });
    await telling.next();
    await telling.return(undefined);
    leaving.cutOff();
    await leaving.close();
    expect(await house.rows()).toMatchObject([{ state: "failed" }]);
  });
});
