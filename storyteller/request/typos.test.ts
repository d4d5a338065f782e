import { expect, test } from "vitest";
import { meantNoun } from "./typos.ts";

test.each([
  ["dragno", "dragon"],
  ["castllio", "castillo"],
  ["excabadora", "excavadora"],
  ["umberella", "umbrella"],
])("%s was meant for %s", (typed, meant) => {
  expect(meantNoun(typed)).toBe(meant);
});

test.each(["carrera", "volcanes", "burbujas", "consejo", "pancakes", "dumplings", "roses", "share", "leaks"])(
  "%s is a word and was meant",
  (word) => {
    expect(meantNoun(word)).toBeUndefined();
  },
);

test("a noun that a story can be made of is no slip of a creature's name", () => {
  expect(meantNoun("palillos")).toBeUndefined();
});
