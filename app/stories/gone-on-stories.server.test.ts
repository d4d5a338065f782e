import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { StoryRequest } from "#storyteller/story-request.ts";
import { DATABASES } from "#tests/databases.ts";
import {
  GUEST,
  hear,
  model,
  OTHER_PERSON,
  openStoryHouse,
  PERSON,
  problemOf,
  type StoryHouse,
} from "#tests/story-house.ts";
import { createBuiltinStoryteller } from "./builtin-storyteller.server.ts";
import type { Storyteller } from "./storyteller.ts";

const WISH = { ideas: "Lola y su perro Nube", language: "es", age: 6 } as const;
const WRITTEN =
  "Lola went down the hill with Max. Max was tired, and Lola sang. Then Lola and Max looked at the moon. Lola said good night, and Max slept.";

describe.each(DATABASES)("on %s", (kind) => {
  let house: StoryHouse;
  let seed = 0;
  beforeEach(async () => {
    house = await openStoryHouse(kind);
    seed = 0;
  });
  afterEach(() => house.close());

  const builtin = () => createBuiltinStoryteller(() => String(seed++));
  /** Notes what the storyteller is asked. */
  function listening(teller: Storyteller): { teller: Storyteller; asked: StoryRequest[] } {
    const asked: StoryRequest[] = [];
    return {
      asked,
      teller: { ...teller, tell: (request, signal) => (asked.push(request), teller.tell(request, signal)) },
    };
  }
  const savedId = async () => (await house.stored())[0]?.id ?? "";

  test("a saved story goes on with its hero, its friend and its place", async () => {
    const { teller, asked } = listening(builtin());
    await hear(house.stories(teller), { caller: PERSON, request: WISH });
    const { text } = await hear(house.stories(teller), {
      caller: PERSON,
      request: { ...WISH, ideas: "", goesOnFrom: await savedId() },
    });
    expect(text).toContain("Lola");
    expect(text).toContain("Nube");
    expect(asked[1]?.goesOn).toMatchObject({ hero: { text: "Lola" }, friend: { text: "Nube" } });
    expect(asked[1]?.heard?.plots).toHaveLength(1);
  });

  test("one that a model wrote goes on with the names that are sure in it", async () => {
    await hear(house.stories(model(WRITTEN)), { caller: PERSON, request: { language: "en" } });
    const { teller, asked } = listening(builtin());
    await hear(house.stories(teller), { caller: PERSON, request: { language: "en", goesOnFrom: await savedId() } });
    expect(asked[0]?.goesOn).toMatchObject({ hero: { text: "Lola" }, friend: { text: "Max" } });
  });

  test("nobody goes on from somebody else's story, from one that is not there, or without an account", async () => {
    await hear(house.stories(builtin()), { caller: PERSON, request: WISH });
    const goesOnFrom = await savedId();
    for (const [caller, id] of [
      [OTHER_PERSON, goesOnFrom],
      [GUEST, goesOnFrom],
      [PERSON, "no-such-story"],
    ] as const) {
      const { code } = await problemOf(house.stories(builtin()), { caller, request: { ...WISH, goesOnFrom: id } });
      expect(code).toBe("invalid_request");
    }
  });

  test.each([
    ["a person", PERSON],
    ["a guest", GUEST],
  ])("%s does not hear the same plot again", async (_, caller) => {
    const { teller, asked } = listening(builtin());
    const stories = house.stories(teller, { allowanceOf: () => Promise.resolve({ limit: 100, since: null }) });
    for (let night = 0; night < 4; night++) {
      await hear(stories, { caller, request: WISH });
      house.clock.nowMs += 1000;
    }
    expect(asked.map(({ heard }) => heard?.plots.length)).toEqual([0, 1, 2, 3]);
    expect(new Set(asked.at(-1)?.heard?.plots).size).toBe(3);
    const others = listening(builtin());
    await hear(house.stories(others.teller), { caller: OTHER_PERSON, request: WISH });
    expect(others.asked[0]?.heard).toEqual({ plots: [], passages: [] });
  });

  test("who has heard it under a key hears it again, whatever was told since", async () => {
    const stories = house.stories(builtin());
    const first = await hear(stories, { caller: PERSON, key: "one", request: WISH });
    await hear(stories, { caller: PERSON, key: "two", request: WISH });
    expect((await hear(stories, { caller: PERSON, key: "one", request: WISH })).text).toBe(first.text);
  });
});
