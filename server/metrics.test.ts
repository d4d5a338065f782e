import { afterEach, expect, test, vi } from "vitest";
import { askJson, askStream, type ModelHouse, openModelHouse, STORY_WISH } from "#tests/model-house.ts";
import { NO_STORY_LIMITS } from "#tests/no-story-limits.ts";
import { LIVE, refusalOf } from "#tests/settings.ts";
import { openTestProduct, type TestProduct } from "#tests/test-product.ts";
import { readSettings } from "./settings.ts";

const TOKEN = "scrape-7f3b-91c4-e0";

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});
async function open(...given: Parameters<typeof openTestProduct>): Promise<TestProduct> {
  const product = await openTestProduct(...given);
  closing.push(() => product.close());
  return product;
}
async function openModels(): Promise<ModelHouse> {
  const house = await openModelHouse();
  closing.push(() => house.close());
  return house;
}

const scrape = async ({ app }: TestProduct, headers: Record<string, string> = {}) =>
  app.request("/metrics", { headers });
const figuresOf = async (product: TestProduct) => samplesIn(await (await scrape(product)).text());
const figuresAt = async (storyUrl: string) => samplesIn(await (await fetch(new URL("/metrics", storyUrl))).text());

/** The samples by their names with labels, as they stand there. */
function samplesIn(text: string): Record<string, number> {
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.lastIndexOf(" ")), Number(line.split(" ").at(-1))]),
  );
}

test("on trial this machine reads the figures of the process and of the product, as Prometheus wants them", async () => {
  const answer = await scrape(await open());
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Content-Type")).toBe("text/plain; version=0.0.4; charset=utf-8");
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  const figures = samplesIn(await answer.text());
  expect(figures.process_resident_memory_bytes).toBeGreaterThan(0);
  expect(figures).toMatchObject({
    cuentaluna_database_ready: 1,
    cuentaluna_realtime_sockets: 0,
    'cuentaluna_letters_waiting{queue="outbox"}': 0,
    'cuentaluna_purse_tokens{purse="guests",window="hour"}': 0,
    'cuentaluna_purse_tokens_limit{purse="guests",window="hour"}': 300_000,
  });
});

test("on trial a name that only points at this machine shows nothing", async () => {
  const answer = await scrape(await open(), { Host: "elsewhere.example" });
  expect(await answer.text()).toContain("<p");
});

test("live, there is nothing at this address without a token in the settings", async () => {
  const product = await open(LIVE);
  const answer = await scrape(product, { Authorization: `Bearer ${TOKEN}` });
  const nowhere = await product.app.request("/no/such/page");
  expect([answer.status, await answer.text()]).toEqual([nowhere.status, await nowhere.text()]);
});

test("live, the token opens the figures, and nothing else does", async () => {
  const product = await open({ ...LIVE, METRICS_TOKEN: TOKEN });
  const statusFor = async (headers: Record<string, string>) => (await scrape(product, headers)).status;
  expect(await statusFor({ Authorization: `Bearer ${TOKEN}` })).toBe(200);
  expect(await statusFor({ Authorization: `bearer  ${TOKEN}` })).toBe(200);
  for (const Authorization of [`Bearer ${TOKEN}x`, "Bearer ", "Bearer", TOKEN, `Basic ${TOKEN}`, `Bearer ${TOKEN} x`])
    expect([Authorization, await statusFor({ Authorization })]).toEqual([Authorization, 401]);
  const refused = await scrape(product, { Host: "localhost" });
  expect([refused.status, refused.headers.get("WWW-Authenticate")]).toEqual([401, "Bearer"]);
  expect(await refused.text()).not.toContain("http_requests_total");
});

test("a token that no client can send stops the start", () => {
  expect(refusalOf(() => readSettings({ METRICS_TOKEN: "two words" }))).toContain("METRICS_TOKEN");
  expect(refusalOf(() => readSettings({ METRICS_TOKEN: "luna\u00f1" }))).toContain("METRICS_TOKEN");
  expect(refusalOf(() => readSettings({ METRICS_TOKEN: "fifteen-letters" }))).toContain("METRICS_TOKEN");
  expect(readSettings({ METRICS_TOKEN: TOKEN }).metricsToken).toBe(TOKEN);
});

test("requests are counted by route, and no label holds what a client has written", async () => {
  const product = await open();
  const { app } = product;
  await app.request("/library?q=ana");
  await app.request("/reader?story=5f2c");
  await app.request("/ana@home.example");
  await app.request("/api/listeners/5f2c", { method: "DELETE" });
  await app.request("/api/story?kid_age=99&custom_user_input=ana");
  await app.request("/about", { method: "PROPFIND" });
  const text = await (await scrape(product)).text();
  expect(samplesIn(text)).toMatchObject({
    'http_requests_total{method="GET",route="/library",status="200"}': 1,
    'http_requests_total{method="GET",route="/reader",status="200"}': 1,
    'http_requests_total{method="GET",route="/api/story",status="400"}': 1,
    'http_requests_total{method="GET",route="*",status="200"}': 1,
    'http_requests_total{method="DELETE",route="*",status="401"}': 1,
    'http_requests_total{method="other",route="/about",status="200"}': 1,
    'http_request_duration_seconds_count{route="/library"}': 1,
  });
  expect(text).not.toMatch(/\bana\b|5f2c|PROPFIND/);
});

test("a telling is counted once by who told and how it ended, and timed to its first words", async () => {
  const product = await open(NO_STORY_LIMITS);
  const { app } = product;
  const post = (body: object, key = "") => ({
    method: "POST",
    headers: { "Content-Type": "application/json", ...(key && { "Idempotency-Key": key }) },
    body: JSON.stringify(body),
  });
  const told = await app.request("/api/story", post({ kid_age: 6 }, "one"));
  const Cookie = told.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const reused = post({ kid_age: 7 }, "one");
  expect((await app.request("/api/story", { ...reused, headers: { ...reused.headers, Cookie } })).status).toBe(422);
  const figures = await figuresOf(product);
  expect(figures).toMatchObject({
    'cuentaluna_tellings_total{storyteller="builtin",outcome="told"}': 1,
    'cuentaluna_tellings_total{storyteller="builtin",outcome="key_reused"}': 1,
    'cuentaluna_telling_first_word_seconds_count{storyteller="builtin"}': 1,
    cuentaluna_tellings_running: 0,
  });
});

test("whoever leaves in the middle of a telling has left, and is no failure", async () => {
  const { url } = await (await openModels()).serve("slow");
  const leaving = new AbortController();
  const answer = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "text/event-stream" },
    body: JSON.stringify(STORY_WISH),
    signal: leaving.signal,
  });
  await answer.body?.getReader().read();
  expect(await figuresAt(url)).toMatchObject({ cuentaluna_tellings_running: 1 });
  leaving.abort();
  await vi.waitFor(async () => {
    const figures = await figuresAt(url);
    expect(figures).toMatchObject({
      'cuentaluna_tellings_total{storyteller="model",outcome="left"}': 1,
      cuentaluna_tellings_running: 0,
    });
  });
});

test("what a model cost, and what the guard stopped of it, can be read", async () => {
  const { url } = await (await openModels()).serve("blockedWord", { STORY_FALLBACK: "builtin" });
  expect((await askStream(url)).status).toBe(200);
  await vi.waitFor(async () => {
    const figures = await figuresAt(url);
    const stops = Object.entries(figures).filter(([name]) => name.startsWith("cuentaluna_guard_stops_total"));
    expect(stops).toEqual([[expect.stringMatching(/storyteller="model",reason="\w+"/), expect.any(Number)]]);
    expect(figures['cuentaluna_purse_tokens{purse="guests",window="day"}']).toBeGreaterThan(0);
    expect(figures['cuentaluna_purse_tokens{purse="paying",window="day"}']).toBe(0);
  });
});

test("a provider that fails is counted, and shown as resting once it is left in peace", async () => {
  const { url } = await (await openModels()).serve("serverError", NO_STORY_LIMITS);
  const resting = 'cuentaluna_provider_resting{setting="STORY_MODEL"}';
  expect((await figuresAt(url))[resting]).toBe(0);
  for (let story = 0; story < 5; story += 1) expect((await askJson(url)).status).toBe(503);
  const figures = await figuresAt(url);
  expect(figures[resting]).toBe(1);
  expect(figures['cuentaluna_storyteller_failures_total{storyteller="model",reason="provider_error"}']).toBeGreaterThan(
    0,
  );
  expect(figures['cuentaluna_tellings_total{storyteller="model",outcome="storyteller_unavailable"}']).toBe(5);
});
