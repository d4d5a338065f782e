import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Database, openDatabase } from "#db/open.server.ts";
import { askStory, JSON_BODY, type Member, newMember } from "#tests/faults/member.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { openTestProduct, serve, type TestProduct } from "#tests/test-product.ts";

const REPORT = "/api/story/report";
const COMMENT = "Leo Márquez no ha dormido";
const TICKED = { reason: "frightening", comment: COMMENT, include_story: true };
/** So long a letter is asked for again: sending goes on in the background. */
const SOON = { timeout: 4_000 };

let folder: ReturnType<typeof temporaryFolder>;
let product: TestProduct;
let server: { url: string; close(): Promise<void> };
let db: Database;
let ana: Member;
let ben: Member;
beforeAll(async () => {
  folder = temporaryFolder();
  const env = { DATA_DIR: folder.path, FREE_STORIES: "100", LIMIT_REPORTS_PER_ADDRESS_PER_HOUR: "0" };
  product = await openTestProduct(env);
  server = await serve(product.app);
  db = await openDatabase({ dataDir: folder.path });
  ana = await newMember(server.url, "ana@home.example");
  ben = await newMember(server.url, "ben@home.example");
});
afterAll(async () => {
  await db.destroy();
  await server.close();
  await product.close();
  folder.remove();
});
afterEach(async () => {
  await db.deleteFrom("story_reports").execute();
  await db.deleteFrom("mailbox_letters").execute();
});

const key = (name: string) => ({ "Idempotency-Key": name });
const as = ({ cookie }: Pick<Member, "cookie">) => ({ Cookie: cookie });
const post = (body: unknown, headers: Record<string, string> = {}, app = product.app) =>
  app.request(REPORT, {
    method: "POST",
    headers: { ...JSON_BODY, ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
const rows = () => db.selectFrom("story_reports").selectAll().execute();

type MailboxLetter = { to: string; subject: string; text: string };
const hostsLetters = async (app = product.app) =>
  ((await (await app.request("/dev/mail.json")).json()) as MailboxLetter[]).filter(({ to }) => to === "host@localhost");

/** What an answer refused, and that nothing came of it. */
async function refusal(answer: Response) {
  expect(answer.headers.get("Content-Type")).toBe("application/problem+json");
  expect([await rows(), await hostsLetters()]).toEqual([[], []]);
  const { status, code, fields } = (await answer.json()) as Record<string, unknown>;
  return { status, code, ...(fields !== undefined && { fields }) };
}

/** A guest who has been told half a story. */
async function newGuest(name: string) {
  const told = await askStory(server.url, "", key(name));
  expect(told.status).toBe(200);
  const cookie = told.headers.getSetCookie().find((line) => line.startsWith("cuentaluna_guest="));
  const { title, generated_story_content: half } = (await told.json()) as Record<string, string>;
  const row = await db.selectFrom("tellings").selectAll().where("idempotency_key", "=", name).executeTakeFirstOrThrow();
  return { cookie: cookie?.split(";")[0] ?? "", title: title ?? "", half: half ?? "", whole: row.content ?? "" };
}

/** A story told to a member and saved. */
async function newStory(member: Member, name: string) {
  const told = await askStory(server.url, member.cookie, key(name));
  expect(told.status).toBe(200);
  const { id, title, generated_story_content: content } = (await told.json()) as Record<string, string>;
  return { id: id ?? "", title: title ?? "", content: content ?? "" };
}

test("a guest's report reaches the host with the whole story, and says that the guest saw half", async () => {
  const guest = await newGuest("guest-ticked");
  const answer = await post(TICKED, { ...as(guest), ...key("guest-ticked"), "Accept-Language": "es" });
  expect([answer.status, await answer.json()]).toEqual([202, {}]);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  const story = { title: guest.title, content: guest.whole };
  expect(guest.whole.length).toBeGreaterThan(guest.half.length);
  expect(await rows()).toMatchObject([{ ...story, reason: "frightening", comment: COMMENT, language: "en", age: 6 }]);
  await expect.poll(() => hostsLetters(), SOON).toHaveLength(1);
  const [letter] = await hostsLetters();
  expect(letter?.subject).toBe("Aviso sobre un cuento: da miedo");
  for (const said of [COMMENT, guest.title, guest.whole, "inglés", "6 años", "la primera mitad"])
    expect(letter?.text).toContain(said);
});

test("a story that the parent keeps back reaches the host with no word", async () => {
  const guest = await newGuest("guest-unticked");
  const headers = { ...as(guest), ...key("guest-unticked"), "Accept-Language": "en" };
  expect((await post({ reason: "wrong", include_story: false }, headers)).status).toBe(202);
  expect(await rows()).toMatchObject([{ title: null, content: null, comment: "", reason: "wrong" }]);
  await expect.poll(() => hostsLetters(), SOON).toHaveLength(1);
  const everything = JSON.stringify([await rows(), await hostsLetters()]);
  const sentences = guest.whole.split(/(?<=[.?!])\s+/).filter((sentence) => sentence.length > 20);
  expect(sentences.length).toBeGreaterThan(5);
  expect([guest.title, ...sentences].filter((said) => everything.includes(said))).toEqual([]);
});

test("a person reports a saved story, by its id or the key that it was told under, and is not named", async () => {
  const story = await newStory(ana, "anas-own");
  expect((await post({ ...TICKED, story: story.id }, as(ana))).status).toBe(202);
  expect((await post(TICKED, { ...as(ana), ...key("anas-own") })).status).toBe(202);
  const reported = { title: story.title, content: story.content };
  expect(await rows()).toMatchObject([reported, reported]);
  await expect.poll(() => hostsLetters(), SOON).toHaveLength(2);
  const everything = JSON.stringify([await rows(), await hostsLetters()]);
  const anasRow = await db.selectFrom("users").select("id").where("email", "=", ana.email).executeTakeFirstOrThrow();
  expect([...ana.secrets, anasRow.id, story.id].filter((secret) => everything.includes(secret))).toEqual([]);
});

test("nobody else's story can be reported, and the answer is that of one that never was", async () => {
  const story = await newStory(ana, "anas-secret");
  const guest = await newGuest("guests-secret");
  const stranger = await newGuest("strangers-own");
  const unknown = await refusal(await post({ ...TICKED, story: "no-such-story" }, as(ben)));
  expect(unknown).toEqual({ status: 404, code: "not_found" });
  for (const [body, headers] of [
    [{ ...TICKED, story: story.id }, as(ben)],
    [TICKED, { ...as(ben), ...key("anas-secret") }],
    [TICKED, { ...as(ben), ...key("guests-secret") }],
    [TICKED, { ...as(stranger), ...key("guests-secret") }],
    [TICKED, { ...as(guest), ...key("anas-secret") }],
    [TICKED, key("guests-secret")],
  ] as [object, Record<string, string>][])
    expect(await refusal(await post(body, headers))).toEqual(unknown);
  for (const headers of [as(guest), {}])
    expect(await refusal(await post({ ...TICKED, story: story.id }, headers))).toEqual({
      status: 401,
      code: "not_logged_in",
    });
  // The same stories are there for whoever was told them.
  expect((await post({ ...TICKED, story: story.id }, as(ana))).status).toBe(202);
  expect((await post(TICKED, { ...as(guest), ...key("guests-secret") })).status).toBe(202);
  await expect.poll(() => hostsLetters(), SOON).toHaveLength(2);
});

test("a deleted story cannot be reported any more", async () => {
  const story = await newStory(ana, "anas-deleted");
  await product.services.library.remove(
    (await db.selectFrom("stories").select("owner").where("id", "=", story.id).executeTakeFirstOrThrow()).owner,
    story.id,
  );
  const notFound = { status: 404, code: "not_found" };
  expect(await refusal(await post({ ...TICKED, story: story.id }, as(ana)))).toEqual(notFound);
  expect(await refusal(await post(TICKED, { ...as(ana), ...key("anas-deleted") }))).toEqual(notFound);
});

test.each([
  [
    "es",
    { reason: "El motivo es frightening", comment: "El comentario cabe en 1.000", story: "Falta decir qué cuento" },
  ],
  [
    "en",
    { reason: "The reason is frightening", comment: "The comment may have 1,000", story: "Say which story it is" },
  ],
])("what does not hold together is refused by name in %s", async (language, says) => {
  const headers = { "Accept-Language": language, ...key("k") };
  const faults = { reason: "bored", comment: "a".repeat(1_001), include_story: "yes" };
  expect(await refusal(await post(faults, headers))).toEqual({
    status: 400,
    code: "invalid_request",
    fields: {
      reason: expect.stringContaining(says.reason),
      comment: expect.stringContaining(says.comment),
      include_story: expect.stringMatching(/true .*false/),
    },
  });
  expect(await refusal(await post(TICKED, { "Accept-Language": language }))).toMatchObject({
    status: 400,
    fields: { story: expect.stringContaining(says.story) },
  });
});

test("what is no report is refused as everywhere", async () => {
  const faults: [Response, object][] = [
    [await post("{ broken", key("k")), { status: 400, code: "invalid_request" }],
    [await post("[]", key("k")), { status: 400, code: "invalid_request" }],
    [await post(TICKED, key("a key")), { status: 400, fields: { "Idempotency-Key": expect.any(String) } }],
    [await post({ ...TICKED, comment: "a".repeat(70_000) }, key("k")), { status: 413, code: "too_large" }],
    [await post("reason=other", { "Content-Type": "text/plain" }), { status: 415, code: "wrong_type" }],
    [await post(TICKED, { Authorization: "Bearer moon", ...key("k") }), { status: 401, code: "not_logged_in" }],
  ];
  for (const [answer, fault] of faults) expect(await refusal(answer)).toMatchObject(fault);
});

test.each(["GET", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS"])("%s is no way to report", async (method) => {
  const answer = await product.app.request(REPORT, { method });
  expect([answer.status, answer.headers.get("Allow")]).toEqual([405, "POST"]);
});

test.each<Record<string, string>>([
  { Origin: "https://elsewhere.example" },
  { Origin: "null" },
  { "Sec-Fetch-Site": "cross-site" },
])("another site's %j reports nothing", async (headers) => {
  const story = await newStory(ana, `cross-site-${JSON.stringify(headers).length}`);
  const answer = await post({ ...TICKED, story: story.id }, { ...as(ana), ...headers });
  expect(await refusal(answer)).toEqual({ status: 403, code: "cross_site" });
});

test("an address that reports too often is told when to come again", async () => {
  const few = await openTestProduct({ LIMIT_REPORTS_PER_ADDRESS_PER_HOUR: "1" });
  const told = await few.app.request("/api/story?kid_age=6", { headers: key("k") });
  expect(told.status).toBe(200);
  const guest = { Cookie: told.headers.getSetCookie()[0]?.split(";")[0] ?? "", ...key("k") };
  expect((await post(TICKED, guest, few.app)).status).toBe(202);
  const refused = await post(TICKED, guest, few.app);
  expect([refused.status, (await refused.json()).code]).toEqual([429, "too_many_requests"]);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  await expect.poll(() => hostsLetters(few.app), SOON).toHaveLength(1);
  await few.close();
});

test("the log holds nothing of a report, its story or whoever sent it", async () => {
  const guest = await newGuest("log-guest-key");
  const story = await newStory(ben, "log-person-key");
  await post(TICKED, { ...as(guest), ...key("log-guest-key") });
  await post({ ...TICKED, story: story.id }, as(ben));
  await post({ ...TICKED, story: story.id }, as(ana));
  await post({ ...TICKED, reason: "bored-secret" }, { ...as(guest), ...key("log-guest-key") });
  await expect.poll(() => hostsLetters(), SOON).toHaveLength(2);
  const log = product.lines.join("\n");
  expect(log).toContain('"msg":"request"');
  const sentences = `${guest.whole} ${story.content}`.split(/(?<=[.?!])\s+/).filter(({ length }) => length > 20);
  const secrets = [COMMENT, "Márquez", "bored-secret", guest.title, story.title, story.id, guest.cookie.split("=")[1]];
  const said = [...secrets, ...sentences, ...ana.secrets, ...ben.secrets, "log-guest-key", "host@localhost"];
  expect(said.filter((secret) => log.includes(secret ?? ""))).toEqual([]);
});
