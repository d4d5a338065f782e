import { afterAll, beforeAll, expect, test } from "vitest";
import type { StoryRequest } from "#storyteller/story-request.ts";
import { type ModelServer, startModelServer } from "#tests/fakes/model-server.ts";
import { ENGLISH_REFUSAL, ENGLISH_STORY, SPANISH_STORY } from "#tests/fakes/model-stories.ts";
import type { ProtocolName } from "./model-protocols.ts";
import { createModelStoryteller } from "./model-storyteller.server.ts";
import type { Telling } from "./storyteller.ts";

const REQUEST: StoryRequest = { language: "en", age: 6, genres: ["Fable"], ideas: "Nora and a lamp", length: "usual" };
const TIMEOUTS = { firstTokenMs: 5000, idleMs: 5000, totalMs: 10_000 };

let provider: ModelServer;

beforeAll(async () => {
  provider = await startModelServer();
});
afterAll(() => provider.close());

function tell(model: string, change: Partial<StoryRequest> = {}, protocol: ProtocolName = "openai"): Telling {
  const teller = createModelStoryteller({
    identityName: model,
    protocol,
    baseUrl: provider.baseUrls[protocol],
    model,
    timeouts: TIMEOUTS,
  });
  return teller.tell({ ...REQUEST, ...change }, new AbortController().signal);
}

async function textOf(telling: Telling): Promise<string> {
  return (await Array.fromAsync(telling.pieces)).join("");
}

test("the reader is told which model wrote the story", () => {
  const teller = createModelStoryteller({
    identityName: "llama3.1",
    protocol: "openai",
    baseUrl: provider.url,
    model: "plain",
    timeouts: TIMEOUTS,
  });
  expect(teller.identity).toEqual({ kind: "model", name: "llama3.1" });
});

test.each([
  ["en", ENGLISH_STORY],
  ["es", SPANISH_STORY],
] as const)("a story in %s has its title apart and its text whole", async (language, story) => {
  const telling = tell("plain", { language });
  expect(await textOf(telling)).toBe(story.text);
  expect(telling.title).toBe(story.title);
});

test.each(["anthropic", "google"] as const)(
  "a story over the protocol of %s is told in the same way",
  async (protocol) => {
    const telling = tell("thinks", { language: "es" }, protocol);
    expect(await textOf(telling)).toBe(SPANISH_STORY.text);
    expect(telling.title).toBe(SPANISH_STORY.title);
    expect(provider.calls.at(-1)).toMatchObject({ protocol, model: "thinks" });
  },
);

test("the title is known with the first piece", async () => {
  const telling = tell("plain");
  for await (const piece of telling.pieces) {
    expect(ENGLISH_STORY.text.startsWith(piece)).toBe(true);
    expect(telling.title).toBe(ENGLISH_STORY.title);
    break;
  }
});

test("nothing is asked of the provider before somebody listens", async () => {
  const before = provider.calls.length;
  const telling = tell("plain");
  expect(provider.calls).toHaveLength(before);
  await textOf(telling);
  expect(provider.calls).toHaveLength(before + 1);
});

test("the parent's words reach the model in the user message alone", async () => {
  await textOf(tell("plain"));
  const messages = provider.calls.at(-1)?.body.messages as { role: string; content: string }[];
  expect(messages.map(({ role }) => role)).toEqual(["system", "user"]);
  expect(messages[0]?.content).not.toContain("Nora");
  expect(messages[1]?.content).toContain("Nora and a lamp");
});

test("a model's refusal and its markup are handed on raw, for the guard to judge", async () => {
  expect(await textOf(tell("refuses"))).toBe(ENGLISH_REFUSAL);
  expect(await textOf(tell("html"))).toContain("<script>alert(1)</script>");
  expect(await textOf(tell("blockedWord"))).toContain("A murderer lived there.");
});

test("a failure reaches whoever listens, and says nothing of the child", async () => {
  const failure: unknown = await textOf(tell("tooManyRequests")).catch((error: unknown) => error);
  expect(failure).toMatchObject({ name: "StorytellerFailure", reason: "too_many_requests", retryAfterSeconds: 7 });
  expect(String(failure)).not.toContain("Nora");
});

test("a title alone is no story", async () => {
  await expect(textOf(tell("titleAlone"))).rejects.toMatchObject({ reason: "empty" });
});
