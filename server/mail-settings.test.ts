import { expect, test } from "vitest";
import { refusalOf } from "#tests/settings.ts";
import { readMailSettings } from "./mail-settings.ts";
import { readSettings } from "./settings.ts";

const NONSENSE: [string, string][] = [
  ["SMTP_URL", "mail.example:587"],
  ["SMTP_URL", "http://mail.example"],
  ["SMTP_URL", "smtp://"],
  ["SMTP_URL", "smtp:mail.example"],
  ["SMTP_URL", "smtp://secret@mail.\r\nexample"],
  ["MAIL_FROM", "Cuentaluna"],
  ["MAIL_FROM", "Cuentaluna <moon>"],
  ["MAIL_FROM", "moon@a.example, sun@a.example"],
  ["MAIL_FROM", "moon: moon@a.example;"],
  ["MAIL_FROM", "Moon\r\nBcc: spy@a.example <moon@a.example>"],
  ["CONTACT_TO", "host"],
  ["CONTACT_TO", "host@a.example,"],
  ["CONTACT_TO", "Host <host@a.example>"],
  ["CONTACT_TO", "host@a.example, other"],
  ["CONTACT_TO", "host@a.example,\nother@a.example"],
  ["HOST_NAME", "a".repeat(201)],
  ["HOST_NAME", "Ana\nLuna"],
];
test.each(NONSENSE)(
  "%s=%j stops the start with one sentence that names it and keeps its value to itself",
  (name, value) => {
    const sentence = refusalOf(() => readSettings({ [name]: value }));
    expect(sentence).toMatch(new RegExp(`^${name} [^\\n]+\\.$`));
    expect(sentence).not.toContain("secret");
  },
);

test.each([
  ["smtp://localhost", "moon@localhost", "host@localhost"],
  ["smtps://ana%40a.example:pass%3Aword@mail.example:465", "Cuentaluna <moon@a.example>", "host@a.example"],
  ["smtp://[::1]:2525", '"Luna, la de los cuentos" <moon@a.example>', "host@a.example, other@b.example"],
])("%s, %s and %s make sense", (SMTP_URL, MAIL_FROM, CONTACT_TO) => {
  expect(readMailSettings({ SMTP_URL, MAIL_FROM, CONTACT_TO })).toEqual({
    smtpUrl: SMTP_URL,
    from: MAIL_FROM,
    contactTo: CONTACT_TO,
  });
});

test("several hosts are told apart however their commas are spaced", () => {
  expect(readMailSettings({ CONTACT_TO: " a@a.example ,b@b.example,  c@c.example" }).contactTo).toBe(
    "a@a.example, b@b.example, c@c.example",
  );
});

test("the host's name is shown as it is written", () => {
  expect(readSettings({ HOST_NAME: " Asociación Ñandú " }).hostName).toBe("Asociación Ñandú");
});
