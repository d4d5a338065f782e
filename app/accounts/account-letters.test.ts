import { expect, test } from "vitest";
import { letters as english } from "#app/i18n/en/letters.ts";
import { letters as spanish } from "#app/i18n/es/letters.ts";
import { codeLetter, knownLetter, noticeLetter } from "./account-letters.ts";

const TO = "parent@stories.example";
const URL = "https://stories.example";

test.each([
  ["Spanish", spanish],
  ["English", english],
])("every letter in %s is whole", (_language, words) => {
  const letters = [
    ...(["confirm", "reset", "newEmail"] as const).map((purpose) => codeLetter(purpose, TO, "012345", words)),
    knownLetter(TO, URL, words),
    ...(["passwordChanged", "emailChanged", "deleted"] as const).map((notice) => noticeLetter(notice, TO, URL, words)),
  ];
  for (const { to, subject, text } of letters) {
    expect(to).toBe(TO);
    expect(subject).toMatch(/^[^\n{}!¡]{10,60}$/);
    expect(text).not.toMatch(/[{}!¡]|undefined/);
    expect(text).toContain("Cuentaluna");
  }
  expect(new Set(letters.map(({ subject }) => subject)).size).toBe(letters.length);
});

test("a code stands on a line of its own, with how long it is good", () => {
  const { text, code } = codeLetter("confirm", TO, "012345", english);
  expect(code).toBe("012345");
  expect(text.split("\n")).toContain("012345");
  expect(text).toContain("10 minutes");
});

test("whoever has an account already is shown the way in, and no code", () => {
  const letter = knownLetter(TO, URL, spanish);
  expect(letter.code).toBeUndefined();
  expect(letter.text).toContain(`${URL}/?login=1`);
  expect(letter.text).toContain(`${URL}/?forgot=1`);
});
