import { afterEach, beforeEach, expect, test } from "vitest";
import { REVIEW_TASK } from "#app/stories/review-prompt.ts";
import { type ModelServer, startModelServer } from "./model-server.ts";
import { ENGLISH_STORY, SPANISH_STORY, withFourthSentence } from "./model-stories.ts";

let provider: ModelServer;

beforeEach(async () => {
  provider = await startModelServer({ tokenCharacters: 5, tokensPerWrite: 3 });
});
afterEach(() => provider.close());

function ask(model: string, language = "English") {
  const messages = [{ role: "system", content: `Write it in ${language}.` }];
  return fetch(`${provider.url}/chat/completions`, {
    method: "POST",
    body: JSON.stringify({ model, stream: true, messages }),
  });
}

test.each([
  ["English", ENGLISH_STORY],
  ["Spanish", SPANISH_STORY],
])("it tells a story in %s as OpenAI does: a token an event, and [DONE]", async (language, story) => {
  const answer = await ask("plain", language);
  expect(answer.headers.get("content-type")).toContain("text/event-stream");
  const events = (await answer.text()).split("\n\n").filter((event) => event.startsWith("data: "));
  expect(events.at(-1)).toBe("data: [DONE]");
  const chunks = events.slice(0, -1).map((event) => JSON.parse(event.slice("data: ".length)));
  const tokens = chunks.flatMap((chunk) => chunk.choices[0]?.delta.content ?? []);
  expect(tokens.join("")).toBe(`# ${story.title}\n\n${story.text}`);
  expect(Math.max(...tokens.map((token: string) => token.length))).toBe(5);
});

/** The `data` of every event, in order. */
async function dataOf(path: string, body: object, headers = {}) {
  const answer = await fetch(`${provider.baseUrls.google}${path}`, {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  expect(answer.headers.get("content-type")).toContain("text/event-stream");
  const lines = (await answer.text()).split("\n").filter((line) => line.startsWith("data: "));
  return lines.map((line) => JSON.parse(line.slice("data: ".length)));
}

const WHOLE_STORY = `# ${SPANISH_STORY.title}\n\n${SPANISH_STORY.text}`;

test("it tells as Anthropic does: thoughts and text in blocks of their own, and why it stopped before it stops", async () => {
  const body = { model: "thinks", stream: true, max_tokens: 9, system: "Write it in Spanish.", messages: [] };
  const events = await dataOf("/v1/messages", body, { "anthropic-version": "2023-06-01" });
  const types = events.map(({ type }) => type);
  expect(types[0]).toBe("message_start");
  expect(types.slice(-3)).toEqual(["content_block_stop", "message_delta", "message_stop"]);
  expect(events.at(-2).delta.stop_reason).toBe("end_turn");
  const deltas = events.filter(({ type }) => type === "content_block_delta").map(({ delta }) => delta);
  expect(deltas.slice(0, 2).map(({ type }) => type)).toEqual(["thinking_delta", "signature_delta"]);
  expect(deltas.map(({ text = "" }) => text).join("")).toBe(WHOLE_STORY);
  expect(types.filter((type) => type === "content_block_start")).toHaveLength(2);
});

test("it tells as Google does: parts of a candidate, thoughts marked as such, STOP with the last and nothing after it", async () => {
  const body = { systemInstruction: { parts: [{ text: "Write it in Spanish." }] }, contents: [] };
  const events = await dataOf("/v1beta/models/thinks:streamGenerateContent?alt=sse", body);
  const parts = events.map(({ candidates }) => candidates[0].content.parts[0]);
  expect(parts[0].thought).toBe(true);
  expect(
    parts
      .slice(1)
      .map(({ text }) => text)
      .join(""),
  ).toBe(WHOLE_STORY);
  expect(events.map(({ candidates }) => candidates[0].finishReason).filter(Boolean)).toEqual(["STOP"]);
  expect(events.at(-1).candidates[0].finishReason).toBe("STOP");
});

test("a request that the real provider would refuse is refused", async () => {
  const post = (path: string, body: object) =>
    fetch(`${provider.baseUrls.anthropic}${path}`, { method: "POST", body: JSON.stringify(body) });
  expect((await post("/v1/messages", { model: "plain", stream: true, max_tokens: 9 })).status).toBe(400);
  expect((await post("/v1beta/models/plain:streamGenerateContent?alt=sse", {})).status).toBe(400);
  expect((await post("/v1beta/models/plain:streamGenerateContent", { contents: [] })).status).toBe(404);
  expect(provider.calls).toEqual([]);
});

test("it remembers who called and when each answer was out", async () => {
  await (await ask("plain")).text();
  await provider.calls[0]?.closed;
  expect(provider.calls).toMatchObject([
    { model: "plain", language: "en", isAbandoned: false, closedAt: expect.any(Number) },
  ]);
});

const asLines = (events: string) =>
  events
    .split("\n\n")
    .filter((event) => event.startsWith("data: {"))
    .map((event) => JSON.parse(event.slice("data: ".length)).choices[0]?.delta.content ?? "")
    .join("");

test("it tells a text that a test has put in, and the next one after that", async () => {
  for (const text of ["# Title\n\nOnce.", "Twice, with <b>marks</b>."]) {
    provider.obey(text);
    expect(asLines(await (await ask("obeys")).text())).toBe(text);
  }
});

test("it knows what a call is for: every story is found safe unless the scenario is about that", async () => {
  const judge = async (model: string) => {
    const messages = [{ role: "system", content: `${REVIEW_TASK} The child is 4 years old.` }];
    const body = JSON.stringify({ model, stream: true, messages });
    return asLines(await (await fetch(`${provider.url}/chat/completions`, { method: "POST", body })).text());
  };
  expect([await judge("plain"), await judge("obeys")]).toEqual(["SAFE", "SAFE"]);
  expect(await judge("reviewerSaysUnsafe")).toMatch(/^UNSAFE/);
  expect(provider.calls.map(({ task }) => task)).toEqual(["review", "review", "review"]);
  await (await ask("plain")).text();
  expect(provider.calls.at(-1)?.task).toBe("story");
});

test("it answers an unknown model, another path and a call without a stream with 404", async () => {
  expect((await ask("toString")).status).toBe(404);
  expect((await fetch(`${provider.url}/models`)).status).toBe(404);
  const plain = { method: "POST", body: JSON.stringify({ model: "plain" }) };
  expect((await fetch(`${provider.url}/chat/completions`, plain)).status).toBe(404);
});

test("a sentence can be put in as the fourth", () => {
  expect(withFourthSentence("One. Two!\n\nThree? Four.", "New.")).toBe("One. Two!\n\nThree? New. Four.");
});
