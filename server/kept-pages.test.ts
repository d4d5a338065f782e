import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { pino } from "pino";
import { beforeEach, expect, test } from "vitest";
import { createKeptPages } from "./kept-pages.ts";
import type { PageVisitor } from "./page-visitor.ts";

const SCRIPT = 'import("/assets/entry.js")';
const pageOf = (url: string, language: string) =>
  `<p lang="${language}">${url}</p><script type="module" async="">${SCRIPT}</script>`;

let rendered: string[];
let status: number;
let lines: string[];
let person: PageVisitor["person"];
let members: PageVisitor["person"][];
let app: Hono;

beforeEach(() => {
  [rendered, status, lines, person, members] = [[], 200, [], null, []];
  const log = pino({ base: null }, { write: (line: string) => void lines.push(line) });
  const keptPages = createKeptPages(async (request, { language, person: shown }) => {
    rendered.push(`${language} ${request.url}${shown ? " for a member" : ""}`);
    members.push(shown);
    return new Response(pageOf(request.url, language), { status });
  }, log);
  app = new Hono();
  app.all("*", async (c) => {
    const language = c.req.header("Accept-Language") === "en" ? "en" : "es";
    return (
      (await keptPages(c, { person, language, address: "192.0.2.7", requestId: "1" })) ??
      c.text("rendered for this request")
    );
  });
});

const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  app.request(path, { method, headers });

test("a public page is rendered once for each language, whoever asks and whatever their query says", async () => {
  const answers = await Promise.all([get("/about"), get("/about?utm=1", { Cookie: "a=b" }), get("/about")]);
  await get("/about", { "Accept-Language": "en" });
  expect(rendered).toEqual(["es http://localhost/about", "en http://localhost/about"]);
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
});

test("members get pages of their own, in which nobody is named", async () => {
  await get("/about");
  person = { id: "u1", email: "ana@home.example", sessionId: "s1" };
  await Promise.all([get("/about"), get("/about")]);
  // While the database is away nobody is known to be logged in.
  person = "unknown";
  await get("/about");
  expect(rendered).toEqual(["es http://localhost/about", "es http://localhost/about for a member"]);
  expect(members).toEqual([null, { id: "", email: "", sessionId: "" }]);
});

test("the page comes in the best form that the browser takes", async () => {
  const plain = await (await get("/")).text();
  const br = await get("/", { "Accept-Encoding": "gzip, deflate, br" });
  const gzip = await get("/", { "Accept-Encoding": "gzip, br;q=0" });
  expect(br.headers.get("Content-Encoding")).toBe("br");
  expect(brotliDecompressSync(await br.bytes()).toString()).toBe(plain);
  expect(gzip.headers.get("Content-Encoding")).toBe("gzip");
  expect(gunzipSync(await gzip.bytes()).toString()).toBe(plain);
  expect(br.headers.get("Vary")).toContain("Accept-Encoding");
  expect(br.headers.get("Cache-Control")).toBe("private, no-cache");
});

test.each([
  ["br;q=0", null],
  ["br;q=0, gzip;q=0", null],
  ["deflate, identity", null],
  ["br;q=0.2, gzip;q=0.9", "gzip"],
  ["gzip;q=0.5, br;q=0.5", "br"],
  ["gzip", "gzip"],
])("whoever accepts %s gets %s", async (accepted, encoding) => {
  expect((await get("/", { "Accept-Encoding": accepted })).headers.get("Content-Encoding")).toBe(encoding);
});

test("a browser that has the page already is told so, and a changed form is another one", async () => {
  const first = await get("/", { "Accept-Encoding": "br" });
  const tag = first.headers.get("ETag") ?? "";
  const again = await get("/", { "Accept-Encoding": "br", "If-None-Match": `"other", ${tag}` });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe("");
  expect((await get("/", { "If-None-Match": tag })).status).toBe(200);
});

test("only the page's own inline scripts may run, allowed by their hashes and no nonce", async () => {
  const policy = (await get("/")).headers.get("Content-Security-Policy") ?? "";
  const hash = createHash("sha256").update(SCRIPT).digest("base64");
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(policy).not.toMatch(/nonce|unsafe/);
});

test.each([
  ["GET", "/generator"],
  ["GET", "/no/such/page"],
  ["GET", "/?login=1&next=/library"],
  ["GET", "/plans?signup=1"],
  ["POST", "/about"],
])("%s %s is rendered for its request", async (method, path) => {
  expect(await (await get(path, {}, method)).text()).toBe("rendered for this request");
  expect(rendered).toEqual([]);
});

test("HEAD has the head of the page alone", async () => {
  const answer = await get("/", {}, "HEAD");
  expect(answer.headers.get("ETag")).toBe((await get("/")).headers.get("ETag"));
  expect(await answer.text()).toBe("");
});

test("a page that could not be made is said so in the log, and tried again", async () => {
  status = 500;
  expect(await (await get("/terms")).text()).toBe("rendered for this request");
  expect(lines.join()).toContain("a page could not be kept");
  status = 200;
  expect(await (await get("/terms")).text()).toContain("/terms");
});
