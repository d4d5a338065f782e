import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type ModelServer, startModelServer } from "#tests/fakes/model-server.ts";
import { ENGLISH_STORY } from "#tests/fakes/model-stories.ts";
import { MODEL_PROTOCOLS, type ProtocolName } from "./model-protocols.ts";
import { createModelReview } from "./model-review.server.ts";

const PROTOCOLS = Object.keys(MODEL_PROTOCOLS) as ProtocolName[];
const PATIENT = { firstTokenMs: 5000, idleMs: 5000, totalMs: 10_000 };
const LISTENER = { age: 4, language: "en" } as const;

let provider: ModelServer;
let lines: string[];
beforeAll(async () => {
  provider = await startModelServer();
});
beforeEach(() => {
  lines = [];
});
afterAll(() => provider.close());

function review(model: string, protocol: ProtocolName = "openai", timeouts = PATIENT) {
  return createModelReview({
    mode: "sentences",
    access: { protocol, baseUrl: provider.baseUrls[protocol], apiKey: "sk-test", model, timeouts },
    log: { warn: (details, message) => void lines.push(`${message} ${JSON.stringify(details)}`) },
  });
}
const asked = (reader: ReturnType<typeof review>, signal = new AbortController().signal) =>
  reader.isSafe(ENGLISH_STORY.text, LISTENER, signal);

test.each(PROTOCOLS)("over %s a story is safe when the reader says so in one word, and only then", async (protocol) => {
  expect(await asked(review("plain", protocol))).toBe(true);
  expect(await asked(review("reviewerSaysUnsafe", protocol))).toBe(false);
  expect(lines).toEqual([]);
  expect(await asked(review("reviewerChats", protocol))).toBe(false);
  expect(lines).toEqual([expect.stringContaining("gave no verdict")]);
});

test.each(PROTOCOLS)("over %s a reader that does not answer in time has not found the story safe", async (protocol) => {
  expect(await asked(review("reviewerStalls", protocol, { ...PATIENT, firstTokenMs: 60 }))).toBe(false);
  expect(lines).toEqual([expect.stringMatching(/the review failed.*no_first_token/)]);
});

test("a model that nobody knows has found nothing safe", async () => {
  expect(await asked(review("nobody-knows-this-one"))).toBe(false);
  expect(lines).toEqual([expect.stringContaining("bad_request")]);
});

test("an unreachable reader is said in the log without a word of the story, once for each part", async () => {
  const gone = await startModelServer();
  await gone.close();
  const reader = createModelReview({
    mode: "whole",
    access: { protocol: "openai", baseUrl: gone.url, model: "plain", timeouts: PATIENT },
    log: { warn: (details, message) => void lines.push(`${message} ${JSON.stringify(details)}`) },
  });
  expect(reader.mode).toBe("whole");
  expect(await asked(reader)).toBe(false);
  expect(lines).toEqual([expect.stringContaining("unreachable")]);
  expect(lines.join()).not.toMatch(/Nora|sk-test/);
});

test.each(PROTOCOLS)("over %s the reader learns the text and the age, and nothing of who asked", async (protocol) => {
  await asked(review("plain", protocol));
  const call = provider.calls.at(-1);
  expect(call).toMatchObject({ protocol, task: "review", key: "sk-test" });
  const body = JSON.stringify(call?.body);
  expect(body).toContain(JSON.stringify(JSON.stringify({ age: 4, text: ENGLISH_STORY.text })).slice(1, -1));
  expect(body).not.toMatch(/sk-test|wish|ideas|facts/);
});

test("a reader is asked for the likeliest word and for few", async () => {
  await asked(review("plain"));
  expect(provider.calls.at(-1)?.body).toMatchObject({ temperature: 0, max_tokens: 22 });
});

test("who leaves while the reader reads is not told that the story was unsafe", async () => {
  const leaving = new AbortController();
  const verdict = asked(review("reviewerStalls"), leaving.signal);
  leaving.abort(new Error("left"));
  await expect(verdict).rejects.toThrow("left");
  expect(lines).toEqual([]);
});
