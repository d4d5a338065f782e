import { PassThrough } from "node:stream";
import type { Context } from "hono";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { StoryEvent } from "./contract.ts";
import { streamEvents } from "./event-stream.server.ts";

const text = (words: string): StoryEvent => ({ event: "text", data: { text: words } });
const noProblem = () => ({ code: "unexpected", title: "Oh." }) as const;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A connection with room for so many bytes. */
function connection(highWaterMark = 16_384) {
  const outgoing = Object.assign(new PassThrough({ highWaterMark }), { writeHead: () => undefined });
  const context = { env: { outgoing }, res: new Response() } as unknown as Context;
  return { outgoing, context, leaving: new AbortController() };
}

test("a story that is long in coming says every 15 seconds that it is still there", async () => {
  const { outgoing, context, leaving } = connection();
  const more = Promise.withResolvers<void>();
  async function* events() {
    yield text("Once");
    await more.promise;
  }
  await streamEvents(context, events(), leaving, noProblem);
  await vi.advanceTimersByTimeAsync(45_000);
  more.resolve();
  const stream = await Array.fromAsync(outgoing.setEncoding("utf8"));
  expect(stream.join("")).toBe('event: text\ndata: {"text":"Once"}\n\n:\n\n:\n\n:\n\n');
  expect(vi.getTimerCount()).toBe(0);
});

test("a line break in a story does not break the stream", async () => {
  const { outgoing, context, leaving } = connection();
  async function* events() {
    yield text("One.\n\nTwo.\u2028Three.");
  }
  await streamEvents(context, events(), leaving, noProblem);
  const stream = (await Array.fromAsync(outgoing.setEncoding("utf8"))).join("");
  expect(stream.split("\n")).toEqual(["event: text", 'data: {"text":"One.\\n\\nTwo.\u2028Three."}', "", ""]);
});

test("a reader who is slow makes the storyteller wait, and hears everything", async () => {
  const { outgoing, context, leaving } = connection(64);
  let asked = 0;
  async function* events() {
    for (; asked < 50; asked += 1) yield text(`Sentence ${asked}.`);
  }
  await streamEvents(context, events(), leaving, noProblem);
  await vi.waitFor(() => expect(outgoing.writableNeedDrain).toBe(true));
  expect(asked).toBeLessThan(10);
  const stream = (await Array.fromAsync(outgoing.setEncoding("utf8"))).join("");
  expect(stream.match(/event: text/g)).toHaveLength(50);
});

test("whoever leaves while the connection is full stops the storyteller", async () => {
  const { outgoing, context, leaving } = connection(16);
  const stopped = Promise.withResolvers<void>();
  async function* events() {
    try {
      for (;;) yield text("And then, and then, and then.");
    } finally {
      stopped.resolve();
    }
  }
  await streamEvents(context, events(), leaving, noProblem);
  leaving.abort();
  outgoing.destroy();
  await expect(stopped.promise).resolves.toBeUndefined();
});

test("what goes wrong midway is the last that is said, and what goes wrong before is no stream", async () => {
  const { outgoing, context, leaving } = connection();
  async function* breaks() {
    yield text("Once");
    throw new Error("gone");
  }
  await streamEvents(context, breaks(), leaving, noProblem);
  const stream = (await Array.fromAsync(outgoing.setEncoding("utf8"))).join("");
  expect(stream).toMatch(/event: problem\ndata: {"code":"unexpected","title":"Oh."}\n\n$/);

  const broken = breaks();
  await broken.next();
  await expect(streamEvents(context, broken, leaving, noProblem)).rejects.toThrow("gone");
});
