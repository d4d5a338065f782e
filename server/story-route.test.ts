import { afterAll, beforeAll, expect, test } from "vitest";
import { CHECKS } from "#app/stories/safety-contract.ts";
import { eventsOf, openTestProduct, storyOf, type TestProduct } from "#tests/test-product.ts";

const STREAM = { Accept: "text/event-stream" };
const JSON_BODY = { "Content-Type": "application/json" };

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());

const get = (query: string, headers: Record<string, string> = {}) =>
  product.app.request(`/api/story?${query}`, { headers });
const post = (body: unknown, headers: Record<string, string> = {}) =>
  product.app.request("/api/story", {
    method: "POST",
    headers: { ...JSON_BODY, ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
/** The guest that an answer made, for the next request. */
const guestOf = (response: Response) => ({ Cookie: response.headers.getSetCookie()[0]?.split(";")[0] ?? "" });
const key = (name: string) => ({ "Idempotency-Key": name });

/** Exactly what a guest's answer holds, whatever the story. */
const guestsAnswer = (language: "es" | "en") => ({
  generated_story_content: expect.stringMatching(/\S{2,}[^]*\S$/),
  title: expect.stringMatching(/\S/),
  preview: true,
  language,
  storyteller: { kind: "builtin", name: "builtin" },
  id: null,
  saved: false,
  storyCount: null,
  totalStoryCount: null,
  max_amount_of_stories: null,
  safety: { rules: expect.stringMatching(/^\d+\.\d+$/), checks: CHECKS, softened: [], reviewed: false },
});

test.each([
  ["GET", () => get("kid_age=6&story_genres=Fable,Scary&custom_user_input=un%20drag%C3%B3n&language=spanish")],
  [
    "POST",
    () => post({ kid_age: 6, story_genres: ["Fable", "Scary"], custom_user_input: "un dragón", language: "spanish" }),
  ],
])("%s tells a guest half a story in one JSON answer", async (_, ask) => {
  const response = await ask();
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toMatch(/^application\/json/);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(await response.json()).toEqual(guestsAnswer("es"));
});

test.each([
  ["GET", () => get("kid_age=4&language=en", STREAM)],
  ["POST", () => post({ kid_age: 4, language: "en" }, STREAM)],
])("%s tells it word by word to whoever accepts an event stream", async (_, ask) => {
  const response = await ask();
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toMatch(/^text\/event-stream/);
  expect(response.headers.get("Cache-Control")).toMatch(/no-store/);
  const events = eventsOf(await response.text());
  expect(events[0]).toEqual({
    event: "start",
    data: {
      title: expect.stringMatching(/\S/),
      storyteller: { kind: "builtin", name: "builtin" },
      language: "en",
      preview: true,
    },
  });
  const texts = events.slice(1, -1);
  expect(texts.length).toBeGreaterThan(0);
  for (const text of texts) expect(text).toEqual({ event: "text", data: { text: expect.stringMatching(/^[^]+$/) } });
  expect(events.at(-1)).toEqual({
    event: "end",
    data: {
      id: null,
      saved: false,
      title: events[0]?.data.title,
      preview: true,
      storyCount: null,
      totalStoryCount: null,
      max_amount_of_stories: null,
      safety: guestsAnswer("en").safety,
    },
  });
});

test("the stream's texts are the JSON's content, whichever came first", async () => {
  const streamed = await post({ kid_age: 6 }, { ...STREAM, ...key("stream-first") });
  const guest = guestOf(streamed);
  const events = eventsOf(await streamed.text());
  const replayed = await (await post({ kid_age: 6 }, { ...guest, ...key("stream-first") })).json();
  expect(storyOf(events)).toBe(replayed.generated_story_content);
  expect(events.at(-1)?.data.title).toBe(replayed.title);

  const told = await (await get("kid_age=8", { ...guest, ...key("json-first") })).json();
  const again = eventsOf(await (await get("kid_age=8", { ...guest, ...STREAM, ...key("json-first") })).text());
  expect(storyOf(again)).toBe(told.generated_story_content);
});

test("GET and POST with the same key and the same wishes are the same story", async () => {
  const told = await post({ kid_age: 6, story_genres: ["Fable"], language: "english" }, key("both"));
  const again = await get("kid_age=06&story_genres=Fable&language=en", { ...guestOf(told), ...key("both") });
  expect(await again.json()).toEqual(await told.json());
});

test("another guest with the same key gets a story of their own", async () => {
  const [one, other] = [await post({ kid_age: 6 }, key("shared")), await post({ kid_age: 6 }, key("shared"))];
  expect(one.headers.getSetCookie()).not.toEqual(other.headers.getSetCookie());
  expect((await one.json()).generated_story_content).not.toBe((await other.json()).generated_story_content);
});

test("a key with other wishes is refused before anything is told", async () => {
  const told = await post({ kid_age: 6 }, key("k"));
  const refused = await post({ kid_age: 7 }, { ...guestOf(told), ...key("k"), ...STREAM });
  expect(refused.status).toBe(422);
  expect(refused.headers.get("Content-Type")).toBe("application/problem+json");
  expect(await refused.json()).toMatchObject({ code: "key_reused", status: 422 });
});

test.each([
  ["text/event-stream", true],
  ["Text/Event-Stream", true],
  ["text/event-stream, application/json;q=0.5", true],
  ["application/json", false],
  ["*/*", false],
  ["text/html", false],
  ["", false],
])("Accept %j: a stream is %s", async (accept, isStream) => {
  const response = await get("kid_age=6", accept ? { Accept: accept } : {});
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")?.startsWith("text/event-stream")).toBe(isStream);
  await response.text();
});

test("what is wrong with a request is a plain problem, to stream callers too", async () => {
  for (const headers of [{}, STREAM]) {
    const response = await post({ kid_age: 11, story_genres: ["Romance"] }, { ...headers, "Accept-Language": "en" });
    expect(response.status).toBe(400);
    expect(response.headers.get("Content-Type")).toBe("application/problem+json");
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(await response.json()).toEqual({
      type: "urn:problem:invalid_request",
      title: "Something in the request needs another look.",
      status: 400,
      code: "invalid_request",
      fields: {
        kid_age: "The age is a whole number from 2 to 10.",
        story_genres: "The genres are Fantasy, Fable, SciFi, Scary, Superhero and Mistery.",
      },
    });
  }
});

test.each([
  ["broken JSON", '{"kid_age": 6'],
  ["an empty body", ""],
  ["an array", "[]"],
  ["null", "null"],
  ["a text", '"story"'],
  ["a number", "6"],
])("%s is no request", async (_, body) => {
  const response = await post(body);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    code: "invalid_request",
    fields: { body: "El contenido tiene que ser un objeto JSON." },
  });
});

test.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "application/jsonx", ""])(
  "a body of type %j is refused as such",
  async (type) => {
    const body = new TextEncoder().encode(JSON.stringify({ kid_age: 6 }));
    const headers: Record<string, string> = type ? { "Content-Type": type } : {};
    const response = await product.app.request("/api/story", { method: "POST", headers, body });
    expect(response.status).toBe(415);
    expect(await response.json()).toMatchObject({ code: "wrong_type" });
  },
);

test.each(["application/json; charset=utf-8", "Application/JSON", "application/json ;charset=UTF-8"])(
  "%s is JSON",
  async (type) => {
    expect((await post({ kid_age: 6 }, { "Content-Type": type })).status).toBe(200);
  },
);

test("a body over 64 KB is refused, whether or not it says its length, and one of 64 KB is read", async () => {
  const bodyOf = (bytes: number) => {
    const start = '{"kid_age":6,"moon":"';
    return `${start}${"x".repeat(bytes - start.length - 2)}"}`;
  };
  const tooLarge = bodyOf(64 * 1024 + 1);
  for (const headers of [{}, { "Content-Length": String(tooLarge.length) }] as Record<string, string>[]) {
    const response = await post(tooLarge, headers);
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ code: "too_large", status: 413 });
  }
  expect((await post(bodyOf(64 * 1024))).status).toBe(200);
});

test("a malformed idempotency key is refused by its name", async () => {
  for (const bad of ["", "a b", "x".repeat(201)]) {
    const response = await post({ kid_age: 6 }, key(bad));
    expect(response.status).toBe(400);
    expect(Object.keys((await response.json()).fields)).toEqual(["Idempotency-Key"]);
  }
});

test("HEAD and prefetches tell no story", async () => {
  const quiet = await openTestProduct({}, { stories: { ...product.services.stories, tell: neverTells } });
  const ask = (init: RequestInit) => quiet.app.request("/api/story?kid_age=6", init);
  const head = await ask({ method: "HEAD" });
  expect(head.status).toBe(405);
  expect(head.headers.get("Allow")).toBe("GET, POST");
  for (const headers of [
    { "Sec-Purpose": "prefetch" },
    { "Sec-Purpose": "prefetch;prerender" },
    { Purpose: "prefetch" },
    { "X-Moz": "prefetch" },
  ] as Record<string, string>[]) {
    const response = await ask({ headers });
    expect(response.status).toBe(204);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
  }
  await quiet.close();
});

function neverTells(): never {
  throw new Error("a story was told");
}

test("nothing is set for a guest whose request was refused", async () => {
  expect((await get("kid_age=1")).headers.getSetCookie()).toEqual([]);
});

test("markup in the ideas is a story like any other, and JSON is never taken for a page", async () => {
  const response = await post({ kid_age: 6, custom_user_input: "<script>alert(1)</script> y Lucía" });
  expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect((await response.json()).generated_story_content).not.toContain("<script>");
});

test.each([
  ["a language", "/api/story?kid_age=6&lng=%E0%A4%A", {}],
  ["an idea", "/api/story?kid_age=6&custom_user_input=%E0%A4%A", {}],
  ["a cookie", "/api/story?kid_age=6", { Cookie: "i18nextLng=%E0%A4%A; cuentaluna_guest=%FF; =; ;" }],
  ["a browser's language", "/api/story?kid_age=6", { "Accept-Language": ";;q=,*;q=x,es;q=2" }],
])("%s that is written wrongly is no reason to fail", async (_, path, headers) => {
  expect((await product.app.request(path, { headers: headers as Record<string, string> })).status).toBe(200);
});
