import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { DATABASES } from "#tests/databases.ts";
import { ENGLISH_STORY } from "#tests/fakes/model-stories.ts";
import { eventsOf, storyOf } from "#tests/test-product.ts";
import { type FailingProvider, startFailingProvider } from "./failing-provider.ts";
import { type FaultHouse, openFaultHouse } from "./fault-house.ts";
import { askStory, exportOf, JSON_BODY, type Member, newMember } from "./member.ts";
import { expectQuiet } from "./quiet-log.ts";

/** All places that there are; one fewer than failures after which a provider is left to rest. */
const PLACES = 4;
const EVERY_PLACE = Array.from({ length: PLACES }, (_, index) => index);
const SOON = { timeout: 30_000, interval: 20 };
const STREAM = { Accept: "text/event-stream" };

describe.each(DATABASES)("on %s", (kind) => {
  let provider: FailingProvider;
  let house: FaultHouse;
  let member: Member;
  let callsBefore: number;
  beforeAll(async () => {
    provider = await startFailingProvider();
    house = await openFaultHouse(kind, {
      ...provider.settings,
      FREE_STORIES: "100",
      // Long enough for a slow machine to look around meanwhile.
      STORY_FIRST_TOKEN_MS: "6000",
      STORY_IDLE_MS: "500",
      LIMIT_TELLINGS_AT_ONCE: String(PLACES),
      LIMIT_TELLINGS_AT_ONCE_PER_GUEST: "1",
      LIMIT_TELLINGS_WAITING: "0",
      LIMIT_PURSE_GUESTS_TOKENS_PER_DAY: "1000000",
    });
  });
  beforeEach(async ({ task }) => {
    provider.go(null);
    callsBefore = provider.callsAt().length;
    member = await newMember(house.product.url, `ana-${task.id}@home.example`);
  });
  afterAll(async () => {
    await house.close();
    await provider.close();
  });

  const callsAt = () => provider.callsAt().slice(callsBefore);
  const get = (path: string) => fetch(house.product.url + path, { headers: { Cookie: member.cookie } });
  const held = async () => ({
    reserved: (await house.db.selectFrom("purse_reservations").selectAll().execute()).length,
    slots: (await house.db.selectFrom("telling_slots").selectAll().execute()).length,
  });

  test("a provider that never answers takes no place for long, and the library opens meanwhile", async () => {
    const kept = (await (await askStory(house.product.url, member.cookie)).json()) as { title: string };
    provider.go("silence");
    const guests = EVERY_PLACE.map(() => askStory(house.product.url, ""));
    await vi.waitFor(() => expect(provider.open()).toBe(PLACES), SOON);
    // Each holds the guest's own place, and one of those that all share.
    expect(await held()).toEqual({ reserved: PLACES, slots: 2 * PLACES });
    const oneTooMany = await askStory(house.product.url, "");
    expect([oneTooMany.status, Number(oneTooMany.headers.get("Retry-After")) > 0]).toEqual([503, true]);
    for (const path of ["/readyz", "/healthz", "/library", "/api/account/export", "/"])
      expect([path, (await get(path)).status]).toEqual([path, 200]);
    expect(await (await get("/library")).text()).toContain(kept.title);
    expect(provider.open(), "all of that while nobody had an answer").toBe(PLACES);

    const answers = await Promise.all(guests);
    for (const answer of answers) {
      expect(answer.status).toBe(503);
      expect(await answer.json()).toMatchObject({ code: "storyteller_unavailable" });
    }
    expect(callsAt(), "nobody is asked twice for what took so long").toHaveLength(1 + PLACES);
    await vi.waitFor(async () => expect(await held()).toEqual({ reserved: 0, slots: 0 }), SOON);
    await vi.waitFor(() => expect(provider.open(), "no call is left open").toBe(0), SOON);

    provider.go(null);
    const again = await Promise.all(answers.map((answer) => askStory(house.product.url, guestOf(answer))));
    expect(again.map(({ status }) => status)).toEqual(EVERY_PLACE.map(() => 200));
    expectQuiet(house.product.output(), member.secrets);
  });

  test("a story that stalls midway is broken off, nothing of it is saved, and it can be brought to its end", async () => {
    provider.go("stall");
    const broken = await askStory(house.product.url, member.cookie, { ...STREAM, "Idempotency-Key": "moon" });
    const events = eventsOf(await broken.text());
    expect(events.at(-1)).toMatchObject({ event: "problem", data: { code: "storyteller_unavailable" } });
    const seen = storyOf(events);
    expect(seen.length).toBeGreaterThan(0);
    expect(ENGLISH_STORY.text.startsWith(seen)).toBe(true);
    expect(await exportOf(house.product.url, member)).toMatchObject({ stories: [], counts: { totalStoryCount: 0 } });
    await vi.waitFor(() => expect(provider.open(), "no call is left open").toBe(0), SOON);

    const ended = (await (await askEnding("moon", "end")).json()) as { generated_story_content: string };
    expect(ended).toMatchObject({ saved: true, totalStoryCount: 1 });
    expect(ended.generated_story_content.startsWith(seen)).toBe(true);
    expect(ended.generated_story_content.length).toBeGreaterThan(seen.length);
    const { stories } = await exportOf(house.product.url, member);
    expect(stories.map(({ content }) => content)).toEqual([ended.generated_story_content]);
    expect((await askEnding("moon", "another end")).status, "it ends once").toBe(400);
    expect(callsAt()).toHaveLength(1);
    expectQuiet(house.product.output(), member.secrets);
  });

  /** Asks for the end of the story that broke off under a key. */
  const askEnding = (endingOf: string, key: string) =>
    fetch(`${house.product.url}/api/story`, {
      method: "POST",
      headers: { ...JSON_BODY, Cookie: member.cookie, "Idempotency-Key": key },
      body: JSON.stringify({ kid_age: 6, language: "english", ending_of: endingOf }),
    });
});

const guestOf = (answer: Response) => answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
