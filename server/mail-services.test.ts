import { afterEach, expect, test } from "vitest";
import { openDatabase } from "#db/open.server.ts";
import { openSmtpServer } from "#tests/fakes/smtp-server.ts";
import { LIVE } from "#tests/settings.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { openTestProduct, type TestProduct } from "#tests/test-product.ts";

const closing: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function open(env: Record<string, string> = {}): Promise<TestProduct> {
  const product = await openTestProduct(env);
  closing.push(() => product.close());
  return product;
}

async function openMailServer() {
  const server = await openSmtpServer();
  closing.push(() => server.stop());
  return server;
}

const MESSAGE = { name: "Eva", email: "eva@example.org", message: "Hola, luna." };

/** So long an answer is asked for again: sending goes on in the background. */
const SOON = { timeout: 4_000 };
const write = ({ app }: TestProduct, path = "/api/contact") =>
  app.request(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(MESSAGE),
  });
const mailOf = async ({ app }: TestProduct, headers: Record<string, string> = {}) =>
  app.request("/dev/mail.json", { headers });

test("on trial a message to the host is in the mailbox, and needs no mail server", async () => {
  const trial = await open();
  expect((await write(trial)).status).toBe(202);
  await expect
    .poll(async () => (await mailOf(trial)).json(), SOON)
    .toMatchObject([{ to: "host@localhost", text: expect.stringContaining("Hola, luna."), code: null }]);
});

test("on trial with a mail server a letter goes out, and its copy is in the mailbox", async () => {
  const server = await openMailServer();
  const trial = await open({ SMTP_URL: server.url });
  await write(trial);
  await expect.poll(async () => (await mailOf(trial)).json(), SOON).toHaveLength(1);
  expect(server.letters).toMatchObject([{ recipients: ["host@localhost"], replyTo: [{ address: "eva@example.org" }] }]);
});

test("live, a message reaches each of the hosts, also when one of them can't be reached", async () => {
  const server = await openMailServer();
  server.refuse("gone@a.example", 550);
  const live = await open({
    ...LIVE,
    SMTP_URL: server.url,
    CONTACT_TO: "gone@a.example, host@a.example,other@a.example",
  });
  expect((await write(live)).status).toBe(202);
  await expect
    .poll(() => server.letters.flatMap(({ recipients }) => recipients).sort(), SOON)
    .toEqual(["host@a.example", "other@a.example"]);
});

test("live, there is no mailbox: its address is as unknown as any", async () => {
  const live = await open(LIVE);
  for (const path of ["/dev/mail", "/dev/mail.json"]) {
    const response = await live.app.request(path, { headers: { Host: "localhost" } });
    expect(await response.text()).toBe('<p lang="es">');
  }
});

test.each(["localhost", "localhost:3000", "127.0.0.1:8080", "[::1]", "[::1]:3000", "LOCALHOST:3000"])(
  "the mailbox opens for this machine's name %s",
  async (Host) => {
    expect((await mailOf(await open(), { Host })).headers.get("Content-Type")).toBe("application/json");
  },
);

test.each([
  "elsewhere.example",
  "localhost.elsewhere.example",
  "127.0.0.1.elsewhere.example",
  "10.0.0.5:3000",
  "0.0.0.0",
])("the mailbox is not there for whoever asks for %s", async (Host) => {
  const trial = await open();
  for (const path of ["/dev/mail", "/dev/mail.json"]) {
    const response = await trial.app.request(path, { headers: { Host } });
    expect(await response.text()).toBe('<p lang="es">');
    expect((await trial.app.request(`http://${Host}${path}`)).headers.get("Content-Type")).toMatch(/^text\/html/);
  }
});

test("what else is under the mailbox's address is as unknown as any", async () => {
  const trial = await open();
  for (const path of ["/dev", "/dev/", "/dev/mail/", "/dev/other"]) {
    expect(await (await trial.app.request(path)).text()).toBe('<p lang="es">');
  }
});

test("a letter that waited through an end goes out at the next start, and the log never says who it was for", async () => {
  const folder = temporaryFolder();
  closing.push(() => folder.remove());
  const server = await openMailServer();
  await server.stop();
  const settings = { ...LIVE, SMTP_URL: server.url, DATA_DIR: folder.path };
  const first = await open(settings);
  await write(first);
  await expect.poll(() => first.lines.join(), SOON).toContain("letters do not go out");
  expect(first.lines.join()).not.toMatch(/host@|eva@|Eva|Hola/);
  await first.services.close();
  await server.start();
  await open(settings);
  await expect.poll(() => server.letters.length, SOON).toBe(1);
  const db = await openDatabase({ dataDir: folder.path });
  closing.push(() => db.destroy());
  await expect.poll(() => db.selectFrom("letters").select("id").execute(), SOON).toEqual([]);
});

test("another site can't make a visitor write to the host, and only POST writes", async () => {
  const trial = await open();
  const foreign = await trial.app.request("/api/contact", { method: "POST", headers: { Origin: "https://a.example" } });
  expect(foreign.status).toBe(403);
  const read = await trial.app.request("/api/contact");
  expect([read.status, read.headers.get("Allow")]).toEqual([405, "POST"]);
});
