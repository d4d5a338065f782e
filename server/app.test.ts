import { afterAll, beforeAll, expect, test } from "vitest";
import { LIVE } from "#tests/settings.ts";
import { openTestProduct, type TestProduct } from "#tests/test-product.ts";

let trial: TestProduct;
let live: TestProduct;
beforeAll(async () => {
  [trial, live] = await Promise.all([openTestProduct(), openTestProduct(LIVE)]);
});
afterAll(async () => {
  await trial.close();
  await live.close();
});

const STORY = "/api/story?kid_age=6";
const request = (path: string, init: RequestInit = {}, product = trial) => product.app.request(path, init);
const problemOf = async (response: Response) => ({ status: response.status, code: (await response.json()).code });

test.each(["/api", "/api/", "/api/stories", "/api/story/", "/api/story/1", "/api/Story", "/api/contact/"])(
  "%s is not there, and says so as a problem",
  async (path) => {
    for (const method of ["GET", "POST", "DELETE"]) {
      const response = await request(path, { method });
      expect(response.headers.get("Content-Type")).toBe("application/problem+json");
      expect(await problemOf(response)).toEqual({ status: 404, code: "not_found" });
    }
  },
);

test.each(["PUT", "PATCH", "DELETE", "OPTIONS"])("%s is no way to ask for a story", async (method) => {
  const response = await request("/api/story", { method });
  expect(response.headers.get("Allow")).toBe("GET, POST");
  expect(await problemOf(response)).toEqual({ status: 405, code: "wrong_method" });
});

test("a wish for a socket that got lost on its way is told what is missing", async () => {
  const response = await request("/graphql/realtime");
  expect([response.status, response.headers.get("Upgrade")]).toEqual([426, "websocket"]);
});

test("everything else is a page in the visitor's language", async () => {
  const response = await request("/no/such/page", { headers: { "Accept-Language": "en" } });
  expect(await response.text()).toBe('<p lang="en">');
});

const FOREIGN: Record<string, string>[] = [
  { Origin: "https://elsewhere.example" },
  { Origin: "null" },
  { Origin: "http://localhost:3001" },
  { Origin: "https://localhost:3000" },
  { Origin: "http://localhost:3000.elsewhere.example" },
  { "Sec-Fetch-Site": "cross-site" },
  { "Sec-Fetch-Site": "cross-site", Origin: "http://localhost:3000" },
];
test.each(FOREIGN)("another site's %j gets no story and changes nothing", async (headers) => {
  const post = { method: "POST", headers: { ...headers, "Content-Type": "application/json" }, body: '{"kid_age":6}' };
  for (const response of [await request(STORY, { headers }), await request("/api/story", post)]) {
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await problemOf(response)).toEqual({ status: 403, code: "cross_site" });
  }
  expect((await request("/profile", { method: "POST", headers })).status).toBe(403);
  expect((await request("/", { headers })).status).toBe(200);
});

test("on trial the machine's own names are our own origin", async () => {
  for (const host of ["localhost", "127.0.0.1", "[::1]"]) {
    const headers = { Origin: `http://${host}:3000`, "Sec-Fetch-Site": "same-origin" };
    expect((await request(STORY, { headers })).status).toBe(200);
  }
  expect((await request(STORY, { headers: { "Sec-Fetch-Site": "none" } })).status).toBe(200);
  expect((await request(STORY)).status).toBe(200);
});

test("on trial our own origin has the port that people use, not the one behind it", async () => {
  const published = await openTestProduct({ PUBLIC_URL: "http://localhost:8080", HOST: "0.0.0.0", TRIAL_OPEN: "yes" });
  const from = async (Origin: string) => (await request(STORY, { headers: { Origin } }, published)).status;
  expect(await from("http://127.0.0.1:8080")).toBe(200);
  expect(await from("http://127.0.0.1:3000")).toBe(403);
  await published.close();
});

test("live, the public address alone is our own origin", async () => {
  const from = async (Origin: string) => (await request(STORY, { headers: { Origin } }, live)).status;
  expect(await from("https://stories.example")).toBe(200);
  for (const origin of ["http://stories.example", "https://www.stories.example", "http://localhost:3000"]) {
    expect(await from(origin)).toBe(403);
  }
});

test("problems are worded in the language of the query, the cookie, the browser, else Spanish", async () => {
  const titleFor = async (path: string, headers: Record<string, string> = {}) => {
    const response = await request(path, { headers });
    return [(await response.json()).title, response.headers.get("Content-Language")];
  };
  const english = ["There is nothing at this address.", "en"];
  const spanish = ["Aquí no hay nada con esa dirección.", "es"];
  const everything = { Cookie: "i18nextLng=en", "Accept-Language": "en" };
  expect(await titleFor("/api/x")).toEqual(spanish);
  expect(await titleFor("/api/x", { "Accept-Language": "fr, en;q=0.5" })).toEqual(english);
  expect(await titleFor("/api/x", { ...everything, Cookie: "i18nextLng=es" })).toEqual(spanish);
  expect(await titleFor("/api/x", { Cookie: "i18nextLng=en-US" })).toEqual(english);
  expect(await titleFor("/api/x?lng=es", everything)).toEqual(spanish);
  expect(await titleFor("/api/x?lng=xx", everything)).toEqual(english);
});

test("a story comes in the caller's language when none is asked for", async () => {
  const languageOf = async (path: string, headers: Record<string, string> = {}) =>
    (await (await request(path, { headers })).json()).language;
  expect(await languageOf(STORY)).toBe("es");
  expect(await languageOf(`${STORY}&lng=en`)).toBe("en");
  expect(await languageOf(STORY, { "Accept-Language": "en-GB" })).toBe("en");
  expect(await languageOf(`${STORY}&language=spanish&lng=en`)).toBe("es");
});

test("a language chosen by a link is remembered for a year, where scripts can read it", async () => {
  const [cookie] = (await request("/about?lng=en")).headers.getSetCookie();
  expect(cookie).toMatch(/^i18nextLng=en; Max-Age=31536000; Path=\/; SameSite=Lax$/);
  expect((await request("/about?lng=xx")).headers.getSetCookie()).toEqual([]);
  expect((await request("/about?lng=en", {}, live)).headers.getSetCookie()[0]).toContain("; Secure");
});

test.each([
  ["a page", "/", {}],
  ["a story", STORY, {}],
  ["a told stream", STORY, { headers: { Accept: "text/event-stream" } }],
  ["a refusal", "/api/story?kid_age=1", {}],
  ["another site's request", STORY, { headers: { Origin: "null" } }],
  ["an unknown path", "/api/x", {}],
  ["a wrong method", "/api/story", { method: "DELETE" }],
  ["a sign of life", "/healthz", {}],
])("%s carries the headers that keep a browser safe", async (_, path, init) => {
  for (const product of [trial, live]) {
    const { headers, body } = await request(path, init, product);
    await body?.cancel();
    expect(headers.get("Content-Security-Policy")).toMatch(/^default-src 'none'.*frame-ancestors 'none'/);
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("X-Frame-Options")).toBe("DENY");
    expect(headers.get("Referrer-Policy")).toBe("same-origin");
    expect(headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
    expect(headers.get("Permissions-Policy")).toContain("camera=()");
    expect(headers.has("Strict-Transport-Security")).toBe(product === live);
    expect(headers.get("X-Request-Id")).toMatch(/\S/);
  }
});

test("on trial a browser is never told to keep to https, which would hold for all that is made on this machine", async () => {
  const overTls = await openTestProduct({ PUBLIC_URL: "https://localhost:3000" });
  expect((await request("/healthz", {}, overTls)).headers.has("Strict-Transport-Security")).toBe(false);
  await overTls.close();
});

test("a guest's cookie is no script's business and no other site's", async () => {
  const [cookie = ""] = (await request(STORY)).headers.getSetCookie();
  expect(cookie).toMatch(/^cuentaluna_guest=[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/);
  const again = await request(STORY, { headers: { Cookie: cookie.split(";")[0] ?? "" } });
  expect(again.headers.getSetCookie()).toEqual([]);
  const forged = await request(STORY, { headers: { Cookie: "cuentaluna_guest=mine" } });
  expect(forged.headers.getSetCookie()).toHaveLength(1);
});

test("over https a guest's cookie can't be planted by a neighbour", async () => {
  const [cookie] = (await request(STORY, {}, live)).headers.getSetCookie();
  expect(cookie).toMatch(/^__Host-cuentaluna_guest=[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
});

test("too many stories in an hour get a wait, and 0 sets no bound", async () => {
  const strict = await openTestProduct({ LIMIT_BUILTIN_STORIES_PER_ADDRESS_PER_HOUR: "2" });
  expect((await request(STORY, {}, strict)).status).toBe(200);
  expect((await request(STORY, {}, strict)).status).toBe(200);
  for (const headers of [{}, { Accept: "text/event-stream" }] as Record<string, string>[]) {
    const refused = await request(STORY, { headers }, strict);
    const wait = Number(refused.headers.get("Retry-After"));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(3_600);
    expect(await problemOf(refused)).toEqual({ status: 429, code: "too_many_requests" });
  }
  await strict.close();
  const open = await openTestProduct({ LIMIT_BUILTIN_STORIES_PER_ADDRESS_PER_HOUR: "0" });
  for (let story = 0; story < 5; story += 1) expect((await request(STORY, {}, open)).status).toBe(200);
  await open.close();
});

test("a request that is refused for what it says costs nothing of the hour", async () => {
  const strict = await openTestProduct({ LIMIT_BUILTIN_STORIES_PER_ADDRESS_PER_HOUR: "1" });
  for (let attempt = 0; attempt < 3; attempt += 1) await request("/api/story?kid_age=1", {}, strict);
  const told = await request(STORY, { headers: { "Idempotency-Key": "k" } }, strict);
  expect(told.status).toBe(200);
  const Cookie = told.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  expect((await request(STORY, { headers: { "Idempotency-Key": "k", Cookie } }, strict)).status).toBe(200);
  await strict.close();
});

test("the log has one line for a request, and not a word of what a person wrote", async () => {
  const quiet = await openTestProduct();
  const headers = {
    "Content-Type": "application/json",
    Cookie: "cuentaluna_guest=cookiesecret",
    "User-Agent": "agent",
  };
  const ideas = "Lucinda and her wombat";
  await request(`${STORY}&custom_user_input=${encodeURIComponent(ideas)}`, { headers }, quiet);
  await request(
    "/api/story",
    { method: "POST", headers, body: JSON.stringify({ kid_age: 6, custom_user_input: ideas }) },
    quiet,
  );
  await request("/api/story", { method: "POST", headers, body: `{"kid_age": 6, ${ideas}` }, quiet);
  await request(`/Lucinda?wombat=${ideas}`, {}, quiet);
  await request("/api/Lucinda", {}, quiet);
  const lines = quiet.lines.map((line) => JSON.parse(line));
  expect(lines.map(({ method, path, status }) => `${method} ${path} ${status}`)).toEqual([
    "GET /api/story 200",
    "POST /api/story 200",
    "POST /api/story 400",
    "GET * 200",
    "GET * 404",
  ]);
  for (const line of lines) {
    expect(line).toMatchObject({ msg: "request", requestId: expect.any(String), ms: expect.any(Number) });
  }
  expect(quiet.lines.join()).not.toMatch(/lucinda|wombat|kid_age|cookiesecret|agent/i);
  await quiet.close();
});

test("an unexpected error shows its id and nothing else, and the log knows it by that id", async () => {
  const breaks = () => {
    throw new Error("SECRET in /srv/db");
  };
  const broken = await openTestProduct({}, { stories: { ...trial.services.stories, tell: breaks } });
  const response = await request(STORY, { headers: { "Accept-Language": "en" } }, broken);
  expect(response.status).toBe(500);
  expect(response.headers.get("Content-Type")).toBe("application/problem+json");
  const problem = await response.json();
  expect(problem).toEqual({
    type: "urn:problem:unexpected",
    title: "Something failed on our side. Try again in a while.",
    status: 500,
    code: "unexpected",
    id: expect.stringMatching(/\S/),
  });
  const logged = broken.lines.map((line) => JSON.parse(line)).find(({ level }) => level >= 50);
  expect(logged).toMatchObject({ requestId: problem.id, err: { message: "SECRET in /srv/db" } });
  await broken.close();
});

test("it says that it is alive, and that it is ready as long as its database is open", async () => {
  const product = await openTestProduct();
  expect((await request("/healthz", {}, product)).status).toBe(200);
  expect((await request("/readyz", {}, product)).status).toBe(200);
  await product.services.close();
  expect((await request("/readyz", {}, product)).status).toBe(503);
  expect((await request("/healthz", {}, product)).status).toBe(200);
  await product.close();
});
