import { expect, test } from "vitest";
import { WordRules } from "./word-rules.ts";

const finds = (entry: string, sentence: string, before = "") =>
  new WordRules<true>().add(entry, true).find(sentence.split(" "), before === "" ? [] : before.split(" ")).length > 0;

test("the parts of an entry stand in any order, each on words of its own", () => {
  expect(finds("fork & socket", "put the fork into the socket")).toBe(true);
  expect(finds("fork & socket", "into the socket with that fork")).toBe(true);
  expect(finds("fork & socket", "put the fork down")).toBe(false);
  expect(finds("fork/spoon & fork", "one fork lay there")).toBe(false);
});

test("a part has several words, stems, and words in a row", () => {
  const entry = "bleach/under_the_sink & drink*/sip";
  expect(finds(entry, "drinking bleach")).toBe(true);
  expect(finds(entry, "under the sink they sip")).toBe(true);
  expect(finds(entry, "the sink under which they sip")).toBe(false);
});

test("what stands farther apart than an entry says is not found", () => {
  expect(finds("fork & socket <4", "the fork in a socket")).toBe(true);
  expect(finds("fork & socket <3", "the fork in a socket")).toBe(false);
  expect(finds("a1 & b1", `a1 ${"word ".repeat(15)}b1`)).toBe(false);
});

test("a word after the mark lets the sentence pass, wherever it stands", () => {
  expect(finds("fork & socket ! never", "never put a fork in the socket")).toBe(false);
  expect(finds("fork & socket ! never/do_not", "a fork in the socket do not do it")).toBe(false);
});

test("two marks find an entry in two sentences, but nothing that was all said before", () => {
  const entry = "sack && kittens && river";
  expect(finds(entry, "he came back from the river", "kittens in a sack")).toBe(true);
  expect(finds(entry, "he came home", "kittens in a sack at the river")).toBe(false);
  expect(finds("sack & kittens & river", "he came back from the river", "kittens in a sack")).toBe(false);
});

test.each(["fork &", "& fork", "fork & ! never", "a* & fork", "fork & in__the", "fork & in_the*", "a fork & knife"])(
  "an entry that could never match, or matches everything, is refused: %s",
  (entry) =>
    expect(() => new WordRules().add(entry, true)).toThrow(/near each other|every word|in a row|begins and ends/),
);

test("a long sentence of nothing but its words is looked through quickly", () => {
  const rules = new WordRules<true>().add("fork & socket & spoon <8", true);
  const words = `${"fork socket ".repeat(2_000)}${"word ".repeat(20)}spoon`.split(" ");
  const begin = performance.now();
  expect(rules.find(words)).toEqual([]);
  expect(performance.now() - begin).toBeLessThan(1_000);
});
