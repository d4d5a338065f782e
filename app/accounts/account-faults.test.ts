import { expect, test } from "vitest";
import { codeFault, emailFault, fieldAtFault, firstFault, inWords, newPasswordFault } from "./account-faults.ts";

test.each([
  ["", "email_empty"],
  ["marta", "email_malformed"],
  ["marta@", "email_malformed"],
  ["@correo.example", "email_malformed"],
  ["marta@correo", "email_malformed"],
  ["marta@correo..example", "email_malformed"],
  ["mar ta@correo.example", "email_malformed"],
  ["marta+cuentos@correo.example", null],
  ["o'neill@mail.correo.example", null],
  ["niño@correo.example", null],
])("an address is looked at before it is sent: %j gives %s", (email, fault) => {
  expect(emailFault(email)).toBe(fault);
});

test.each([
  ["", "password_empty"],
  ["Ab1!", "password_too_short"],
  ["ABCDEF1!", "password_needs_lower"],
  ["abcdef1!", "password_needs_upper"],
  ["Abcdefg!", "password_needs_number"],
  ["Abcdefg1", "password_needs_symbol"],
  ["Abcdef1!", null],
  ["La luna tiene 4 fases", null],
  [`Aa1 ${"a".repeat(124)}`, null],
  [`Aa1 ${"a".repeat(125)}`, "password_too_long"],
])("a new password is told the first rule that it breaks: %j gives %s", (password, fault) => {
  expect(newPasswordFault(password)).toBe(fault);
});

test("a code that is missing and one that is none are told apart", () => {
  expect(["", "  ", "12345", "418 206"].map(codeFault)).toEqual(["code_empty", "code_empty", "code_malformed", null]);
});

test("a form names one fault at a time, from its first field to its last", () => {
  expect(firstFault({ email: "", code: "", password: "" }, true)).toBe("email_empty");
  expect(firstFault({ code: "", password: "" }, true)).toBe("code_empty");
  expect(firstFault({ email: "a@b.example", password: "" }, false)).toBe("password_empty");
  expect(firstFault({ email: "a@b.example", password: "short" }, true)).toBe("password_too_short");
});

test("a password that lets somebody in is not held against today's rules", () => {
  expect(firstFault({ email: "a@b.example", password: "short" }, false)).toBeNull();
});

test("a fault leads to its field, and what is nobody's fault to none", () => {
  expect(fieldAtFault("email_malformed")).toBe("email");
  expect(fieldAtFault("sign_up_not_invited")).toBe("email");
  expect(fieldAtFault("code_wrong")).toBe("code");
  expect(fieldAtFault("login_wrong")).toBe("password");
  expect(fieldAtFault("password_needs_upper")).toBe("password");
  expect(fieldAtFault("offline")).toBeNull();
  expect(fieldAtFault("too_many_requests")).toBeNull();
});

test("when to try again is told in the unit that a person would use, and never too early", () => {
  expect([1, 42, 89].map((seconds) => inWords(seconds, "en"))).toEqual([
    "in 1 second",
    "in 42 seconds",
    "in 89 seconds",
  ]);
  expect(inWords(61 * 5, "es")).toBe("dentro de 6 minutos");
  expect(inWords(90, "es")).toBe("dentro de 2 minutos");
  expect(inWords(3 * 3_600, "en")).toBe("in 3 hours");
});
