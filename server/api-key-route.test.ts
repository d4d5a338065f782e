import { afterEach, beforeEach, expect, test } from "vitest";
import { exportOf, type Member, newMember, PASSWORD, postAccount } from "#tests/faults/member.ts";
import { openTestProduct, serve, type TestProduct } from "#tests/test-product.ts";

let product: TestProduct;
let server: { url: string; close(): Promise<void> };
let ana: Member;
let key: string;
beforeEach(async () => {
  product = await openTestProduct();
  server = await serve(product.app);
  ana = await newMember(server.url, "ana@home.example");
  const made = await product.services.apiKeys.create(ana.email, "tablet");
  key = "key" in made ? made.key : "";
});
afterEach(async () => {
  await server.close();
  await product.close();
});

const REFUSED = [401, "not_logged_in"];
const ROUTES = ["/api/account/export", "/api/subscription", "/api/listeners"];
async function answer(route: string, headers: Record<string, string>) {
  const response = await fetch(`${server.url}${route}`, { headers });
  const body = (await response.json()) as { code?: string };
  return [response.status, body.code];
}

test.each(ROUTES)("a key opens %s for its person, and a wrong one is refused", async (route) => {
  expect(await answer(route, { "X-Api-Key": key })).toEqual([200, undefined]);
  for (const wrong of [`${key}x`, "wrong", ""]) expect(await answer(route, { "X-Api-Key": wrong })).toEqual(REFUSED);
});

test("a story told with a key is saved for its person", async () => {
  const told = await fetch(`${server.url}/api/story?kid_age=6&language=english`, { headers: { "X-Api-Key": key } });
  expect(await told.json()).toMatchObject({ preview: false, saved: true, storyCount: 1 });
  expect((await exportOf(server.url, ana)).stories).toHaveLength(1);
  const wrong = await fetch(`${server.url}/api/story?kid_age=6`, { headers: { "X-Api-Key": "wrong" } });
  expect(wrong.status).toBe(401);
});

test("a wrong key is not made good by a cookie, nor a wrong token by a key", async () => {
  expect(await answer(ROUTES[0] ?? "", { "X-Api-Key": "wrong", Cookie: ana.cookie })).toEqual(REFUSED);
  expect(await answer(ROUTES[0] ?? "", { "X-Api-Key": key, Authorization: "Bearer wrong" })).toEqual(REFUSED);
});

test("the accounts' own routes know no keys, and none of a library's routes for keys is there", async () => {
  const session = await fetch(`${server.url}/api/auth/get-session`, { headers: { "X-Api-Key": key } });
  expect(await session.json()).toBeNull();
  for (const route of ["api-key/create", "api-key/verify", "api-key/list"])
    expect((await postAccount(server.url, route, {}, { Cookie: ana.cookie })).status).toBe(404);
});

test("another site cannot use a key for what changes something", async () => {
  const headers = { "X-Api-Key": key, Origin: "https://elsewhere.example" };
  expect(await answer("/api/story?kid_age=6", headers)).toEqual([403, "cross_site"]);
});

test("the export names a person's keys with their dates, and holds nothing that opens anything", async () => {
  const file = JSON.stringify(await exportOf(server.url, ana));
  expect(JSON.parse(file)).toMatchObject({
    apiKeys: [{ name: "tablet", createdAt: expect.stringMatching(/^20.*Z$/) }],
  });
  const [{ id } = { id: "" }] = await product.services.apiKeys.list(null);
  for (const secret of [key, key.slice(11), id]) expect(file).not.toContain(secret);
});

test("a deleted account takes its keys along", async () => {
  await postAccount(server.url, "delete-user", { password: PASSWORD }, { Cookie: ana.cookie });
  expect(await answer(ROUTES[0] ?? "", { "X-Api-Key": key })).toEqual(REFUSED);
  expect(await product.services.apiKeys.list(null)).toEqual([]);
});

test("no key is ever logged", async () => {
  await answer(ROUTES[0] ?? "", { "X-Api-Key": key });
  expect(product.lines.length).toBeGreaterThan(0);
  expect(product.lines.join("")).not.toContain(key.slice(11));
});
