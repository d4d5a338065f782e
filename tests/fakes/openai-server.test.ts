import { afterEach, beforeEach, expect, test } from "vitest";
import { type OpenAiServer, startOpenAiServer } from "./openai-server.ts";
import { ENGLISH_STORY, SPANISH_STORY, withFourthSentence } from "./openai-stories.ts";

let provider: OpenAiServer;

beforeEach(async () => {
  provider = await startOpenAiServer({ tokenCharacters: 5, tokensPerWrite: 3 });
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
])("it tells a story in %s as a provider does: a token an event, and [DONE]", async (language, story) => {
  const answer = await ask("plain", language);
  expect(answer.headers.get("content-type")).toContain("text/event-stream");
  const events = (await answer.text()).split("\n\n").filter((event) => event.startsWith("data: "));
  expect(events.at(-1)).toBe("data: [DONE]");
  const chunks = events.slice(0, -1).map((event) => JSON.parse(event.slice("data: ".length)));
  const tokens = chunks.flatMap((chunk) => chunk.choices[0]?.delta.content ?? []);
  expect(tokens.join("")).toBe(`# ${story.title}\n\n${story.text}`);
  expect(Math.max(...tokens.map((token: string) => token.length))).toBe(5);
});

test("it remembers who called and when each answer was out", async () => {
  await (await ask("plain")).text();
  await provider.calls[0]?.closed;
  expect(provider.calls).toMatchObject([
    { model: "plain", language: "en", isAbandoned: false, closedAt: expect.any(Number) },
  ]);
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
