import { expect, test } from "vitest";
import { hasCensoredWord, readings } from "./words-in.ts";

const allWords = (sentence: string) => new Set(readings(sentence).flat());

test.each([
  ["m a t a r", "matar"],
  ["k.i.l.l", "kill"],
  ["s-e-x-o", "sexo"],
  ["k1ll", "kill"],
  ["a5es1n0", "asesino"],
  ["p0rn", "porn"],
  ["$ex", "sex"],
  ["m@tar", "matar"],
  ["joooder", "joder"],
  ["kiiiilllll", "kill"],
  ["ma-\ntar", "matar"],
  ["assshole", "asshole"],
  ["as.es.ino", "asesino"],
  ["sh_t_e", "shte"],
])("what is hidden in %s is read as %s", (sentence, word) => {
  expect(allWords(`Y dijo ${sentence} otra vez.`)).toContain(word);
});

test("a plain sentence is read once", () => {
  expect(readings("Lola tenía 7 años y un dragón, y dormía.")).toHaveLength(1);
});

test("a word with letters starred out is seen, a star between words is not", () => {
  expect(hasCensoredWord("What the f**k")).toBe(true);
  expect(hasCensoredWord("One * two, and a * at the end*")).toBe(false);
});
