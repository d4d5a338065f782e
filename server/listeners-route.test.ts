import { afterAll, beforeAll, expect, test } from "vitest";
import { LISTENERS_PATH, type Listener } from "#app/accounts/listeners-contract.ts";
import { exportOf, JSON_BODY, type Member, newMember, PASSWORD, postAccount } from "#tests/faults/member.ts";
import { openTestProduct, serve, type TestProduct } from "#tests/test-product.ts";

const NICKNAME = "Zorrita Traviesa";
const FOREIGN: Record<string, string>[] = [
  { Origin: "https://elsewhere.example" },
  { Origin: "null" },
  { "Sec-Fetch-Site": "cross-site" },
];

let product: TestProduct;
let server: { url: string; close(): Promise<void> };
let member: Member;
beforeAll(async () => {
  product = await openTestProduct();
  server = await serve(product.app);
  member = await newMember(server.url, "ana@home.example");
});
afterAll(async () => {
  await server.close();
  await product.close();
});

const ask = (method: string, path = "", given?: object, headers: Record<string, string> = {}) =>
  product.app.request(`${LISTENERS_PATH}${path}`, {
    method,
    headers: { Cookie: member.cookie, ...JSON_BODY, ...headers },
    ...(given && { body: JSON.stringify(given) }),
  });
const listOf = async () => ((await (await ask("GET")).json()) as { listeners: Listener[] }).listeners;

test("a listener lives with the account: in its list, in its export, and gone with it", async () => {
  const made = await ask("POST", "", { nickname: NICKNAME, age: 4 });
  expect([made.status, made.headers.get("Cache-Control")]).toEqual([201, "no-store"]);
  const listener = (await made.json()) as Listener;
  expect(await exportOf(server.url, member)).toMatchObject({ listeners: [listener] });

  const other = await newMember(server.url, "ben@home.example");
  await ask("POST", "", { nickname: "Hugo", age: 7 }, { Cookie: other.cookie });
  const left = await postAccount(server.url, "delete-user", { password: PASSWORD }, { Cookie: other.cookie });
  expect(left.status).toBe(200);
  const again = await newMember(server.url, "ben.again@home.example");
  expect(await (await ask("GET", "", undefined, { Cookie: again.cookie })).json()).toEqual({ listeners: [] });
  expect(await listOf()).toEqual([listener]);
});

test("another site can add, change and remove nobody", async () => {
  const before = await listOf();
  const id = before[0]?.id ?? "";
  for (const headers of FOREIGN) {
    for (const answer of [
      await ask("POST", "", { nickname: "Hugo", age: 7 }, headers),
      await ask("PUT", `/${id}`, { nickname: "Hugo", age: 7 }, headers),
      await ask("DELETE", `/${id}`, undefined, headers),
    ])
      expect([answer.status, await answer.json()]).toMatchObject([403, { code: "cross_site" }]);
  }
  expect(await listOf()).toEqual(before);
});

test("what is wrong is told in the caller's language", async () => {
  const sent = { nickname: " ", age: 11 };
  const spanish = await ask("POST", "", sent, { "Accept-Language": "es" });
  expect(await spanish.json()).toMatchObject({
    code: "invalid_request",
    fields: {
      nickname: "Falta el apodo: un texto con al menos un carácter que se vea.",
      age: "La edad es un número entero de 2 a 10.",
    },
  });
  const english = await ask("POST", "", { nickname: "www.example.com", age: 4 }, { "Accept-Language": "en" });
  expect(await english.json()).toMatchObject({
    fields: { nickname: "That nickname can’t be in a story. Try another." },
  });
});

test("a guest has no list, an unknown method is told the right ones, and there is nothing beyond a listener", async () => {
  const guest = await ask("GET", "", undefined, { Cookie: "" });
  expect([guest.status, await guest.json()]).toMatchObject([401, { code: "not_logged_in" }]);
  const wrong = await ask("PATCH");
  expect([wrong.status, wrong.headers.get("Allow")]).toEqual([405, "GET, POST"]);
  expect((await ask("GET", "/one/more")).status).toBe(404);
});

test("neither a name nor an id of a listener is in the log", async () => {
  const [listener] = await listOf();
  await ask("PUT", `/${listener?.id}`, { nickname: NICKNAME, age: 5 });
  await ask("DELETE", `/${encodeURIComponent(NICKNAME)}`);
  const log = product.lines.join("\n");
  expect(log).toContain(`"${LISTENERS_PATH}"`);
  for (const secret of [NICKNAME, encodeURIComponent(NICKNAME), listener?.id ?? NICKNAME])
    expect(log).not.toContain(secret);
});
