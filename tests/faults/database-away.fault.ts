import { afterEach, beforeEach, expect, inject, test, vi } from "vitest";
import { WORDS } from "#app/i18n/resources.ts";
import type { Product } from "#tests/e2e/product.ts";
import { type CuttableProxy, startProxy } from "#tests/fakes/cuttable-proxy.ts";
import { createDatabase } from "#tests/fakes/postgres-server.ts";
import { startFaultProduct } from "./fault-product.ts";
import { type HeldModel, startHeldModel } from "./held-model.ts";
import { askStory, exportOf, type Member, newMember, PASSWORD, postAccount } from "./member.ts";
import { expectQuiet } from "./quiet-log.ts";
import { listenTo } from "./story-stream.ts";

const PUBLIC_PAGES = ["/", "/generator", "/about", "/plans", "/safety", "/privacy", "/terms", "/no-such-page"];
const MEMBERS_PAGES = ["/library", "/profile", "/reader"];
const BACK_WITHIN = { timeout: 30_000, interval: 50 };

let proxy: CuttableProxy;
let model: HeldModel;
let product: Product;
let member: Member;
beforeEach(async () => {
  const { serverUrl, template } = inject("postgres");
  const databaseUrl = new URL(await createDatabase(serverUrl, template));
  proxy = await startProxy(Number(databaseUrl.port));
  databaseUrl.port = String(proxy.port);
  model = await startHeldModel();
  product = await startFaultProduct(databaseUrl.href, model.settings);
  member = await newMember(product.url, "ana@home.example");
});
afterEach(async () => {
  await product.stop();
  await proxy.close();
  await model.close();
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(product.url + path, { headers, redirect: "manual" });
const statusesOf = (paths: readonly string[], headers?: Record<string, string>) =>
  Promise.all(paths.map(async (path) => (await get(path, headers)).status));

async function expectProblem(answer: Response, language: "es" | "en"): Promise<void> {
  expect(answer.status).toBe(503);
  expect(answer.headers.get("Content-Type")).toBe("application/problem+json");
  expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(await answer.json()).toEqual({
    type: "urn:problem:database_unavailable",
    title: WORDS[language].problems.titles.database_unavailable,
    status: 503,
    code: "database_unavailable",
  });
}

const isReadyAgain = () =>
  vi.waitFor(async () => {
    if ((await get("/readyz")).status !== 200) throw new Error("not ready");
  }, BACK_WITHIN);

test("while the database is away the interfaces say so in the caller's language and when to try again", async () => {
  await proxy.cut();
  const signIn = { email: member.email, password: PASSWORD };
  for (const language of ["es", "en"] as const) {
    const headers = { "Accept-Language": language };
    await expectProblem(await askStory(product.url, member.cookie, headers), language);
    await expectProblem(
      await askStory(product.url, member.cookie, { ...headers, Accept: "text/event-stream" }),
      language,
    );
    await expectProblem(await askStory(product.url, "", headers), language);
    await expectProblem(await postAccount(product.url, "sign-in/email", signIn, headers), language);
    await expectProblem(await get("/api/account/export", { ...headers, Cookie: member.cookie }), language);
    await expectProblem(await get("/api/story/kept", { ...headers, Cookie: member.cookie }), language);
  }
  expect(await statusesOf(["/healthz", "/readyz"])).toEqual([200, 503]);
  expectQuiet(product.output(), member.secrets);
});

test("while the database is away public pages are there for everybody, and members' pages say what is wrong", async () => {
  await proxy.cut();
  const public200 = PUBLIC_PAGES.map((path) => (path === "/no-such-page" ? 404 : 200));
  expect(await statusesOf(PUBLIC_PAGES)).toEqual(public200);
  expect(await statusesOf(PUBLIC_PAGES, { Cookie: member.cookie })).toEqual(public200);
  for (const path of MEMBERS_PAGES) {
    for (const language of ["es", "en"] as const) {
      const page = await get(path, { Cookie: member.cookie, "Accept-Language": language });
      expect([path, page.status]).toEqual([path, 503]);
      expect(page.headers.get("Content-Type")).toMatch(/^text\/html/);
      expect(page.headers.getSetCookie(), "nobody is logged out").toEqual([]);
      const html = await page.text();
      expect(html).toMatch(/<h1/);
      expect(html).toContain(WORDS[language].problems.titles.database_unavailable);
      expect(html).toContain(`<html lang="${language}"`);
      expect(html).not.toMatch(/node_modules|\.(?:ts|js):\d+|ECONNREFUSED|ECONNRESET|stack/);
    }
  }
  expect(await statusesOf(MEMBERS_PAGES), "a guest is led to the log-in").toEqual([302, 302, 302]);
  expectQuiet(product.output(), member.secrets);
});

test("a story that is being told when the database goes is told to its end, and is saved once when it is back", async () => {
  const key = { "Idempotency-Key": "moon" };
  const held = model.hold();
  const answer = await askStory(product.url, member.cookie, { ...key, Accept: "text/event-stream" });
  const listening = listenTo(answer);
  await held.reached;
  await proxy.cut();
  held.release();
  const { text, end } = await listening;
  expect(end).toMatchObject({ saved: false, id: null, storyCount: null, totalStoryCount: null });

  await proxy.restore();
  const kept = () => get("/api/story/kept", { Cookie: member.cookie, ...key });
  await vi.waitFor(async () => {
    const state = await kept();
    if (!state.ok || ((await state.json()) as { state: string }).state !== "saved") throw new Error("not saved");
  }, BACK_WITHIN);
  const { counts, stories } = await exportOf(product.url, member);
  expect(stories.map(({ content }) => content)).toEqual([text]);
  expect(counts).toMatchObject({ storyCount: 1, totalStoryCount: 1 });

  const again = (await (await askStory(product.url, member.cookie, key)).json()) as object;
  expect(again).toMatchObject({ generated_story_content: text, id: stories[0]?.id, saved: true, storyCount: 1 });
  expectQuiet(product.output(), member.secrets);
});

test("when the database is back everything works again without a restart, as often as it goes", async () => {
  for (const round of [1, 2, 3]) {
    await proxy.cut();
    expect((await askStory(product.url, member.cookie)).status).toBe(503);
    await proxy.restore();
    await isReadyAgain();
    expect(await statusesOf(MEMBERS_PAGES, { Cookie: member.cookie })).toEqual([200, 200, 200]);
    expect(await (await askStory(product.url, member.cookie)).json()).toMatchObject({ saved: true, storyCount: round });
    await newMember(product.url, `ben-${round}@home.example`);
  }
  expect((await exportOf(product.url, member)).stories).toHaveLength(3);
});
