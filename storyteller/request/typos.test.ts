import { expect, test } from "vitest";
import { english } from "#storyteller/content/en/tellings.ts";
import { spanish } from "#storyteller/content/es/tellings.ts";
import { fold } from "./fold.ts";
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

/** A word that comes this often in our own tales is one that parents know, too. */
const OFTEN = 6;

test.each([
  ["es", spanish.tales],
  ["en", english.tales],
])("no word of our own tales is taken for another one that was mistyped (%s)", (_, tales) => {
  const text = JSON.stringify(Object.values(tales).map(({ older, little }) => [older, little])).replace(
    /\{[^}]*\}/g,
    " ",
  );
  const times = Map.groupBy(text.match(/(?<![\p{L}])\p{Ll}{5,}(?![\p{L}])/gu) ?? [], (word) => word);
  const often = [...times].flatMap(([word, { length }]) => (length >= OFTEN ? [word] : []));
  expect(often.length).toBeGreaterThan(2_000);
  expect(often.filter((word) => meantNoun(fold(word)) !== undefined)).toEqual([]);
});
