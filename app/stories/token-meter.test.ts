import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { type ModelServer, startModelServer } from "#tests/fakes/model-server.ts";
import { ENGLISH_STORY } from "#tests/fakes/model-stories.ts";
import { listenOnLoopback } from "#tests/loopback-server.ts";
import { listen, openStream, PATIENT } from "#tests/stream-listener.ts";
import { MODEL_PROTOCOLS, type ProtocolName } from "./model-protocols.ts";
import { estimatedTokens, TokenMeter } from "./token-meter.ts";

const PROTOCOLS = Object.keys(MODEL_PROTOCOLS) as ProtocolName[];
const WHOLE = `# ${ENGLISH_STORY.title}\n\n${ENGLISH_STORY.text}`;

let provider: ModelServer;
let closing: (() => Promise<void>)[] = [];
beforeAll(async () => {
  provider = await startModelServer();
  return () => provider.close();
});
afterEach(async () => {
  await Promise.all(closing.map((close) => close()));
  closing = [];
});

async function serve(answer: (...given: Parameters<RequestListener>) => unknown): Promise<string> {
  const server = await listenOnLoopback(createServer((request, response) => void answer(request, response)));
  closing.push(() => server.close());
  return server.url;
}

/** The events in which each provider tells a story and says what it has counted, in the order in which they come. */
const TOLD: Record<ProtocolName, object[]> = {
  openai: [
    { choices: [{ delta: { content: "Once. The end." }, finish_reason: null }] },
    { choices: [{ delta: {}, finish_reason: "stop" }], usage: null },
    { choices: [], usage: { prompt_tokens: 700, completion_tokens: 40, total_tokens: 740 } },
  ],
  anthropic: [
    {
      type: "message_start",
      message: { usage: { input_tokens: 600, cache_read_input_tokens: 100, output_tokens: 1 } },
    },
    { type: "content_block_delta", delta: { type: "text_delta", text: "Once. The end." } },
    { type: "message_delta", delta: { stop_reason: "end_turn" }, usage: { output_tokens: 40 } },
  ],
  google: [
    { candidates: [{ content: { parts: [{ text: "Once. " }] } }], usageMetadata: { promptTokenCount: 700 } },
    {
      candidates: [{ content: { parts: [{ text: "The end." }] }, finishReason: "STOP" }],
      usageMetadata: { promptTokenCount: 700, candidatesTokenCount: 10, thoughtsTokenCount: 30 },
    },
  ],
};
const written = (events: readonly object[]) => events.map((event) => `data: ${JSON.stringify(event)}\n\n`);

async function metered(protocol: ProtocolName, url: string, model = "any", change = {}) {
  const meter = new TokenMeter();
  const heard = await listen(openStream(protocol, url, model, { meter, ...change }));
  await meter.over();
  return { heard, tokens: meter.tokens };
}
/** What the last request to the stand-in counts as, by its length. */
const inputOf = () => estimatedTokens(JSON.stringify(provider.calls.at(-1)?.body).length);

describe.each(PROTOCOLS)("over the protocol of %s", (protocol) => {
  test("a story costs what its provider says, also when it says so after the last word", async () => {
    const url = await serve(async (_request, response) => {
      response.writeHead(200, { "content-type": "text/event-stream" });
      for (const event of written(TOLD[protocol])) {
        response.write(event);
        await new Promise(setImmediate);
      }
      response.end();
    });
    const { heard, tokens } = await metered(protocol, url);
    expect(heard).toEqual({ text: "Once. The end." });
    expect(tokens).toBe(740);
  });

  test("a story whose provider breaks off costs at least what has come of it", async () => {
    const { heard, tokens } = await metered(protocol, provider.baseUrls[protocol], "truncated");
    expect(heard.text.length).toBeGreaterThan(100);
    expect(tokens).toBeGreaterThanOrEqual(estimatedTokens(heard.text.length));
  });

  test.each(["tooManyRequests", "serverError", "wrongKey"])("%s costs nothing", async (model) => {
    expect((await metered(protocol, provider.baseUrls[protocol], model)).tokens).toBe(0);
  });
});

test("a provider that says nothing of tokens is estimated from the text, in both directions", async () => {
  const { tokens } = await metered("openai", provider.url, "plain");
  expect(tokens).toBe(inputOf() + estimatedTokens(WHOLE.length));
});

test("a provider that nobody reaches costs nothing, one that takes the request and never answers costs the request", async () => {
  const gone = await startModelServer();
  await gone.close();
  expect((await metered("openai", gone.url)).tokens).toBe(0);
  const hurried = { timeouts: { ...PATIENT, firstTokenMs: 100 } };
  expect((await metered("openai", provider.url, "neverAnswers", hurried)).tokens).toBe(inputOf());
});

test("a reader who leaves midway pays for what was said until then", async () => {
  const meter = new TokenMeter();
  const arrived = Promise.withResolvers<void>();
  const url = await serve((_request, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write(written(TOLD.openai.slice(0, 1))[0]);
    void once(response, "close").then(() => arrived.resolve());
  });
  for await (const piece of openStream("openai", url, "any", { meter })) {
    expect(piece).toBe("Once. The end.");
    break;
  }
  await arrived.promise;
  await meter.over();
  expect(meter.tokens).toBeGreaterThan(estimatedTokens("Once. The end.".length));
});

test("numbers that count nothing are not counted", async () => {
  const odd = { choices: [], usage: { prompt_tokens: -5, completion_tokens: "many" } };
  const url = await serve((_request, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.end(written([...TOLD.openai.slice(0, 2), odd]).join(""));
  });
  const { tokens } = await metered("openai", url);
  expect(tokens).toBeGreaterThan(estimatedTokens("Once. The end.".length));
  expect(tokens).toBeLessThan(1_000);
});

test("OpenAI's own servers are asked to count, and no others: some refuse the question", () => {
  const bodyFor = (baseUrl: string) =>
    JSON.parse(
      MODEL_PROTOCOLS.openai.writeRequest({ baseUrl, model: "m", prompt: { system: "", user: "" }, wordCeiling: 1 })
        .body,
    );
  expect(bodyFor("https://api.openai.com/v1").stream_options).toEqual({ include_usage: true });
  for (const other of [
    "http://127.0.0.1:11434/v1",
    "https://api.mistral.example/v1",
    "https://api.openai.com.example/v1",
  ])
    expect(bodyFor(other)).not.toHaveProperty("stream_options");
});
