import { expect, test } from "vitest";
import { Problem } from "#app/problem.ts";
import { parseContact } from "./contract.ts";

const GIVEN = { name: "Marta", email: "marta@example.org", message: "Hola" };
const parsed = (change: object) => parseContact({ ...GIVEN, ...change });

/** The faults of a refused message. */
function faults(body: unknown): unknown {
  try {
    return { accepted: parseContact(body) };
  } catch (error) {
    return error instanceof Problem && error.code === "invalid_request" ? error.fields : error;
  }
}

test("a name, an address and a message are all it takes, and what else comes is passed over", () => {
  expect(parseContact({ ...GIVEN, admin: true })).toEqual(GIVEN);
});

test.each(["", "   ", "\r\n\t", "\u0000\u0007", "\u200B\u200D\uFEFF", "\u3164\u00AD", undefined, null, 5, {}])(
  "%j is no name, no address and no message",
  (blank) => {
    for (const field of ["name", "email", "message"]) {
      expect(faults({ ...GIVEN, [field]: blank })).toEqual({ [field]: "contact_empty" });
    }
  },
);

test("every empty field is named", () => {
  expect(faults({})).toEqual({ name: "contact_empty", email: "contact_empty", message: "contact_empty" });
});

test.each([[[]], ["text"], [null], [7]])("%j is no message at all", (body) => {
  expect(faults(body)).toEqual({ body: "body_not_object" });
});

test("a name stays in one line and can't begin another header", () => {
  expect(parsed({ name: "  Marta\r\nBcc: all@example.org\u2028\u0000 x " }).name).toBe("Marta Bcc: all@example.org x");
  expect(parsed({ name: "Zoë O’Neill 👩‍👧" }).name).toBe("Zoë O’Neill 👩‍👧");
});

test("an address may stand between spaces", () => {
  expect(parsed({ email: "  marta@example.org\n" }).email).toBe("marta@example.org");
});

test.each([
  "marta",
  "marta@",
  "@example.org",
  "marta@example..org",
  "marta@-example.org",
  "marta @example.org",
  "marta@example.org\r\nBcc: all@example.org",
  "marta@example.org, other@example.org",
  "Marta <marta@example.org>",
  "marta\u0000@example.org",
  `marta@${"a".repeat(64)}.org`,
])("%j is no address", (email) => {
  expect(faults({ ...GIVEN, email })).toEqual({ email: "email_malformed" });
});

test.each(["a@b", "o'neill+x@sub.example.co", "1@2.3", `m@${"a".repeat(63)}.org`])("%j is an address", (email) => {
  expect(parsed({ email }).email).toBe(email);
});

test("a message keeps its lines and everything that looks like HTML, and loses what no page can show", () => {
  const message = " <b>Hola</b>\r\nuno\rdos\n\tfin \u0000\u001B[31m\u0085\uD800 {{name}} ";
  expect(parsed({ message }).message).toBe("<b>Hola</b>\nuno\ndos\n\tfin [31m\uFFFD {{name}}");
});

test.each([
  ["name", 200],
  ["message", 5_000],
] as const)("the %s takes so many characters as a person counts them, and not one more", (field, max) => {
  for (const character of ["a", "ñ", "👩‍👧"]) {
    expect(parsed({ [field]: character.repeat(max) })[field]).toBe(character.repeat(max));
    expect(faults({ ...GIVEN, [field]: character.repeat(max + 1) })).toEqual({ [field]: "text_too_long" });
  }
});

test("an address of 254 characters can be written to, a longer one can't", () => {
  const email = (length: number) => `${"a".repeat(length - "@example.org".length)}@example.org`;
  expect(parsed({ email: email(254) }).email).toHaveLength(254);
  expect(faults({ ...GIVEN, email: email(255) })).toEqual({ email: "text_too_long" });
});
