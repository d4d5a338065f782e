import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DATABASES } from "#tests/databases.ts";
import { type ModelServer, startModelServer } from "#tests/fakes/model-server.ts";
import { ENGLISH_STORY, withFourthSentence } from "#tests/fakes/model-stories.ts";
import { eventsOf, storyOf } from "#tests/test-product.ts";
import { type FaultHouse, openFaultHouse } from "./fault-house.ts";
import { exportOf, JSON_BODY, type Member, newMember } from "./member.ts";
import { expectQuiet } from "./quiet-log.ts";

const WISH = { kid_age: 6, language: "english" };
const MEGABYTE = 1_000_000;
/** The characters that a parent may write, as a person counts them. */
const IDEAS_MAX = 1_000;

/** What is refused, by the field that is to be named. */
const REFUSED: [field: string, wish: object][] = [
  ...[1, 11, 6.5, "6a", "", -0, null, true, [6], [6, 7], {}, 1e20].map((kid_age): [string, object] => [
    "kid_age",
    { ...WISH, kid_age },
  ]),
  ...["Mystery", "fable", "__proto__", "constructor", ["Fable", "x"], Array(5_000).fill("x"), { Fable: 1 }, 5].map(
    (story_genres): [string, object] => ["story_genres", { ...WISH, story_genres }],
  ),
  ["custom_user_input", { ...WISH, custom_user_input: "a".repeat(IDEAS_MAX + 1) }],
  ["custom_user_input", { ...WISH, custom_user_input: ["a", "b"] }],
];

/** What is odd and no fault: none of it may break anything. */
const TAKEN: Record<string, object> = {
  "the youngest": { ...WISH, kid_age: 2 },
  "the oldest, written with an exponent": JSON.parse('{"kid_age":1e1,"language":"english"}'),
  "no genres": { ...WISH, story_genres: [] },
  "a genre many times": { ...WISH, story_genres: Array(1_000).fill("Fable") },
  "as much as one may write": { ...WISH, custom_user_input: "🦊".repeat(IDEAS_MAX) },
  "a sign that PostgreSQL does not keep": { ...WISH, custom_user_input: "a fox\u0000 and a moon" },
  "half a character": { ...WISH, custom_user_input: "a fox \ud800 and a moon" },
  "a turned direction": { ...WISH, custom_user_input: "a fox \u202eand a moon\u202c" },
  "five hundred marks on one letter": { ...WISH, custom_user_input: `a fox e${"\u0301".repeat(500)}` },
  "a prototype": JSON.parse('{"kid_age":6,"language":"english","__proto__":{"preview":false},"constructor":{"x":1}}'),
};

/** What a model may put into a story that is no story, and what of it nobody may ever get. */
const HOSTILE: Record<string, { text: string; isIn: (said: string) => boolean }> = {
  "an image that runs a script": {
    text: "Then came <img src=x onerror=alert(1)> the wind.",
    isIn: (said) => /<img|onerror/i.test(said),
  },
  "a script": { text: "Then came <script>alert(1)</script> the wind.", isIn: (said) => /<script/i.test(said) },
  "a link that is a script": {
    text: "Then [the wind](javascript:alert(1)) came.",
    isIn: (said) => /javascript:/i.test(said),
  },
  "an address": {
    text: "Then the wind came from https://evil.example/x today.",
    isIn: (said) => said.includes("evil.example"),
  },
  "signs for a terminal": {
    text: "Then came \u001b[31mthe wind\u001b[0m.",
    isIn: (said) => said.includes("\u001b"),
  },
  "a sign that PostgreSQL does not keep": {
    text: "Then came\u0000 the wind.",
    isIn: (said) => said.includes("\u0000"),
  },
};

describe.each(DATABASES)("on %s", (kind) => {
  let model: ModelServer;
  let house: FaultHouse;
  let member: Member;
  beforeAll(async () => {
    model = await startModelServer();
    house = await openFaultHouse(kind, {
      STORY_MODEL: "compatible:obeys",
      STORY_BASE_URL: model.url,
      FREE_STORIES: "1000",
    });
  });
  beforeEach(async ({ task }) => {
    model.obey(`# ${ENGLISH_STORY.title}\n\n${ENGLISH_STORY.text}`);
    model.calls.length = 0;
    member = await newMember(house.product.url, `ana-${task.id}@home.example`);
  });
  afterAll(async () => {
    await house.close();
    await model.close();
  });

  const askFor = (wish: object, { cookie = member.cookie, accept = "application/json" } = {}) =>
    fetch(`${house.product.url}/api/story`, {
      method: "POST",
      headers: { ...JSON_BODY, Accept: accept, ...(cookie && { Cookie: cookie }) },
      body: JSON.stringify(wish),
    });
  const library = async () =>
    (await fetch(`${house.product.url}/library`, { headers: { Cookie: member.cookie } })).text();

  test("what is no wish is refused by its field, and no model is asked", async () => {
    for (const [field, wish] of REFUSED) {
      const answer = await askFor(wish);
      const body = (await answer.json()) as { code: string; fields: Record<string, string> };
      expect([JSON.stringify(wish).slice(0, 80), answer.status, Object.keys(body.fields ?? {})]).toEqual([
        JSON.stringify(wish).slice(0, 80),
        400,
        [field],
      ]);
    }
    const heavy = await askFor({ ...WISH, custom_user_input: "a".repeat(MEGABYTE) });
    expect(heavy.status).toBe(413);
    expect(model.calls).toEqual([]);
    expect((await exportOf(house.product.url, member)).counts).toMatchObject({ storyCount: 0, totalStoryCount: 0 });
  });

  test("what is odd and no fault is told and saved like anything else", async () => {
    for (const [name, wish] of Object.entries(TAKEN)) {
      const answer = await askFor(wish);
      expect([name, answer.status, await answer.json()]).toMatchObject([name, 200, { saved: true }]);
    }
    const { stories, counts } = await exportOf(house.product.url, member);
    expect(stories).toHaveLength(Object.keys(TAKEN).length);
    expect(counts).toMatchObject({ storyCount: stories.length, totalStoryCount: stories.length });
    expectQuiet(house.product.output(), member.secrets);
  });

  test("whatever a model writes, nobody gets markup, an address or a sign that cannot be shown", async () => {
    for (const [name, { text, isIn }] of Object.entries(HOSTILE)) {
      model.obey(`# ${ENGLISH_STORY.title}\n\n${withFourthSentence(ENGLISH_STORY.text, text)}`);
      const asJson = (await (await askFor(WISH)).json()) as { title: string; generated_story_content: string };
      expect([name, asJson]).toMatchObject([name, { saved: true }]);
      const events = eventsOf(await (await askFor(WISH, { accept: "text/event-stream" })).text());
      const said = asJson.title + asJson.generated_story_content + events.map(({ data }) => data.title).join();
      expect([name, isIn(said + storyOf(events))]).toEqual([name, false]);
      const { stories } = await exportOf(house.product.url, member);
      expect([name, stories.filter(({ title, content }) => isIn(title + content))]).toEqual([name, []]);
    }
    model.obey(`# Half\n\n${withFourthSentence(ENGLISH_STORY.text, "Then came \ud800 the wind.")}`);
    expect(await (await askFor(WISH)).json()).toMatchObject({ saved: true });
    expect(
      (await exportOf(house.product.url, member)).stories.filter(({ content }) => !content.isWellFormed()),
    ).toEqual([]);
    model.obey(`# Long\n\n${`${ENGLISH_STORY.text}\n\n`.repeat(MEGABYTE / ENGLISH_STORY.text.length)}`);
    const answer = await askFor(WISH);
    expect([200, 503]).toContain(answer.status);
    expect((await answer.text()).length).toBeLessThan(MEGABYTE / 10);
    expect(await library()).not.toMatch(/<img src=x|alert\(1\)|javascript:alert/);
    const { stories, counts } = await exportOf(house.product.url, member);
    expect(counts).toMatchObject({ storyCount: stories.length, totalStoryCount: stories.length });
  });

  test("nobody says of a story whose it is, what it is called inside, or that a guest may have all of it", async () => {
    const other = await newMember(house.product.url, "ben@home.example");
    const owners = await house.db.selectFrom("users").select("id").where("email", "=", other.email).execute();
    const said = {
      ...WISH,
      id: "mine",
      owner: owners[0]?.id,
      created_at: "1999-01-01T00:00:00.000Z",
      counted: 0,
      plan: "Basic",
      emailVerified: true,
      preview: false,
      saved: true,
    };
    const told = (await (await askFor(said)).json()) as Record<string, unknown>;
    expect(told).toMatchObject({ saved: true, storyCount: 1, preview: false });
    const [story] = (await exportOf(house.product.url, member)).stories;
    expect(story).toMatchObject({ id: told.id });
    expect(JSON.stringify(story)).not.toMatch(/1999-01-01|"mine"/);
    expect((await exportOf(house.product.url, other)).stories).toEqual([]);

    for (const accept of ["application/json", "text/event-stream"]) {
      const asGuest = await (await askFor(said, { cookie: "", accept })).text();
      expect(asGuest).toContain('"preview":true');
      expect(SECOND_HALF.filter((sentence) => asGuest.includes(JSON.stringify(sentence).slice(1, -1)))).toEqual([]);
    }
  });
});

/** Sentences that stand in no first half. */
const SECOND_HALF = ENGLISH_STORY.text
  .slice(ENGLISH_STORY.text.length / 2)
  .split(/(?<=[.?!])\s+/)
  .slice(1);
