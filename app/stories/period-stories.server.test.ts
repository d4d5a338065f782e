import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { DATABASES } from "#tests/databases.ts";
import { hear, model, openStoryHouse, PERSON, STORY, type StoryHouse } from "#tests/story-house.ts";

const START = "2026-01-31T22:00:00.000Z";
const END = "2026-02-28T22:00:00.000Z";

describe.each(DATABASES)("on %s", (kind) => {
  let house: StoryHouse;
  beforeEach(async () => {
    house = await openStoryHouse(kind);
  });
  afterEach(() => house.close());

  /** Somebody hears a story at a moment, under a plan whose period began then. @returns what the end says, or the code */
  async function tellAt(at: string, since: string | null, limit = 30) {
    house.clock.nowMs = Date.parse(at);
    const stories = house.stories(model(STORY), { allowanceOf: () => Promise.resolve({ limit, since }) });
    try {
      return (await hear(stories, { caller: PERSON })).events.at(-1)?.data;
    } catch (error) {
      return (error as { code: string }).code;
    }
  }
  const countsSince = (since: string | null) => house.saving.counts(PERSON.id, since);

  test("with a plan only this period's stories count, and all of them stay in the library", async () => {
    for (const day of [1, 2, 3]) await tellAt(`2026-01-0${day}T20:00:00.000Z`, null);
    expect(await tellAt("2026-02-01T20:00:00.000Z", START)).toMatchObject({
      saved: true,
      storyCount: 1,
      totalStoryCount: 4,
      max_amount_of_stories: 30,
    });
    expect(await countsSince(null)).toEqual({ counted: 4, stored: 4 });
  });

  test("the last place of a period is refused the next story, and the second after its end gives new places", async () => {
    await tellAt(START, START, 2);
    expect(await tellAt("2026-02-28T21:59:59.999Z", START, 2)).toMatchObject({ storyCount: 2 });
    expect(await tellAt("2026-02-28T21:59:59.999Z", START, 2)).toBe("story_limit_reached");
    expect(await tellAt("2026-02-28T22:00:01.000Z", END, 2)).toMatchObject({ storyCount: 1, totalStoryCount: 3 });
  });

  test("a period's first moment is in it, and the moment before is not", async () => {
    await tellAt("2026-01-31T21:59:59.999Z", null);
    await tellAt(START, null);
    expect((await countsSince(START)).counted).toBe(1);
  });

  test("a story that is deleted goes on counting in its period, also after it is gone for good", async () => {
    await tellAt("2026-02-01T20:00:00.000Z", START);
    await house.database.db.deleteFrom("stories").execute();
    expect((await countsSince(START)).counted).toBe(1);
  });

  test("a story that is being told holds its place in whichever period it ends", async () => {
    const one = { allowanceOf: () => Promise.resolve({ limit: 1, since: START }) };
    house.clock.nowMs = Date.parse("2026-02-01T20:00:00.000Z");
    const stories = house.stories(model(STORY), one);
    const both = await Promise.allSettled([hear(stories, { caller: PERSON }), hear(stories, { caller: PERSON })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });

  test("without a plan again every story ever told counts", async () => {
    for (const day of [1, 2, 3]) await tellAt(`2026-02-0${day}T20:00:00.000Z`, START);
    expect(await tellAt("2026-02-05T20:00:00.000Z", null, 3)).toBe("story_limit_reached");
  });
});
