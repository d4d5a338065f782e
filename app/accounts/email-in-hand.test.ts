import { expect, test } from "vitest";
import { emailInHand, keepEmailInHand, masked } from "./email-in-hand.ts";

/** A storage as a browser has it. */
function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test.each([
  ["ana@correo.example", "a***@correo.example"],
  ["a@correo.example", "a***@correo.example"],
  ['"a@b"@correo.example', '"***@correo.example'],
  ["ana", "a***"],
])("of an address only enough is shown to see a slip: %s becomes %s", (email, shown) => {
  expect(masked(email)).toBe(shown);
});

test("the address goes on to the next dialog, and is gone once it has served", () => {
  const tab = storage();
  expect(emailInHand(tab)).toBe("");
  keepEmailInHand("ana@correo.example", tab);
  expect(emailInHand(tab)).toBe("ana@correo.example");
  keepEmailInHand("", tab);
  expect(emailInHand(tab)).toBe("");
});

test("where the browser forbids its storage, nothing breaks", () => {
  const refuse = () => {
    throw new DOMException("no", "SecurityError");
  };
  const tab = { getItem: refuse, setItem: refuse, removeItem: refuse };
  keepEmailInHand("ana@correo.example", tab);
  expect(emailInHand(tab)).toBe("");
});
