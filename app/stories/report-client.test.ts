import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { listenOnLoopback } from "#tests/loopback-server.ts";
import { EMPTY_REPORT, sendReport } from "./report-client.ts";
import { REPORT_COMMENT_MAX_GRAPHEMES, REPORT_PATH } from "./safety-contract.ts";

const STORY = { id: "story-1" };
const REPORT = { ...EMPTY_REPORT, reason: "frightening" } as const;

let answer: { status: number; body: unknown };
const heard: { body: unknown; key: string | undefined }[] = [];
let server: Awaited<ReturnType<typeof listenOnLoopback>>;
beforeAll(async () => {
  const app = new Hono();
  app.post(REPORT_PATH, async (c) => {
    heard.push({ body: await c.req.json(), key: c.req.header("Idempotency-Key") });
    const { status, body } = answer;
    return new Response(typeof body === "string" ? body : JSON.stringify(body), { status });
  });
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  server = await listenOnLoopback(createServer((request, response) => void listener(request, response)));
});
afterAll(() => server.close());
beforeEach(() => {
  heard.length = 0;
  answer = { status: 202, body: {} };
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => fetch(new URL(path, server.url), init));
});
afterEach(() => vi.unstubAllGlobals());

test("the story's text goes along only when somebody wants it to", async () => {
  expect(await sendReport(STORY, REPORT)).toBeNull();
  expect(await sendReport(STORY, { ...REPORT, includesStory: true })).toBeNull();
  expect(heard.map(({ body }) => body)).toEqual([
    { reason: "frightening", include_story: false, story: "story-1" },
    { reason: "frightening", include_story: true, story: "story-1" },
  ]);
});

test("a saved story is named by its id, and any other by the key of its telling", async () => {
  await sendReport(STORY, REPORT);
  await sendReport({ key: "key-1" }, { ...REPORT, comment: "  Da miedo.\nMucho. " });
  expect(heard).toEqual([
    { body: { reason: "frightening", include_story: false, story: "story-1" }, key: undefined },
    { body: { reason: "frightening", comment: "Da miedo.\nMucho.", include_story: false }, key: "key-1" },
  ]);
});

test("what lacks a reason or is too long is sent to nobody", async () => {
  const long = "👨‍👩‍👧".repeat(REPORT_COMMENT_MAX_GRAPHEMES);
  expect(await sendReport(STORY, EMPTY_REPORT)).toBe("reason");
  expect(await sendReport(STORY, { ...REPORT, comment: `${long}!` })).toBe("tooLong");
  expect(heard).toEqual([]);
  expect(await sendReport(STORY, { ...REPORT, comment: `\n${long} ` })).toBeNull();
});

test.each([
  [400, { code: "invalid_request", fields: { comment: "report_comment_too_long" } }, "tooLong"],
  [400, { code: "invalid_request", fields: { story: "report_story_missing" } }, "review"],
  [404, { code: "not_found" }, "gone"],
  [429, { code: "too_many_requests" }, "tooMany"],
  [503, { code: "database_unavailable" }, "broken"],
  [502, "<html>", "broken"],
  [500, null, "broken"],
  [403, { code: "cross_site" }, "broken"],
])("the answer %d %j is told as what it is", async (status, body, fault) => {
  answer = { status, body };
  expect(await sendReport(STORY, REPORT)).toBe(fault);
});

test("without a connection nothing is thrown, and it is said", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  expect(await sendReport(STORY, REPORT)).toBe("offline");
});
