import { afterEach, beforeEach, expect, test } from "vitest";
import { WORDS } from "#app/i18n/resources.ts";
import type { Letter } from "#app/mail/contract.ts";
import { Problem } from "#app/problem.ts";
import { countTurnsIn } from "#tests/counted-turns.ts";
import { openTestDatabase, type TestDatabase } from "#tests/databases.ts";
import { type ContactDependencies, createContact } from "./contact.server.ts";
import { createContactLimits } from "./contact-limits.server.ts";
import type { ContactMessage } from "./contract.ts";

const GIVEN = { name: "Marta", email: "marta@example.org", message: "Hola\n<b>adiós</b>" };
const FROM = { address: "10.0.0.1", language: "es" } as const;

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase("sqlite");
});
afterEach(() => database.close());

function openContact(change: Partial<ContactDependencies> = {}) {
  const kept: { message: ContactMessage; letter: Letter }[] = [];
  const contact = createContact({
    keep: async (message, letter) => void kept.push({ message, letter }),
    admit: async () => undefined,
    contactTo: "host@example.org",
    newId: () => `id-${kept.length + 1}`,
    words: { es: WORDS.es.contact, en: WORDS.en.contact },
    ...change,
  });
  return { contact, kept };
}

const refusal = (sent: Promise<void>) =>
  sent.then(
    () => "sent",
    (error: unknown) => (error instanceof Problem ? error.code : error),
  );

test("what a visitor writes is kept and goes to the host, who answers the visitor", async () => {
  const { contact, kept } = openContact();
  await contact.send(GIVEN, FROM);
  expect(kept).toEqual([
    {
      message: { id: "id-1", language: "es", ...GIVEN },
      letter: {
        to: "host@example.org",
        subject: "Mensaje de Marta",
        text: "Nombre: Marta\nCorreo: marta@example.org\n\nHola\n<b>adiós</b>\n",
        replyTo: "marta@example.org",
      },
    },
  ]);
});

test("the letter is in the visitor's language", async () => {
  const { contact, kept } = openContact();
  await contact.send(GIVEN, { ...FROM, language: "en" });
  expect(kept[0]?.letter).toMatchObject({
    subject: "Message from Marta",
    text: expect.stringContaining("Name: Marta"),
  });
});

test("a name is a name, whatever it looks like", async () => {
  const { contact, kept } = openContact();
  await contact.send({ ...GIVEN, name: "$& $' {{name}}\r\nBcc: all@example.org" }, FROM);
  expect(kept[0]?.letter.subject).toBe("Mensaje de $& $' {{name}} Bcc: all@example.org");
});

test("a message that is refused for what it says costs nothing of the limits", async () => {
  const admit = createContactLimits(
    { contactMessagesPerAddressPerHour: 1, contactMessagesPerHour: 1 },
    countTurnsIn(database.db),
  );
  const { contact, kept } = openContact({ admit });
  for (let attempt = 0; attempt < 3; attempt += 1) {
    expect(await refusal(contact.send({ ...GIVEN, message: " " }, FROM))).toBe("invalid_request");
  }
  await contact.send(GIVEN, FROM);
  expect(kept).toHaveLength(1);
});

test("a message over the limit is neither kept nor sent", async () => {
  const admit = createContactLimits(
    { contactMessagesPerAddressPerHour: 1, contactMessagesPerHour: 0 },
    countTurnsIn(database.db),
  );
  const { contact, kept } = openContact({ admit });
  await contact.send(GIVEN, FROM);
  expect(await refusal(contact.send(GIVEN, FROM))).toBe("too_many_requests");
  expect(kept).toHaveLength(1);
});

test("nobody is told that a message was sent when it could not be kept", async () => {
  const full = new Error("disk full");
  const { contact } = openContact({ keep: () => Promise.reject(full) });
  expect(await refusal(contact.send(GIVEN, FROM))).toBe(full);
});
