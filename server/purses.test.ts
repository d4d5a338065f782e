import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { mostTokensOf } from "#app/stories/story-cost.server.ts";
import { estimatedTokens } from "#app/stories/token-meter.ts";
import { DATABASES, openTestDatabase, type TestDatabase } from "#tests/databases.ts";
import { type ModelServer, startModelServer } from "#tests/fakes/model-server.ts";
import { NO_STORY_LIMITS } from "#tests/no-story-limits.ts";
import { openTestProduct, serve, type TestProduct } from "#tests/test-product.ts";

const WISH = { kid_age: 6, language: "en" };
const MOST = mostTokensOf({ age: 6, length: "usual" }, false);

let provider: ModelServer;
let products: TestProduct[];
let servers: { close(): Promise<void> }[];
beforeAll(async () => {
  provider = await startModelServer({ slowTokenMs: 5 });
});
beforeEach(() => {
  products = [];
  servers = [];
  provider.calls.length = 0;
});
async function closeAll(): Promise<void> {
  await Promise.all(servers.splice(0).map((server) => server.close()));
  for (const product of products.splice(0)) await product.close();
}
afterEach(closeAll);
afterAll(() => provider.close());

async function open(env: Record<string, string>, scenario = "plain"): Promise<TestProduct> {
  const product = await openTestProduct({
    STORY_MODEL: `compatible:${scenario}`,
    STORY_BASE_URL: provider.url,
    ...NO_STORY_LIMITS,
    ...env,
  });
  products.push(product);
  return product;
}
async function openOnSocket(env: Record<string, string>, scenario?: string): Promise<string> {
  const server = await serve((await open(env, scenario)).app);
  servers.push(server);
  return `${server.url}/api/story`;
}
const requestOf = (headers: Record<string, string> = {}, wish: object = WISH) => ({
  method: "POST",
  headers: { "Content-Type": "application/json", ...headers },
  body: JSON.stringify(wish),
});
const ask = async (product: TestProduct, headers?: Record<string, string>, wish?: object) =>
  product.app.request("/api/story", requestOf(headers, wish));
const guestOf = (response: Response) => response.headers.getSetCookie()[0]?.split(";")[0] ?? "";

describe.each(DATABASES)("on %s", (kind) => {
  const HELD = 6.5 * MOST;
  const PURSE = { LIMIT_PURSE_GUESTS_TOKENS_PER_DAY: String(Math.round(HELD)) };
  let database: TestDatabase;
  let place: Record<string, string>;
  beforeEach(async () => {
    database = await openTestDatabase(kind);
    const { dataDir, databaseUrl } = database.place;
    place = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  });
  afterEach(async () => {
    await closeAll();
    await database.close();
  });

  const inPurse = async () => {
    const [row] = await database.db.selectFrom("purses").select("day_tokens").execute();
    return row?.day_tokens ?? 0;
  };
  const sentTokens = () =>
    provider.calls.reduce((sum, { body }) => sum + estimatedTokens(JSON.stringify(body).length), 0);

  test("fifty at once and more after them never spend more than the purse holds, also after a restart", async () => {
    const product = await open({ ...place, ...PURSE });
    const burst = await Promise.all(Array.from({ length: 50 }, () => ask(product)));
    const told = burst.filter(({ status }) => status === 200);
    const refused = burst.filter(({ status }) => status === 503);
    expect(told.length).toBeGreaterThan(0);
    expect(told.length + refused.length).toBe(50);
    expect(provider.calls).toHaveLength(told.length);
    for (const response of refused) {
      expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
      expect(await response.json()).toMatchObject({ code: "storyteller_unavailable" });
    }
    let isOpen = true;
    for (let story = 0; story < 100 && isOpen; story += 1) {
      isOpen = (await ask(product)).status === 200;
      if (!isOpen) {
        // What the one before had put aside may not have been settled yet.
        await expect.poll(() => database.db.selectFrom("purse_reservations").selectAll().execute()).toEqual([]);
        isOpen = (await ask(product)).status === 200;
      }
    }
    expect(isOpen).toBe(false);
    const calls = provider.calls.length;
    expect(await inPurse()).toBeGreaterThanOrEqual(sentTokens());
    expect(await inPurse()).toBeLessThanOrEqual(HELD);
    expect(product.lines.filter((line) => line.includes("a purse is empty"))).toHaveLength(1);

    await closeAll();
    const restarted = await open({ ...place, ...PURSE });
    expect((await ask(restarted)).status).toBe(503);
    expect(provider.calls).toHaveLength(calls);
  });

  test("everything that one story asks of a model is paid for: shortening and review too", async () => {
    const product = await open({ ...place, ...PURSE, STORY_REVIEW: "whole" }, "tooLongForSmall");
    expect((await ask(product, {}, { kid_age: 4, language: "en" })).status).toBe(200);
    await closeAll();
    expect(provider.calls.map(({ task }) => task)).toEqual(["story", "shortening", "review"]);
    expect(await inPurse()).toBeGreaterThan(sentTokens());
    expect(await inPurse()).toBeLessThan(2 * sentTokens() + MOST);
  });

  test("a story that never came costs nothing, and takes nobody's turn", async () => {
    const limits = { ...PURSE, LIMIT_MODEL_STORIES_PER_GUEST_PER_DAY: "1" };
    const product = await open({ ...place, ...limits }, "wrongKey");
    const first = await ask(product);
    expect(first.status).toBe(503);
    expect((await ask(product, { Cookie: guestOf(first) })).status).toBe(503);
    await closeAll();
    expect(await inPurse()).toBe(0);
    expect(await database.db.selectFrom("purse_reservations").selectAll().execute()).toEqual([]);
  });

  test("a guest's stories of a day are counted over a restart, under a name that says nothing", async () => {
    const limits = { LIMIT_MODEL_STORIES_PER_GUEST_PER_DAY: "2", LIMIT_GUEST_MODEL_STORIES_PER_ADDRESS_PER_DAY: "9" };
    const first = await ask(await open({ ...place, ...limits }));
    const Cookie = guestOf(first);
    await closeAll();
    const restarted = await open({ ...place, ...limits });
    expect((await ask(restarted, { Cookie })).status).toBe(200);
    const refused = await ask(restarted, { Cookie });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(23 * 3_600);
    expect((await ask(restarted)).status).toBe(200);
    const keys = await database.db.selectFrom("story_turns").select("key").execute();
    for (const { key } of keys) expect(key).toMatch(/^[\w-]{43}$/);
  });
});

test("an invented X-Forwarded-For opens no new count", async () => {
  const url = await openOnSocket({ LIMIT_GUEST_MODEL_STORIES_PER_ADDRESS_PER_DAY: "2" });
  const statuses: number[] = [];
  for (let each = 1; each <= 6; each += 1) {
    const response = await fetch(url, requestOf({ "X-Forwarded-For": `198.51.100.${each}, 2001:db8:${each}::1` }));
    statuses.push(response.status);
    await response.body?.cancel();
  }
  expect(statuses).toEqual([200, 200, 429, 429, 429, 429]);
});

test("behind a proxy that is trusted each home has its own count, and an IPv6 network of a home is one", async () => {
  const url = await openOnSocket({ LIMIT_GUEST_MODEL_STORIES_PER_ADDRESS_PER_DAY: "1", TRUSTED_PROXIES: "127.0.0.1" });
  const statusFrom = async (address: string) => {
    const response = await fetch(url, requestOf({ "X-Forwarded-For": `203.0.113.66, ${address}` }));
    await response.body?.cancel();
    return response.status;
  };
  expect(await statusFrom("2001:db8:1:2::1")).toBe(200);
  expect(await statusFrom("2001:db8:1:2:aaaa:bbbb:cccc:dddd")).toBe(429);
  expect(await statusFrom("2001:db8:1:3::1")).toBe(200);
  expect(await statusFrom("192.0.2.7")).toBe(200);
  expect(await statusFrom("192.0.2.7")).toBe(429);
});

test("with an empty purse the house tells where it is the fallback, and the page says who", async () => {
  const product = await open({ LIMIT_PURSE_GUESTS_TOKENS_PER_HOUR: "100", STORY_FALLBACK: "builtin" });
  expect(await (await ask(product)).json()).toMatchObject({ storyteller: { kind: "model" } });
  await expect
    .poll(async () => (await (await ask(product)).json()).storyteller)
    .toEqual({ kind: "builtin", name: "builtin" });
  expect(provider.calls).toHaveLength(1);
});

test("a school behind one address hears as many stories of the house as it wants", async () => {
  const product = await open({
    STORY_MODEL: "builtin",
    LIMIT_GUEST_MODEL_STORIES_PER_ADDRESS_PER_DAY: "1",
    LIMIT_MODEL_STORIES_PER_ADDRESS_PER_HOUR: "1",
    LIMIT_PURSE_GUESTS_TOKENS_PER_HOUR: "1",
  });
  const told = await Promise.all(Array.from({ length: 30 }, () => ask(product)));
  expect(new Set(told.map(({ status }) => status))).toEqual(new Set([200]));
});

test("a guest hears one story at a time: another is 429, the same again is still being told", async () => {
  const url = await openOnSocket({ LIMIT_TELLINGS_AT_ONCE_PER_GUEST: "1" }, "slow");
  const first = await fetch(url, requestOf({ Accept: "text/event-stream", "Idempotency-Key": "one" }));
  const Cookie = guestOf(first);
  const again = await fetch(url, requestOf({ Cookie, "Idempotency-Key": "one" }));
  expect(await again.json()).toMatchObject({ status: 409, code: "still_telling" });
  const other = await fetch(url, requestOf({ Cookie, "Idempotency-Key": "two" }));
  expect(Number(other.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(await other.json()).toMatchObject({ status: 429, code: "too_many_requests" });
  expect(provider.calls).toHaveLength(1);
  await first.body?.cancel();
  const next = await fetch(url, requestOf({ Cookie, Accept: "text/event-stream", "Idempotency-Key": "two" }));
  expect(next.status).toBe(200);
  await next.body?.cancel();
});

test("when all places are taken a telling waits for one, and one too many is told when to come back", async () => {
  const url = await openOnSocket(
    {
      LIMIT_TELLINGS_AT_ONCE: "1",
      LIMIT_TELLINGS_WAITING: "1",
      LIMIT_TELLING_WAIT_MS: "15000",
    },
    "slow",
  );
  const first = await fetch(url, requestOf({ Accept: "text/event-stream" }));
  const others = [0, 1].map(() => fetch(url, requestOf({ Accept: "text/event-stream" })));
  const turnedAway = await Promise.race(others);
  expect(turnedAway.status).toBe(503);
  expect(Number(turnedAway.headers.get("Retry-After"))).toBeGreaterThan(0);
  await first.body?.cancel();
  const statuses = await Promise.all(others.map(async (other) => (await other).status));
  expect(statuses.toSorted()).toEqual([200, 503]);
  await Promise.all(others.map(async (other) => (await other).body?.cancel().catch(() => undefined)));
});
