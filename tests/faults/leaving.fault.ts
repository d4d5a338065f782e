import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { DATABASES } from "#tests/databases.ts";
import type { Product } from "#tests/e2e/product.ts";
import { freePort } from "#tests/free-port.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { newDatabaseUrl, startFaultProduct } from "./fault-product.ts";
import { type HeldModel, startHeldModel } from "./held-model.ts";
import { askStory, exportOf, type Member, newMember } from "./member.ts";
import { expectQuiet } from "./quiet-log.ts";
import { listenTo } from "./story-stream.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const FIFTY = Array.from({ length: 50 }, (_, index) => index);
const STREAM = { Accept: "text/event-stream" };
const SOON = { timeout: 30_000, interval: 20 };
/** What a host sets whose product is public; its mail server is never reached here. */
const LIVE = {
  PUBLIC_URL: "https://stories.example",
  SMTP_URL: "smtp://127.0.0.1:9",
  MAIL_FROM: "stories@home.example",
  CONTACT_TO: "host@home.example",
};

describe.each(DATABASES)("on %s", (kind) => {
  let databaseUrl: string | null;
  let model: HeldModel;
  let product: Product;
  beforeEach(async () => {
    databaseUrl = await newDatabaseUrl(kind);
    model = await startHeldModel();
  });
  afterEach(async () => {
    await product.stop();
    await model.close();
  });

  const start = async (settings: Record<string, string>) => {
    const secret = randomBytes(32).toString("hex");
    product = await startFaultProduct(databaseUrl, { ...model.settings, AUTH_SECRET: secret, ...settings });
  };
  const tell = async (member: Member, key: string) =>
    listenTo(await askStory(product.url, member.cookie, { ...STREAM, "Idempotency-Key": key }));
  const read = async (path: string) => {
    const answer = await fetch(product.url + path);
    return { status: answer.status, text: await answer.text() };
  };
  const acceptsNothing = () =>
    vi.waitFor(() => expect(read("/healthz")).rejects.toMatchObject({ cause: { code: "ECONNREFUSED" } }), SOON);

  test("fifty stories that are being told when the process is asked to leave are told to their end and saved once each", async () => {
    await start({ FREE_STORIES: "50", LIMIT_TELLINGS_AT_ONCE_PER_ADDRESS: "0" });
    const member = await newMember(product.url, "ana@home.example");
    const held = model.holdAll();
    const telling = FIFTY.map((index) => tell(member, `moon-${index}`));
    await held.reached(FIFTY.length);
    const left = product.leave();
    await acceptsNothing();
    held.release();
    const heard = await Promise.all(telling);
    expect(await left).toBe(0);
    expect(heard.filter(({ end }) => end?.saved !== true)).toEqual([]);

    await product.restart();
    const { counts, stories } = await exportOf(product.url, member);
    expect(new Set(stories.map(({ id }) => id))).toEqual(new Set(heard.map(({ end }) => end?.id)));
    expect(new Set(stories.map(({ content }) => content))).toEqual(new Set(heard.map(({ text }) => text)));
    expect(stories).toHaveLength(FIFTY.length);
    expect(counts).toMatchObject({ storyCount: FIFTY.length, totalStoryCount: FIFTY.length });
    expectQuiet(product.output(), member.secrets);
  });

  test("a story that nobody listens to any more is saved before the process ends", async () => {
    await start({});
    const member = await newMember(product.url, "ana@home.example");
    const held = model.hold();
    const leaving = new AbortController();
    const headers = { "Content-Type": "application/json", Cookie: member.cookie, ...STREAM };
    const body = JSON.stringify({ kid_age: 6, language: "english" });
    await fetch(`${product.url}/api/story`, { method: "POST", headers, body, signal: leaving.signal });
    await held.reached;
    leaving.abort();
    const left = product.leave();
    await acceptsNothing();
    held.release();
    expect(await left).toBe(0);
    await product.restart();
    expect((await exportOf(product.url, member)).counts).toMatchObject({ storyCount: 1, totalStoryCount: 1 });
  });

  test("a public product that is asked to leave says that nobody shall be sent to it, and still serves for a moment", async () => {
    await start(LIVE);
    expect(await read("/readyz")).toEqual({ status: 200, text: "ready" });
    const held = model.hold();
    const telling = askStory(product.url, "", STREAM).then((answer) => listenTo(answer));
    await held.reached;
    const left = product.leave();
    await vi.waitFor(async () => expect(await read("/readyz")).toEqual({ status: 503, text: "draining" }), SOON);
    const [alive, page, story] = await Promise.all([read("/healthz"), read("/about"), askStory(product.url, "")]);
    expect([alive, page.status, story.status]).toEqual([{ status: 200, text: "ok" }, 200, 200]);
    await acceptsNothing();
    held.release();
    expect((await telling).end).toMatchObject({ preview: true });
    expect(await left).toBe(0);
  });

  test("a story that does not end in time is broken off, nothing of it is saved, and its place is given back", async () => {
    await start({ FREE_STORIES: "1", STORY_IDLE_MS: "100000", STORY_TOTAL_MS: "100000" });
    const member = await newMember(product.url, "ana@home.example");
    const held = model.hold();
    const answer = await askStory(product.url, member.cookie, { ...STREAM, "Idempotency-Key": "moon" });
    const listening = answer.text();
    await held.reached;
    expect(await product.leave()).toBe(0);
    expect(await listening).toMatch(/event: problem\ndata: \{"code":"storyteller_unavailable"[^\n]*\n\n$/);

    held.release();
    await product.restart();
    expect((await exportOf(product.url, member)).stories).toEqual([]);
    expect(await (await askStory(product.url, member.cookie)).json()).toMatchObject({ saved: true, storyCount: 1 });
    expectQuiet(product.output(), member.secrets);
  });
});

test("whoever stops npm stops the product in order, and leaves nothing behind", async () => {
  const folder = temporaryFolder();
  const port = await freePort();
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, PORT: String(port), DATA_DIR: folder.path, npm_config_update_notifier: "false" };
  const npm = spawn("npm", ["start"], { cwd: ROOT, env, detached: true, stdio: ["ignore", "pipe", "ignore"] });
  try {
    const ended = once(npm, "exit");
    let said = "";
    npm.stdout.on("data", (part: Buffer) => {
      said += part.toString();
    });
    await vi.waitFor(() => expect(said).toContain("Open http"), { timeout: 100_000, interval: 50 });
    npm.kill("SIGTERM");
    expect(await ended).toEqual([0, null]);
    expect(said).toContain("leaving: what is open may finish");
    await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toMatchObject({ cause: { code: "ECONNREFUSED" } });
  } finally {
    endGroup(npm.pid);
    folder.remove();
  }
});

/** Ends whatever is left of a process and of those that it has started. */
function endGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}
