import { afterEach, beforeEach, expect, test } from "vitest";
import { type FakeSmtpServer, openSmtpServer } from "#tests/fakes/smtp-server.ts";
import type { WaitingLetter } from "./contract.ts";
import { failureOf } from "./delivery-failure.ts";
import { createSmtpDelivery } from "./smtp.server.ts";

let server: FakeSmtpServer;
let delivery: ReturnType<typeof createSmtpDelivery>;
const connect = (smtpUrl = server.url) => createSmtpDelivery({ smtpUrl, from: "Cuentaluna <moon@stories.example>" });

beforeEach(async () => {
  server = await openSmtpServer();
  delivery = connect();
});
afterEach(async () => {
  delivery.close();
  await server.stop();
});

const letter = (change: Partial<WaitingLetter> = {}): WaitingLetter => ({
  id: "f3c1",
  to: "ana@example.org",
  subject: "Buenas noches, Ñandú 🦊",
  text: "Una línea.\n\nOtra, con ñ y 🦊.",
  attempts: 0,
  createdAt: new Date("2026-03-01T20:00:00.000Z"),
  ...change,
});
const deliver = (change: Partial<WaitingLetter> = {}) => delivery.deliver(letter(change), new AbortController().signal);
const failure = (sending: Promise<void>) => sending.then(() => null, failureOf);
const headersOf = (index: number) => new Map(server.letters[index]?.headers.map(({ key, value }) => [key, value]));

test("a letter arrives with every sign of its words, from the product, to one reader", async () => {
  await deliver();
  expect(server.letters).toMatchObject([
    {
      recipients: ["ana@example.org"],
      from: { name: "Cuentaluna", address: "moon@stories.example" },
      to: [{ address: "ana@example.org" }],
      subject: "Buenas noches, Ñandú 🦊",
      text: "Una línea.\n\nOtra, con ñ y 🦊.\n",
      messageId: "<f3c1@stories.example>",
    },
  ]);
  expect(server.letters[0]?.html).toBeUndefined();
});

test("a letter that comes twice can be known by its id", async () => {
  await deliver();
  await deliver({ attempts: 1 });
  expect(server.letters.map(({ messageId }) => messageId)).toEqual([
    "<f3c1@stories.example>",
    "<f3c1@stories.example>",
  ]);
});

test("no holiday note answers a machine, and an answer to a person's words reaches that person", async () => {
  await deliver();
  await deliver({ replyTo: "eva@example.org" });
  expect(headersOf(0).get("auto-submitted")).toBe("auto-generated");
  expect(server.letters[0]?.replyTo).toBeUndefined();
  expect(headersOf(1).has("auto-submitted")).toBe(false);
  expect(server.letters[1]?.replyTo).toMatchObject([{ address: "eva@example.org" }]);
});

test("nobody can write another header into a subject or an address for answers", async () => {
  await deliver({
    subject: "Hola\r\nBcc: spy@example.org\r\n\r\nanother text",
    replyTo: "eva@example.org\r\nBcc: spy@example.org",
  });
  expect(server.letters[0]).toMatchObject({
    recipients: ["ana@example.org"],
    subject: "Hola Bcc: spy@example.org another text",
    text: "Una línea.\n\nOtra, con ñ y 🦊.\n",
  });
  expect(headersOf(0).has("bcc")).toBe(false);
  expect(server.letters[0]?.replyTo).toHaveLength(1);
});

test.each([
  "ana@example.org, spy@example.org",
  "ana@example.org> <spy@example.org",
  "ana@example.org\r\nRCPT TO:<spy@example.org>",
])("nobody can name a second reader: %j", async (to) => {
  await failure(deliver({ to }));
  expect(server.letters.flatMap(({ recipients }) => recipients)).not.toContain("spy@example.org");
});

test("a letter's text opens no file and no address", async () => {
  await deliver({ text: { path: "/etc/hostname" } as never }).catch(() => undefined);
  expect(server.letters.map(({ text }) => text?.trim() ?? "")).toEqual([]);
});

test("a reader that is not there is final, one that is busy is not", async () => {
  server.refuse("ana@example.org", 550);
  expect(await failure(deliver())).toEqual({ code: "EENVELOPE", responseCode: 550, isFinal: true });
  server.refuse("ana@example.org", 450);
  expect(await failure(deliver())).toEqual({ code: "EENVELOPE", responseCode: 450, isFinal: false });
});

test("an address that no server could be given is final", async () => {
  expect(await failure(deliver({ to: "" }))).toMatchObject({ isFinal: true });
});

test("a wrong login is the host's to mend, not final", async () => {
  server.askPassword("right");
  delivery.close();
  delivery = connect(server.url.replace("//", "//host:wrong@"));
  expect(await failure(deliver())).toEqual({ code: "EAUTH", responseCode: 535, isFinal: false });
  delivery.close();
  delivery = connect(server.url.replace("//", "//host:right@"));
  await deliver();
  expect(server.letters).toHaveLength(1);
});

test("a server that is down is not final, and the letter goes when it is up", async () => {
  await server.stop();
  expect(await failure(deliver())).toMatchObject({ isFinal: false, responseCode: undefined });
  await server.start();
  await deliver();
  expect(server.letters).toHaveLength(1);
});

test("a delivery that takes too long can be given up, and others go on", async () => {
  const held = server.hold();
  const giveUp = new AbortController();
  const slow = failure(delivery.deliver(letter(), giveUp.signal));
  await held.arrived;
  giveUp.abort();
  expect(await slow).toMatchObject({ code: "EABORT", isFinal: false });
  held.release();
  await deliver({ id: "other" });
  expect(server.letters.map(({ messageId }) => messageId)).toContain("<other@stories.example>");
});
