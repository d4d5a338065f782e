import { afterEach, beforeEach, expect, test } from "vitest";
import { startModelServer } from "#tests/fakes/model-server.ts";
import { ENGLISH_STORY } from "#tests/fakes/model-stories.ts";
import { askJson, askStory, askStream, type ModelHouse, openModelHouse, STORY_WISH } from "#tests/model-house.ts";
import { eventsOf, storyOf } from "#tests/test-product.ts";

/** For scenarios that are silent on purpose. */
// Only a model that falls silent is waited for less: a busy machine is slow, too.
const HURRIED: Record<string, Record<string, string>> = {
  neverAnswers: { STORY_FIRST_TOKEN_MS: "300" },
  hangsBeforeFirstToken: { STORY_FIRST_TOKEN_MS: "300" },
  stallsMidway: { STORY_IDLE_MS: "1000" },
};

let house: ModelHouse;
beforeEach(async () => {
  house = await openModelHouse();
});
afterEach(() => house.close());

/** Faults that only the host can mend. */
const NAMES_A_SETTING = new Set(["wrongKey", "noCredit", "badRequest", "a model nobody has heard of"]);

const UNAVAILABLE = "Nobody can tell the story right now. Try again in a few seconds.";

test("a model's story is told by halves, as JSON and as it comes, and says who wrote it", async () => {
  const { url } = await house.serve("plain");
  const told = await (await askJson(url)).json();
  expect(told).toMatchObject({
    title: ENGLISH_STORY.title,
    preview: true,
    storyteller: { kind: "model", name: "plain" },
    language: "en",
  });
  const half = told.generated_story_content;
  expect(ENGLISH_STORY.text.startsWith(half)).toBe(true);
  expect(half.length).toBeLessThanOrEqual(ENGLISH_STORY.text.length / 2);
  const events = eventsOf(await (await askStream(url)).text());
  expect(events[0]).toEqual({
    event: "start",
    data: {
      title: ENGLISH_STORY.title,
      storyteller: { kind: "model", name: "plain" },
      language: "en",
      preview: true,
    },
  });
  expect(storyOf(events)).toBe(half);
  expect(house.provider.calls).toHaveLength(2);
});

test("a repeated key does not ask the model again", async () => {
  const { url } = await house.serve("plain");
  const first = await askStream(url, { "Idempotency-Key": "k" });
  const story = storyOf(eventsOf(await first.text()));
  const Cookie = first.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const second = await (await askJson(url, { "Idempotency-Key": "k", Cookie })).json();
  expect(second.generated_story_content).toBe(story);
  expect(house.provider.calls).toHaveLength(1);
});

test.each([
  ["tooManyRequests", "7"],
  ["serverError", null],
  ["overloaded", null],
  ["wrongKey", null],
  ["noCredit", null],
  ["badRequest", null],
  ["empty", null],
  ["titleAlone", null],
  ["notAStream", null],
  ["a model nobody has heard of", null],
  ["neverAnswers", null],
  ["hangsBeforeFirstToken", null],
])("%s: before a word is told, the guest gets a plain problem", async (scenario, retryAfter) => {
  const { url, lines } = await house.serve(scenario, HURRIED[scenario]);
  for (const response of [await askJson(url), await askStream(url)]) {
    expect(response.status).toBe(503);
    expect(response.headers.get("Content-Type")).toBe("application/problem+json");
    expect(response.headers.get("Retry-After")).toBe(retryAfter);
    expect(await response.json()).toEqual({
      type: "urn:problem:storyteller_unavailable",
      title: UNAVAILABLE,
      status: 503,
      code: "storyteller_unavailable",
    });
  }
  expect(lines.join()).not.toMatch(/wombat|sk-test/);
  const settingsFaults = lines.filter((line) => JSON.parse(line).level >= 50);
  expect(settingsFaults).toHaveLength(NAMES_A_SETTING.has(scenario) ? 1 : 0);
  expect(settingsFaults.join()).toMatch(NAMES_A_SETTING.has(scenario) ? /STORY_MODEL/ : /^$/);
});

test.each(["refuses", "refusesInField"])("%s: a refusal is read to nobody, the house tells", async (scenario) => {
  const { url } = await house.serve(scenario);
  const events = eventsOf(await (await askStream(url)).text());
  expect(events[0]).toMatchObject({ event: "start", data: { storyteller: { kind: "builtin" } } });
  expect(events.at(-1)?.event).toBe("end");
  expect((await (await askJson(url)).json()).generated_story_content).not.toMatch(/help with that/i);
});

test.each(["truncated", "endsEarly", "cutByLength", "cutByFilter", "errorMidStream", "stallsMidway"])(
  "%s: a story that breaks off ends in a problem, and is no story",
  async (scenario) => {
    const { url, lines } = await house.serve(scenario, HURRIED[scenario]);
    const events = eventsOf(await (await askStream(url, { "Idempotency-Key": "k" })).text());
    expect(events[0]?.event).toBe("start");
    expect(events.at(-1)).toEqual({ event: "problem", data: { code: "storyteller_unavailable", title: UNAVAILABLE } });
    expect(events.filter(({ event }) => event === "end" || event === "problem")).toHaveLength(1);
    expect(storyOf(events)).not.toBe("");
    expect(ENGLISH_STORY.text.startsWith(storyOf(events))).toBe(true);
    const asJson = await askJson(url);
    expect(asJson.status).toBe(503);
    expect(await asJson.json()).toMatchObject({ code: "storyteller_unavailable" });
    expect(lines.join()).not.toMatch(/wombat/);
  },
);

test("a model that never comes to an end is stopped", async () => {
  const { url } = await house.serve("huge");
  const events = eventsOf(await (await askStream(url)).text());
  expect(events.at(-1)).toMatchObject({ event: "problem", data: { code: "storyteller_unavailable" } });
  await house.provider.calls[0]?.closed;
});

test("nobody at the model's address is a plain problem", async () => {
  const gone = await startModelServer();
  await gone.close();
  const { url } = await house.serve("plain", { STORY_BASE_URL: gone.url });
  expect((await askJson(url)).status).toBe(503);
});

test("a blocked word begins the story anew with the house's own, and never reaches the guest", async () => {
  const { url, lines } = await house.serve("blockedWord");
  const stream = await (await askStream(url)).text();
  expect(stream).not.toMatch(/murderer/i);
  const events = eventsOf(stream);
  expect(events.filter(({ event }) => event === "restart")).toEqual([
    { event: "restart", data: { storyteller: { kind: "builtin", name: "builtin" } } },
  ]);
  expect(events.at(-1)?.event).toBe("end");
  expect(storyOf(events)).not.toBe("");
  const told = await (await askJson(url)).json();
  expect(told.storyteller).toEqual({ kind: "builtin", name: "builtin" });
  expect(JSON.stringify(told)).not.toMatch(/murderer|Nora carried/i);
  expect(lines.join()).not.toMatch(/murderer/i);
});

test("a story that failed is replaced by the house, with the key of the failed one", async () => {
  const { url } = await house.serve("serverError");
  const failed = await askStream(url, { "Idempotency-Key": "k" });
  const Cookie = failed.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const body = { ...STORY_WISH, instead_of: "k" };
  const told = await askStory(url, "application/json", { Cookie, "Idempotency-Key": "k2" }, body);
  expect(await told.json()).toMatchObject({ storyteller: { kind: "builtin" }, preview: true });
  expect((await askStory(url, "application/json", { Cookie, "Idempotency-Key": "k3" }, body)).status).toBe(400);
  expect(house.provider.calls).toHaveLength(2);
});

test("a thousand characters of the widest kind fit into a query", async () => {
  const { url } = await house.serve("plain");
  const ideas = "👨‍👩‍👧‍👦".repeat(1_000);
  const told = await fetch(`${url}?${new URLSearchParams({ kid_age: "6", custom_user_input: ideas })}`);
  expect(told.status).toBe(200);
  const refused = await fetch(`${url}?${new URLSearchParams({ kid_age: "6", custom_user_input: `${ideas}!` })}`);
  expect(refused.status).toBe(400);
});

test("a stream carries the security headers, the guest's cookie and no caching", async () => {
  const { url } = await house.serve("plain");
  const { headers } = await askStream(url);
  expect(headers.get("Content-Type")).toBe("text/event-stream; charset=utf-8");
  expect(headers.get("Cache-Control")).toMatch(/no-store/);
  expect(headers.get("Content-Security-Policy")).toContain("default-src 'none'");
  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(headers.getSetCookie()[0]).toContain("HttpOnly");
});
