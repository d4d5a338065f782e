import { expect, test } from "vitest";
import { newPasswordRefusal } from "./new-password.ts";

test.each([
  ["Luna llena 7", null],
  ["Ñandú, 3 veces", null],
  ["Ab1 xyz", "PASSWORD_TOO_SHORT"],
  // Four moons, though a machine counts eight.
  ["🌙🌙🌙🌙", "PASSWORD_TOO_SHORT"],
  [`Ab1 ${"x".repeat(124)}`, null],
  [`Ab1 ${"x".repeat(125)}`, "PASSWORD_TOO_LONG"],
  ["luna llena 7", "PASSWORD_DID_NOT_CONFORM"],
  ["LUNA LLENA 7", "PASSWORD_DID_NOT_CONFORM"],
  ["Luna llena", "PASSWORD_DID_NOT_CONFORM"],
  ["Lunallena7", "PASSWORD_DID_NOT_CONFORM"],
])("%s: %s", (password, refusal) => {
  expect(newPasswordRefusal(password)).toBe(refusal);
});

test("what is no text is for the library to refuse", () => {
  for (const nothing of [undefined, null, 7, {}]) expect(newPasswordRefusal(nothing)).toBeNull();
});
