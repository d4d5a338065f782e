import { afterEach, beforeEach, expect, test } from "vitest";
import { createModelStoryteller } from "#app/stories/model-storyteller.server.ts";
import { createPatientStoryteller } from "#app/stories/patient-storyteller.server.ts";
import { firstHalf } from "#app/stories/preview.ts";
import { type FalteringServer, type Refusal, startFalteringServer } from "#tests/fakes/faltering-server.ts";
import { ENGLISH_STORY } from "#tests/fakes/model-stories.ts";
import { askJson, askStory, askStream, type ModelHouse, openModelHouse, STORY_WISH } from "#tests/model-house.ts";
import { NO_STORY_LIMITS } from "#tests/no-story-limits.ts";
import { hear, openStoryHouse } from "#tests/story-house.ts";
import { eventsOf, storyOf } from "#tests/test-product.ts";

const BUILTIN = { kind: "builtin", name: "builtin" };

let house: ModelHouse;
const faltering: FalteringServer[] = [];
beforeEach(async () => {
  house = await openModelHouse();
});
afterEach(async () => {
  await house.close();
  await Promise.all(faltering.splice(0).map((server) => server.close()));
});

async function falter(...refusals: Refusal[]): Promise<FalteringServer> {
  const server = await startFalteringServer(refusals, `# ${ENGLISH_STORY.title}\n\n${ENGLISH_STORY.text}`);
  faltering.push(server);
  return server;
}
/** What the log says beside the requests themselves. */
const complaints = (lines: string[]) => lines.filter((line) => JSON.parse(line).level > 30);
const guestOf = (response: Response) => response.headers.getSetCookie()[0]?.split(";")[0] ?? "";

test("a provider that wants three seconds is given them, asked once more, and the story is told and kept once", async () => {
  const provider = await falter({ status: 429, retryAfter: "3" });
  const stories = await openStoryHouse();
  const waits: number[] = [];
  const model = createModelStoryteller({
    identityName: "m",
    protocol: "openai",
    baseUrl: provider.url,
    model: "m",
    timeouts: { firstTokenMs: 5_000, idleMs: 5_000, totalMs: 10_000 },
  });
  const log = { warn: () => undefined, error: () => undefined };
  const wait = async (milliseconds: number) => void waits.push(milliseconds);
  const patient = createPatientStoryteller(model, { setting: "STORY_MODEL", log, random: () => 0.25, wait });
  expect((await hear(stories.stories(patient), { key: "k" })).text).toBe(firstHalf(ENGLISH_STORY.text));
  expect(waits).toEqual([3_250]);
  expect(provider.calls()).toBe(2);
  expect(await stories.rows()).toMatchObject([{ state: "told", title: ENGLISH_STORY.title }]);
  await stories.close();
});

test("a provider that stumbles once is not noticed", async () => {
  const provider = await falter({ status: 503 });
  const { url, lines } = await house.serve("m", { STORY_BASE_URL: provider.url });
  const response = await askJson(url);
  expect(response.status).toBe(200);
  expect((await response.json()).title).toBe(ENGLISH_STORY.title);
  expect(provider.calls()).toBe(2);
  expect(complaints(lines)).toEqual([]);
});

test("a refused key: five stories are five calls and one line in the log; after that the provider is left in peace", async () => {
  const { url, lines } = await house.serve("wrongKey");
  for (let calls = 1; calls <= 5; calls += 1) {
    const response = await askJson(url);
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ code: "storyteller_unavailable" });
    expect(house.provider.calls).toHaveLength(calls);
  }
  for (const response of [await askJson(url), await askStream(url)]) {
    expect(response.status).toBe(503);
    expect(response.headers.get("Content-Type")).toBe("application/problem+json");
    const seconds = Number(response.headers.get("Retry-After"));
    expect(seconds).toBeGreaterThanOrEqual(1);
    expect(seconds).toBeLessThanOrEqual(10);
  }
  expect(house.provider.calls).toHaveLength(5);
  expect(complaints(lines)).toHaveLength(1);
  expect(complaints(lines)[0]).toContain("the provider refuses the key of STORY_MODEL");
  expect(lines.join()).not.toMatch(/sk-test|Nora|wombat/);
});

test.each(["serverError", "wrongKey", "noCredit", "badRequest", "tooManyRequests", "empty", "refuses", "notAStream"])(
  "%s: with the built-in storyteller as the fallback a story is told, and says who tells it",
  async (scenario) => {
    const { url } = await house.serve(scenario, { STORY_FALLBACK: "builtin" });
    const events = eventsOf(await (await askStream(url)).text());
    expect(events[0]).toMatchObject({ event: "start", data: { storyteller: BUILTIN } });
    expect(events.at(-1)?.event).toBe("end");
    expect(storyOf(events)).not.toBe("");
    const told = await askJson(url);
    expect(told.status).toBe(200);
    expect(await told.json()).toMatchObject({ storyteller: BUILTIN, preview: true });
  },
);

test("another model as the fallback is called by its own name, and is left in peace for itself", async () => {
  const { url } = await house.serve("wrongKey", { ...NO_STORY_LIMITS, STORY_FALLBACK: "compatible:plain" });
  for (let story = 0; story < 7; story += 1) {
    expect(await (await askJson(url)).json()).toMatchObject({
      title: ENGLISH_STORY.title,
      storyteller: { kind: "model", name: "plain" },
    });
  }
  const asked = house.provider.calls.map(({ model }) => model);
  expect(asked.filter((model) => model === "wrongKey")).toHaveLength(5);
  expect(asked.filter((model) => model === "plain")).toHaveLength(7);
});

test("once a word was shown no fallback tells over it", async () => {
  const { url } = await house.serve("truncated", { STORY_FALLBACK: "builtin" });
  const events = eventsOf(await (await askStream(url)).text());
  expect(events.map(({ event }) => event)).not.toContain("restart");
  expect(events[0]).toMatchObject({ data: { storyteller: { kind: "model", name: "truncated" } } });
  expect(events.at(-1)).toMatchObject({ event: "problem", data: { code: "storyteller_unavailable" } });
});

test("a story that broke midway is given an ending, of which a guest gets what belongs to the half", async () => {
  const { url } = await house.serve("truncated");
  const broken = await askStream(url, { "Idempotency-Key": "k" });
  const seen = storyOf(eventsOf(await broken.text()));
  const headers = { Cookie: guestOf(broken), "Idempotency-Key": "k2" };
  const wish = { ...STORY_WISH, ending_of: "k" };
  const events = eventsOf(await (await askStory(url, "text/event-stream", headers, wish)).text());
  expect(events.map(({ event }) => event)).toEqual(["start", "text", "end"]);
  expect(events[0]?.data).toEqual({
    title: ENGLISH_STORY.title,
    storyteller: { kind: "model", name: "truncated" },
    language: "en",
    preview: true,
  });
  expect(storyOf(events).startsWith(seen)).toBe(true);
  expect(ENGLISH_STORY.text.startsWith(storyOf(events))).toBe(true);
  const again = await (await askStory(url, "application/json", headers, wish)).json();
  expect(again.generated_story_content).toBe(storyOf(events));
  expect(house.provider.calls).toHaveLength(1);
});

test("an ending that nobody may have is refused by its field", async () => {
  const { url } = await house.serve("truncated");
  for (const wish of [
    { ...STORY_WISH, ending_of: "never" },
    { ...STORY_WISH, ending_of: "a b" },
    { ...STORY_WISH, ending_of: "k", instead_of: "k" },
  ]) {
    const response = await askStory(url, "text/event-stream", {}, wish);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: "invalid_request",
      fields: { ending_of: "No telling with that key has broken off midway within the last hour." },
    });
  }
});
