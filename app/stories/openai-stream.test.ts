import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type OpenAiServer, startOpenAiServer } from "#tests/fakes/openai-server.ts";
import { ENGLISH_STORY } from "#tests/fakes/openai-stories.ts";
import { chatRequestBody } from "./openai-request.ts";
import { type ChatCall, LONGEST_TEXT_CHARACTERS, openChatStream } from "./openai-stream.server.ts";
import { StorytellerFailure } from "./storyteller.ts";

const PATIENT = { firstTokenMs: 5000, idleMs: 5000, totalMs: 10_000 };
const HURRIED = { ...PATIENT, firstTokenMs: 150 };
const HURRIED_MIDWAY = { ...PATIENT, idleMs: 150 };

let provider: OpenAiServer;

beforeAll(async () => {
  provider = await startOpenAiServer();
});
afterAll(() => provider.close());

function open(model: string, change: Partial<ChatCall> = {}) {
  const body = chatRequestBody(model, { system: "Write it in English.", user: "{}" }, 500);
  const signal = new AbortController().signal;
  const url = `${provider.url}/chat/completions`;
  return openChatStream({ url, body, timeouts: PATIENT, signal, nowMs: () => 0, ...change });
}

/** Everything that was heard, and how it ended. */
async function listen(stream: AsyncIterable<string>): Promise<{ text: string; failure?: unknown }> {
  let text = "";
  try {
    for await (const piece of stream) text += piece;
    return { text };
  } catch (failure) {
    return { text, failure };
  }
}

async function reasonOf(model: string, change?: Partial<ChatCall>) {
  const { failure, text } = await listen(open(model, change));
  expect(failure).toBeInstanceOf(StorytellerFailure);
  return { reason: (failure as StorytellerFailure).reason, text, failure: failure as StorytellerFailure };
}

function lastCall() {
  const call = provider.calls.at(-1);
  if (!call) throw new Error("nobody called the provider");
  return call;
}

const WHOLE = `# ${ENGLISH_STORY.title}\n\n${ENGLISH_STORY.text}`;

test("a story arrives whole and in order", async () => {
  expect(await listen(open("plain"))).toEqual({ text: WHOLE });
  await lastCall().closed;
  expect(lastCall()).toMatchObject({ isAbandoned: false, body: { stream: true, max_tokens: 1100 } });
});

test("the key goes along only where there is one", async () => {
  await listen(open("plain"));
  expect(lastCall().authorization).toBeUndefined();
  await listen(open("plain", { apiKey: "sk-test" }));
  expect(lastCall().authorization).toBe("Bearer sk-test");
});

test.each([
  ["wrongKey", "refused_key"],
  ["tooManyRequests", "too_many_requests"],
  ["serverError", "provider_error"],
  ["a model nobody has heard of", "provider_error"],
  ["notAStream", "not_a_stream"],
  ["empty", "empty"],
  ["refusesInField", "empty"],
])("%s: the telling fails as %s without a word of story", async (model, reason) => {
  expect(await reasonOf(model)).toMatchObject({ reason, text: "" });
});

test("a busy provider's wait is passed on", async () => {
  expect((await reasonOf("tooManyRequests")).failure.retryAfterSeconds).toBe(7);
});

test.each([
  ["truncated", "truncated"],
  ["endsEarly", "truncated"],
  ["cutByLength", "truncated"],
  ["cutByFilter", "truncated"],
  ["errorMidStream", "provider_error"],
])("%s: what was told is heard, and then that it failed as %s", async (model, reason) => {
  const told = await reasonOf(model);
  expect(told.reason).toBe(reason);
  expect(told.text.length).toBeGreaterThan(500);
  expect(WHOLE.startsWith(told.text)).toBe(true);
  expect(told.text).not.toBe(WHOLE);
});

test.each([
  ["neverAnswers", "no_first_token", HURRIED],
  ["hangsBeforeFirstToken", "no_first_token", HURRIED],
  ["stallsMidway", "stalled", HURRIED_MIDWAY],
])("%s: nobody waits for ever, and the provider's connection is closed", async (model, reason, timeouts) => {
  expect((await reasonOf(model, { timeouts })).reason).toBe(reason);
  await lastCall().closed;
  expect(lastCall().isAbandoned).toBe(true);
});

test("a story that keeps arriving is never cut by the waits, however long it takes in all", async () => {
  const calm = await startOpenAiServer({ tokensPerWrite: 60, writeIntervalMs: 100 });
  const timeouts = { firstTokenMs: 400, idleMs: 400, totalMs: 10_000 };
  expect(await listen(open("plain", { url: `${calm.url}/chat/completions`, timeouts }))).toEqual({ text: WHOLE });
  await calm.close();
});

test("a model that never comes to an end is stopped", async () => {
  const told = await reasonOf("huge");
  expect(told.reason).toBe("too_long");
  expect(told.text.length).toBeLessThanOrEqual(LONGEST_TEXT_CHARACTERS);
  await lastCall().closed;
  expect(lastCall().isAbandoned).toBe(true);
});

test("a story that takes longer than any story is stopped", async () => {
  const told = await reasonOf("slow", { timeouts: { ...PATIENT, totalMs: 500 } });
  expect(told.reason).toBe("too_long");
  expect(WHOLE.startsWith(told.text)).toBe(true);
});

test("nobody at the address: unreachable", async () => {
  const gone = await startOpenAiServer();
  await gone.close();
  const told = await reasonOf("plain", { url: `${gone.url}/chat/completions` });
  expect(told).toMatchObject({ reason: "unreachable", failure: { message: "unreachable (ECONNREFUSED)" } });
  expect((await reasonOf("plain", { apiKey: "not\na key" })).reason).toBe("unreachable");
});

test("when the listener leaves, the provider's connection is closed", async () => {
  const leaving = new AbortController();
  const pieces = open("slow", { signal: leaving.signal })[Symbol.asyncIterator]();
  expect((await pieces.next()).done).toBe(false);
  const last = pieces.next();
  leaving.abort(new Error("left"));
  await expect(last).rejects.toThrow("left");
  await lastCall().closed;
  expect(lastCall().isAbandoned).toBe(true);
});

test("a reader that stops in the middle closes the provider's connection", async () => {
  for await (const piece of open("slow")) {
    expect(piece).not.toBe("");
    break;
  }
  await lastCall().closed;
  expect(lastCall().isAbandoned).toBe(true);
});

test("whoever left before the telling began costs nothing", async () => {
  const before = provider.calls.length;
  const { failure } = await listen(open("plain", { signal: AbortSignal.abort(new Error("left")) }));
  expect(failure).toMatchObject({ message: "left" });
  expect(provider.calls).toHaveLength(before);
});

test("an event that never ends is not kept in memory", async () => {
  const babbler = createServer((_request, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write(`data: ${"x".repeat(2_000_000)}`);
  });
  const url = await listening(babbler);
  expect(await reasonOf("any", { url })).toMatchObject({ reason: "provider_error", text: "" });
  babbler.close();
});

test("letters that are split between two packets arrive in one piece", async () => {
  const splitter = createServer((_request, response) => {
    const bytes = Buffer.from('data: {"choices":[{"delta":{"content":"niñ🦊o"},"finish_reason":"stop"}]}\r\n\r\n');
    response.writeHead(200, { "content-type": "text/event-stream" });
    for (const byte of bytes) response.write(Buffer.of(byte));
  });
  const url = await listening(splitter);
  expect(await listen(open("any", { url }))).toEqual({ text: "niñ🦊o" });
  splitter.closeAllConnections();
  splitter.close();
});

test("a kept connection that the provider has just closed does not cost the story", async () => {
  const seen = new WeakSet<object>();
  let resets = 0;
  const moody = createServer((request, response) => {
    if (seen.has(request.socket)) {
      resets += 1;
      request.socket.destroy();
      return;
    }
    seen.add(request.socket);
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.end('data: {"choices":[{"delta":{"content":"Luna."}}]}\n\ndata: [DONE]\n\n');
  });
  const url = await listening(moody);
  for (let story = 0; story < 5 && resets === 0; story += 1) {
    expect(await listen(open("any", { url }))).toEqual({ text: "Luna." });
  }
  expect(resets).toBe(1);
  moody.closeAllConnections();
  moody.close();
});

async function listening(server: ReturnType<typeof createServer>): Promise<string> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/chat/completions`;
}
