import { createServer, type RequestListener, type ServerResponse } from "node:http";
import { afterEach, expect, test } from "vitest";
import { startModelServer } from "#tests/fakes/model-server.ts";
import { listenOnLoopback } from "#tests/loopback-server.ts";
import { listen, openStream, PATIENT } from "#tests/stream-listener.ts";
import type { ProtocolName } from "./model-protocols.ts";

let closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closing.map((close) => close()));
  closing = [];
});

async function serve(answer: RequestListener): Promise<string> {
  const server = await listenOnLoopback(createServer(answer));
  closing.push(() => server.close());
  return server.url;
}

type Change = NonNullable<Parameters<typeof openStream>[3]>;

function hear(url: string, change: Change = {}, protocol: ProtocolName = "openai") {
  return listen(openStream(protocol, url, "any", change));
}

function startEvents(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "text/event-stream" });
}

const googleEvent = (text: string, finishReason?: string) =>
  `data: ${JSON.stringify({ candidates: [{ content: { parts: [{ text }] }, finishReason }] })}\n\n`;

test("nobody at the address: unreachable", async () => {
  const gone = await startModelServer();
  await gone.close();
  const { failure } = await hear(gone.url);
  expect(failure).toMatchObject({ reason: "unreachable", message: "unreachable (ECONNREFUSED)" });
});

test("a key that no header can carry: unreachable, and the key is not in the reason", async () => {
  const { failure } = await hear("http://127.0.0.1:9", { apiKey: "not\na key" });
  expect(failure).toMatchObject({ reason: "unreachable" });
  expect(String(failure)).not.toContain("a key");
});

test("a redirect is not followed: the key goes nowhere else", async () => {
  const elsewhere = await startModelServer();
  closing.push(() => elsewhere.close());
  const url = await serve((_request, response) => {
    response.writeHead(307, { location: `${elsewhere.url}/chat/completions` }).end();
  });
  expect((await hear(url, { apiKey: "k" })).failure).toMatchObject({ reason: "provider_error" });
  expect(elsewhere.calls).toEqual([]);
});

test("an event that never ends is not kept in memory", async () => {
  const url = await serve((_request, response) => {
    startEvents(response);
    response.write(`data: ${"x".repeat(2_000_000)}`);
  });
  expect(await hear(url)).toMatchObject({ failure: { reason: "provider_error" }, text: "" });
});

test("an event that nobody can read ends the story, after the text before it", async () => {
  const url = await serve((_request, response) => {
    startEvents(response);
    response.end('data: {"choices":[{"delta":{"content":"Luna."}}]}\n\ndata: {"choices":[{"del\n\n');
  });
  expect(await hear(url)).toMatchObject({ failure: { reason: "provider_error" }, text: "Luna." });
});

test("letters that are split between two packets arrive in one piece", async () => {
  const url = await serve((_request, response) => {
    const bytes = Buffer.from('data: {"choices":[{"delta":{"content":"niñ🦊o"},"finish_reason":"stop"}]}\r\n\r\n');
    startEvents(response);
    for (const byte of bytes) response.write(Buffer.of(byte));
  });
  expect(await hear(url)).toEqual({ text: "niñ🦊o" });
});

test("a kept connection that the provider has just closed does not cost the story", async () => {
  const seen = new WeakSet<object>();
  let resets = 0;
  const url = await serve((request, response) => {
    if (seen.has(request.socket)) {
      resets += 1;
      request.socket.destroy();
      return;
    }
    seen.add(request.socket);
    startEvents(response);
    response.end('data: {"choices":[{"delta":{"content":"Luna."}}]}\n\ndata: [DONE]\n\n');
  });
  for (let story = 0; story < 5 && resets === 0; story += 1) expect(await hear(url)).toEqual({ text: "Luna." });
  expect(resets).toBe(1);
});

test("a model that says STOP with every event is heard to its end", async () => {
  const url = await serve((_request, response) => {
    startEvents(response);
    response.end(googleEvent("Once. ", "STOP") + googleEvent("The end.", "STOP"));
  });
  expect(await hear(url, {}, "google")).toEqual({ text: "Once. The end." });
});

test("STOP before the text says nothing about the text", async () => {
  const url = await serve((_request, response) => {
    startEvents(response);
    response.end(googleEvent("", "STOP") + googleEvent("Once upon a"));
  });
  expect(await hear(url, {}, "google")).toMatchObject({ text: "Once upon a", failure: { reason: "truncated" } });
});

test.each([
  ["stays silent", "stalled", () => {}],
  ["breaks", "truncated", (response: ServerResponse) => response.socket?.destroySoon()],
])("where every event says STOP, a connection that %s means that the story has %s", async (_, reason, end) => {
  const url = await serve((_request, response) => {
    startEvents(response);
    response.write(googleEvent("Once upon a", "STOP"), () => end(response));
  });
  const told = await hear(url, { timeouts: { ...PATIENT, idleMs: 150 } }, "google");
  expect(told).toMatchObject({ text: "Once upon a", failure: { reason } });
});

const EMPTY_PURSE = { error: { code: "insufficient_quota" } };

test.each([
  ["a page instead of an error", (response: ServerResponse) => void response.end("<p>Too busy</p>")],
  [
    "an error as long as a page",
    (response: ServerResponse) => void response.end(JSON.stringify({ page: "x".repeat(20_000), ...EMPTY_PURSE })),
  ],
  ["half an error", (response: ServerResponse) => void response.write('{"error":{', () => response.destroy())],
  [
    "an error that is torn off",
    (response: ServerResponse) => void response.write('{"error":{', () => response.socket?.resetAndDestroy()),
  ],
  ["an error that never ends", (response: ServerResponse) => void response.write('{"error":')],
])("%s: the status alone says what happened", async (_, answer) => {
  const url = await serve((_request, response) => {
    response.writeHead(429, { "content-type": "application/json", "retry-after": "5" });
    answer(response);
  });
  const timeouts = { ...PATIENT, firstTokenMs: 200 };
  expect((await hear(url, { timeouts })).failure).toMatchObject({ reason: "too_many_requests", retryAfterSeconds: 5 });
});
