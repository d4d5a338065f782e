import { expect, test } from "vitest";
import { SEARCH_MAX_LENGTH } from "./library-contract.ts";
import { patternOf, wordsOf } from "./library-search.ts";

test("words are looked for once each, whatever their case, accents and distance", () => {
  expect(wordsOf("  Dragón\tNIÑO dragon\u0000 ")).toEqual(["dragon", "nino"]);
  expect(wordsOf(" \n")).toEqual([]);
  expect(wordsOf("🐉 ́")).toEqual(["🐉"]);
});

test("what is longer than anybody types is cut, never inside a character", () => {
  expect(wordsOf("x".repeat(100_000))).toEqual(["x".repeat(SEARCH_MAX_LENGTH)]);
  expect(wordsOf("🐉".repeat(SEARCH_MAX_LENGTH + 1))).toEqual(["🐉".repeat(SEARCH_MAX_LENGTH)]);
});

test("signs that mean something to the database are looked for as themselves", () => {
  expect(patternOf("100%_\\")).toBe("%100\\%\\_\\\\%");
});
