import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openDatabase } from "#db/open.server.ts";
import type { Product } from "#tests/e2e/product.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { startFaultProduct } from "./fault-product.ts";
import { askStory, exportOf, logIn, type Member, newMember, postAccount } from "./member.ts";
import { expectQuiet } from "./quiet-log.ts";

const MEMBERS_PAGES = ["/library", "/profile", "/reader"];
const CLEARED = /^cuentaluna\.session_token=;.*Max-Age=0/;

let folder: ReturnType<typeof temporaryFolder>;
let product: Product;
let ana: Member;
let ben: Member;
beforeAll(async () => {
  folder = temporaryFolder();
  product = await startFaultProduct(null, { DATA_DIR: folder.path, FREE_STORIES: "100" });
  ana = await newMember(product.url, "ana@home.example");
  ben = await newMember(product.url, "ben@home.example");
});
afterAll(async () => {
  await product.stop();
  folder.remove();
});

const get = (path: string, cookie: string) =>
  fetch(product.url + path, { headers: { Cookie: cookie }, redirect: "manual" });

async function tamperedCookie(): Promise<string> {
  const last = ana.cookie.replace(/%3D$/, "").at(-1);
  return ana.cookie.replace(new RegExp(`${last}(?=(?:%3D)?$)`), last === "A" ? "E" : "A");
}

async function oldCookie(): Promise<string> {
  const cookie = await logIn(product.url, ana.email);
  const [token = ""] = decodeURIComponent(cookie.split("=")[1] ?? "").split(".");
  const db = await openDatabase({ dataDir: folder.path });
  const past = new Date(0).toISOString();
  const { numUpdatedRows } = await db
    .updateTable("sessions")
    .set({ expiresAt: past })
    .where("token", "=", token)
    .executeTakeFirst();
  await db.destroy();
  expect(numUpdatedRows).toBe(1n);
  return cookie;
}

async function loggedOutCookie(): Promise<string> {
  const cookie = await logIn(product.url, ana.email);
  expect((await postAccount(product.url, "sign-out", {}, { Cookie: cookie })).status).toBe(200);
  return cookie;
}

describe.each([
  ["a tampered cookie", tamperedCookie],
  ["a cookie of another secret", async () => ana.cookie.replace(/\.[^.]+$/, `.${"A".repeat(43)}%3D`)],
  ["a cookie that is no cookie of ours", async () => "cuentaluna.session_token=moon"],
  ["an old cookie", oldCookie],
  ["a logged-out cookie", loggedOutCookie],
])("%s", (_, make) => {
  let cookie: string;
  beforeEach(async () => {
    cookie = await make();
  });

  const expectCleared = (answer: Response) =>
    expect(answer.headers.getSetCookie()).toContainEqual(expect.stringMatching(CLEARED));

  test("is a guest's on public pages and to the storyteller, and is cleared", async () => {
    for (const path of ["/", "/plans", "/generator"]) {
      const page = await get(path, cookie);
      expect([path, page.status]).toEqual([path, 200]);
      expectCleared(page);
      expect(await page.text()).not.toContain(ana.email);
    }
    const story = await askStory(product.url, cookie);
    expectCleared(story);
    expect(await story.json()).toMatchObject({ preview: true, saved: false, id: null, storyCount: null });
  });

  test("opens nothing that is a member's", async () => {
    for (const path of MEMBERS_PAGES) {
      const page = await get(path, cookie);
      expect([page.status, page.headers.get("Location")]).toEqual([302, `/?login=1&next=${path}`]);
      expectCleared(page);
    }
    for (const path of ["/api/account/export", "/api/story/kept"]) {
      const answer = await get(path, cookie);
      expect([answer.status, await answer.json()]).toMatchObject([401, { code: "not_logged_in" }]);
      expectCleared(answer);
    }
  });
});

test("another owner's story is a page that is not there, and nothing can be done with it", async () => {
  const told = (await (await askStory(product.url, ana.cookie)).json()) as { id: string; title: string };
  const before = await exportOf(product.url, ana);
  const foreign = await get(`/reader?story=${told.id}`, ben.cookie);
  const unknown = await get("/reader?story=no-such-story", ben.cookie);
  expect([foreign.status, unknown.status]).toEqual([404, 404]);
  const page = await foreign.text();
  expect(page).not.toContain(told.title);
  expect(page.replaceAll(told.id, "no-such-story").length).toBe((await unknown.text()).length);

  for (const intent of ["favourite", "unfavourite", "delete", "restore"]) {
    for (const path of ["/library", "/library.data"]) {
      const answer = await fetch(product.url + path, {
        method: "POST",
        headers: { Cookie: ben.cookie },
        body: new URLSearchParams({ intent, id: told.id }),
      });
      expect([intent, path, answer.status]).toEqual([intent, path, 404]);
      await answer.text();
    }
  }
  expect({ ...(await exportOf(product.url, ana)), exportedAt: 0 }).toEqual({ ...before, exportedAt: 0 });
  expect((await get(`/reader?story=${told.id}`, ana.cookie)).status).toBe(200);
  expectQuiet(product.output(), [...ana.secrets, ...ben.secrets, told.id, told.title]);
});
