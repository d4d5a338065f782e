import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { DATABASES } from "#tests/databases.ts";
import { recordsOn } from "#tests/record-house.ts";
import { hear, model, openStoryHouse, PERSON, STORY, type StoryHouse } from "#tests/story-house.ts";
import type { StoryRecords } from "./records-contract.ts";

const OWNER = { id: PERSON.id, email: "ana@home.example" };

describe.each(DATABASES)("on %s", (kind) => {
  let house: StoryHouse;
  let records: StoryRecords;
  let announced: string[];
  beforeEach(async () => {
    house = await openStoryHouse(kind);
    announced = [];
    const now = () => new Date(house.clock.nowMs);
    const announce = (...event: string[]) => void announced.push(event.join(" "));
    records = recordsOn(house.database.db, now, { limit: 3, since: null }, announce);
  });
  afterEach(() => house.close());

  const counts = () => house.saving.counts(PERSON.id, null);

  test.each([
    ["the house", undefined],
    ["a model", model(STORY)],
  ])("a story told by %s and then created as it was heard is one story", async (_, storyteller) => {
    const { text, events } = await hear(house.stories(storyteller), { caller: PERSON });
    const record = await records.create(OWNER, { content: text });
    expect(record).toMatchObject({ id: (events.at(-1) as { data: { id: string } }).data.id, content: text });
    expect(await counts()).toEqual({ counted: 1, stored: 1 });
    expect(announced).toEqual([]);
  });

  test("a telling asked for again after its text was changed is neither told nor counted anew, and vouches for nothing", async () => {
    const stories = house.stories(model(STORY));
    await hear(stories, { caller: PERSON, key: "k" });
    const [saved] = await house.stored();
    await records.update(OWNER, { id: saved?.id ?? "", content: "Mine now." });
    const again = await hear(stories, { caller: PERSON, key: "k" });
    expect(again.text).toBe("Mine now.");
    expect(again.events.at(-1)?.data).toMatchObject({ id: saved?.id, safety: null, storyCount: 1, totalStoryCount: 1 });
  });
});
