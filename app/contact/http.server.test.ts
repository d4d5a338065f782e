import { Hono } from "hono";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { WORDS } from "#app/i18n/resources.ts";
import { Problem } from "#app/problem.ts";
import type { Database } from "#db/open.server.ts";
import { countTurnsIn } from "#tests/counted-turns.ts";
import { DATABASES, openTestDatabase, type TestDatabase } from "#tests/databases.ts";
import { createContact } from "./contact.server.ts";
import { createContactLimits } from "./contact-limits.server.ts";
import { contactRoutes } from "./http.server.ts";
import { createContactStore } from "./store.server.ts";

const GIVEN = { name: "Marta", email: "marta@example.org", message: "Hola" };

describe.each(DATABASES)("on %s", (kind) => {
  let database: TestDatabase;
  let db: Database;
  let app: Hono;

  beforeEach(async () => {
    database = await openTestDatabase(kind);
    db = database.db;
    const store = createContactStore(db, () => new Date(Date.UTC(2026, 0, 31, 20, 40)));
    const contact = createContact({
      keep: (message) => store.add(message),
      admit: createContactLimits(
        { contactMessagesPerAddressPerHour: 20, contactMessagesPerHour: 200 },
        countTurnsIn(db),
      ),
      contactTo: "host@example.org",
      newId: () => crypto.randomUUID(),
      words: { es: WORDS.es.contact, en: WORDS.en.contact },
    });
    app = new Hono();
    app.route(
      "/api/contact",
      contactRoutes({
        contact,
        addressOf: () => "10.0.0.1",
        languageOf: (c) => (c.req.header("Accept-Language") === "en" ? "en" : "es"),
        sentWords: { es: WORDS.es.contact.sent, en: WORDS.en.contact.sent },
      }),
    );
    app.onError((error, c) => {
      if (!(error instanceof Problem)) throw error;
      return c.json({ code: error.code, fields: error.fields }, error.status);
    });
  });
  afterEach(() => database.close());

  const post = async (body: string, headers: Record<string, string> = {}) =>
    app.request("/api/contact", { method: "POST", headers: { "Content-Type": "application/json", ...headers }, body });
  const kept = () => db.selectFrom("contact_messages").selectAll().execute();

  test("a message is taken, and so says the answer in the visitor's language", async () => {
    const response = await post(JSON.stringify(GIVEN));
    expect(response.status).toBe(202);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(await response.json()).toEqual({ message: "Mensaje enviado. Te responderemos pronto." });
    const english = await post(JSON.stringify(GIVEN), { "Accept-Language": "en" });
    expect(await english.json()).toEqual({ message: "Message sent successfully. We'll reply soon." });
    const row = { ...GIVEN, id: expect.any(String), created_at: "2026-01-31T20:40:00.000Z" };
    expect(await kept()).toEqual([
      { ...row, language: "es" },
      { ...row, language: "en" },
    ]);
  });

  test("HTML is text, and stays what it was", async () => {
    const message = `<script>alert(1)</script>\n<img src=x onerror="x">'; DROP TABLE contact_messages; --`;
    expect((await post(JSON.stringify({ ...GIVEN, message }))).status).toBe(202);
    expect(await kept()).toMatchObject([{ message }]);
  });

  test("what does not hold together is refused by name, and nothing of it is kept", async () => {
    const blank = await post(JSON.stringify({ ...GIVEN, name: " \r\n", email: "a@b\r\nBcc: c@d" }));
    expect(blank.status).toBe(400);
    expect(await blank.json()).toEqual({
      code: "invalid_request",
      fields: { name: "contact_empty", email: "email_malformed" },
    });
    expect((await post("{ broken")).status).toBe(400);
    expect((await post('"text"')).status).toBe(400);
    expect((await post("name=Marta", { "Content-Type": "application/x-www-form-urlencoded" })).status).toBe(415);
    expect(await kept()).toEqual([]);
  });

  test("a megabyte is too large, whether or not it says so beforehand", async () => {
    const body = JSON.stringify({ ...GIVEN, message: "a".repeat(1_000_000) });
    expect((await post(body)).status).toBe(413);
    expect((await post(body, { "Content-Length": String(body.length) })).status).toBe(413);
    expect(await kept()).toEqual([]);
  });

  test("of fifty messages at once none is lost: each is kept, or told to come later", async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => post(JSON.stringify({ ...GIVEN, message: `n ${index}` }))),
    );
    const taken = answers.flatMap(({ status }, index) => (status === 202 ? [`n ${index}`] : []));
    expect(taken).toHaveLength(20);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
    expect((await kept()).map(({ message }) => message).sort()).toEqual([...taken].sort());
  });
});
