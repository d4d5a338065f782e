import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ACCOUNT_ROUTES } from "#app/accounts/account-routes.ts";
import { type Database, openDatabase } from "#db/open.server.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { openTestProduct, serve, type TestProduct } from "#tests/test-product.ts";
import { exportOf, JSON_BODY, type Member, newMember, PASSWORD } from "./member.ts";

/** What a browser says of a request that another site made it send. */
const FOREIGN: Record<string, string>[] = [
  { Origin: "https://elsewhere.example" },
  { Origin: "null" },
  { Origin: "http://localhost:3001" },
  { Origin: "http://localhost.elsewhere.example:3000" },
  { "Sec-Fetch-Site": "cross-site" },
  { Origin: "http://localhost:3000", "Sec-Fetch-Site": "cross-site" },
];
const FORM = { "Content-Type": "application/x-www-form-urlencoded" };

const WISH = { kid_age: 6, language: "english" };

type Asked = [method: string, path: string, body?: string, headers?: Record<string, string>];

let folder: ReturnType<typeof temporaryFolder>;
let product: TestProduct;
let server: { url: string; close(): Promise<void> };
let db: Database;
let member: Member;
beforeEach(async () => {
  folder = temporaryFolder();
  product = await openTestProduct({ DATA_DIR: folder.path });
  server = await serve(product.app);
  db = await openDatabase({ dataDir: folder.path });
  member = await newMember(server.url, "ana@home.example");
});
afterEach(async () => {
  await db.destroy();
  await server.close();
  await product.close();
  folder.remove();
});

/** Everything that changes or costs something, as its own pages ask it. */
function changes(story: string): Asked[] {
  const account = Object.entries(ACCOUNT_ROUTES)
    .filter(([, { method }]) => method === "POST")
    .map(([route]): Asked => ["POST", `/api/auth/${route}`, JSON.stringify(accountBody(route)), JSON_BODY]);
  const library = ["favourite", "delete"].map(
    (intent): Asked => ["POST", "/library", new URLSearchParams({ intent, id: story }).toString(), FORM],
  );
  return [
    ...account,
    ...library,
    ["POST", "/library.data", `intent=delete&id=${story}`, FORM],
    ["POST", "/api/story", JSON.stringify(WISH), JSON_BODY],
    ["GET", "/api/story?kid_age=6"],
    ["POST", "/api/story/report", JSON.stringify({ reason: "other", include_story: true, story }), JSON_BODY],
    ["POST", "/api/contact", JSON.stringify({ name: "Ana", email: "ana@home.example", message: "Hola" }), JSON_BODY],
    ["POST", "/api/listeners", JSON.stringify({ nickname: "Hugo", age: 7 }), JSON_BODY],
    ["POST", "/api/subscription/checkout", JSON.stringify({ price: "basicPriceId" }), JSON_BODY],
    ["POST", "/api/subscription/cancel", "{}", JSON_BODY],
    ["POST", "/api/subscription/portal", "{}", JSON_BODY],
    ["PUT", "/api/story", "{}", JSON_BODY],
    ["DELETE", "/profile"],
  ];
}

const accountBody = (route: string) => ({
  email: route === "sign-up/email" ? "eva@home.example" : member.email,
  newEmail: "new@home.example",
  password: PASSWORD,
  currentPassword: PASSWORD,
  newPassword: "Sol de mayo 9",
  otp: "123456",
  type: "email-verification",
});

const ask = ([method, path, body, headers]: Asked, more: Record<string, string>) =>
  product.app.request(path, { method, body, headers: { Cookie: member.cookie, ...headers, ...more } });

/** Every row of every table. */
async function everything(): Promise<string> {
  const tables = await db.introspection.getTables();
  const rows = tables.map(async ({ name }) => (await sql`select * from ${sql.table(name)}`.execute(db)).rows);
  return JSON.stringify(await Promise.all(rows));
}

test("what another site makes a browser send is refused, and changes nothing", async () => {
  await (await ask(["POST", "/api/story", JSON.stringify(WISH), JSON_BODY], {})).text();
  const [story] = (await exportOf(server.url, member)).stories;
  // The log-in has told the payment provider's stand-in who came, and nobody waited for that.
  await expect
    .poll(() => db.selectFrom("billing").select(["customer", "lease"]).executeTakeFirst())
    .toEqual({
      customer: expect.stringMatching(/^cus_/),
      lease: null,
    });
  const before = await everything();
  for (const asked of changes(story?.id ?? "")) {
    for (const headers of FOREIGN) {
      const answer = await ask(asked, headers);
      expect([...asked.slice(0, 2), answer.status]).toEqual([asked[0], asked[1], 403]);
      expect(await answer.json()).toMatchObject({ code: "cross_site", status: 403 });
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
  }
  expect(await everything()).toBe(before);
});

test("the same requests of our own pages, and of programs, get through to whoever answers them", async () => {
  const own = { Origin: "http://localhost:3000", "Sec-Fetch-Site": "same-origin" };
  for (const headers of [own, {}] as Record<string, string>[]) {
    for (const asked of changes("none")) {
      const answer = await ask(asked, headers);
      expect([asked[1], (await answer.text()).includes("cross_site")]).toEqual([asked[1], false]);
    }
  }
});
