import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { WaitingLetter } from "#app/mail/contract.ts";
import type { Database } from "#db/open.server.ts";
import type { Language } from "#storyteller/story-request.ts";
import { DATABASES, openTestDatabase, type TestDatabase } from "#tests/databases.ts";
import { createMailbox, type Mailbox } from "./mailbox.server.ts";

describe.each(DATABASES)("on %s", (kind) => {
  let database: TestDatabase;
  let db: Database;
  let mailbox: Mailbox;

  beforeEach(async () => {
    database = await openTestDatabase(kind);
    db = database.db;
    mailbox = createMailbox(db);
  });
  afterEach(() => database.close());

  const FIRST = Date.parse("2026-03-01T20:00:00.000Z");
  const letter = (number: number, change: Partial<WaitingLetter> = {}): WaitingLetter => ({
    id: String(number),
    to: "ana@example.org",
    subject: `Letter ${number}`,
    text: "Good night.",
    attempts: 0,
    createdAt: new Date(FIRST + number),
    ...change,
  });
  const deliver = (...given: Parameters<typeof letter>) =>
    mailbox.deliver(letter(...given), new AbortController().signal);
  const get = async (path: string, language: Language = "en") => mailbox.routes(() => language).request(path);
  const list = async () => (await get("/mail.json")).json();

  test("programs get what went out, the newest first, with its code told apart", async () => {
    await deliver(1);
    await deliver(3, { code: "123456", replyTo: "eva@example.org" });
    await deliver(2);
    const response = await get("/mail.json");
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    const rest = { to: "ana@example.org", text: "Good night." };
    expect(await response.json()).toEqual([
      { ...rest, subject: "Letter 3", code: "123456", at: "2026-03-01T20:00:00.003Z" },
      { ...rest, subject: "Letter 2", code: null, at: "2026-03-01T20:00:00.002Z" },
      { ...rest, subject: "Letter 1", code: null, at: "2026-03-01T20:00:00.001Z" },
    ]);
  });

  test("a letter that is delivered twice is there once", async () => {
    await deliver(1);
    await deliver(1);
    expect(await list()).toHaveLength(1);
  });

  test("the newest 200 are kept", async () => {
    for (let number = 1; number <= 201; number += 1) await deliver(number);
    const subjects = (await list()).map(({ subject }: { subject: string }) => subject);
    expect(subjects).toHaveLength(200);
    expect(subjects[0]).toBe("Letter 201");
    expect(subjects).not.toContain("Letter 1");
  });

  test("people get a page in their language that says when nothing has come", async () => {
    const page = async (language: Language) => (await get("/mail", language)).text();
    expect(await page("es")).toMatch(/<html lang="es">[\s\S]*Todavía no ha llegado ningún correo\./);
    expect(await page("en")).toMatch(/<html lang="en">[\s\S]*No mail has come yet\./);
  });

  test("what a letter says is shown and never acted on", async () => {
    const hostile = `<script>alert("1")</script><img src=x onerror=alert(1)>&amp;`;
    await deliver(1, { subject: hostile, text: hostile, to: `"${hostile}"@example.org` });
    const response = await get("/mail");
    const page = await response.text();
    expect(page).not.toMatch(/<script|<img/);
    expect(page.split("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;")).toHaveLength(4);
    expect(response.headers.get("Content-Type")).toBe("text/html; charset=UTF-8");
    expect(response.headers.get("Cache-Control")).toBe("no-store");
  });

  test("the page's policy allows its own style and nothing else", async () => {
    const response = await get("/mail");
    const style = /<style>([\s\S]*?)<\/style>/.exec(await response.text())?.[1] ?? "";
    const digest = Buffer.from(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(style))).toString(
      "base64",
    );
    expect(response.headers.get("Content-Security-Policy")?.split("; ")).toEqual([
      "default-src 'none'",
      `style-src 'sha256-${digest}'`,
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ]);
  });
});
