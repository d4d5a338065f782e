import { expect, test } from "vitest";
import { outsideIdioms, WordRules } from "./word-rules.ts";

const found = (list: string, sentence: string) => {
  const rules = new WordRules<string>().add(list, "found");
  const words = sentence.split(" ");
  return rules.find(words).map(({ from, to }) => words.slice(from, to).join(" "));
};

test("a word is found alone, and not as a part of another", () => {
  expect(found("bomba", "una bomba y un bombon")).toEqual(["bomba"]);
});

test("a stem finds every word that begins so", () => {
  expect(found("asesin*", "el asesinato del asesino")).toEqual(["asesinato", "asesino"]);
});

test("a phrase may have several words in one place, and a gap of up to three", () => {
  expect(found("lo/la mato", "el frio la mato")).toEqual(["la mato"]);
  expect(found("shot ~ dead", "he shot the big bear dead")).toEqual(["shot the big bear dead"]);
  expect(found("shot ~ dead", "he shot it and it fell over dead")).toEqual([]);
});

test("entries stand on lines or between commas, and the empty ones are nothing", () => {
  expect(found("one, two\n\n three four,", "two one three four")).toEqual(["two", "one", "three four"]);
});

test.each(["~ dead", "shot ~", "a* b"])(
  "an entry that could never match, or matches everything, is refused: %s",
  (entry) => {
    if (entry === "a* b") expect(() => new WordRules().add(entry, true)).toThrow(/every word/);
    else expect(() => new WordRules().add(entry, true)).toThrow(/begins and ends/);
  },
);

test("words near each other are found in any order, alone in what they share with an idiom", () => {
  const rules = new WordRules<string>().add("fork & socket", "found").add("fork in", "phrase");
  const words = "in the socket lay a fork".split(" ");
  const [near] = rules.find(words);
  expect(near).toEqual({ mark: "found", from: 2, to: 6, at: [5, 2] });
  const idioms = (list: string) => new WordRules<true>().add(list, true).find(words);
  expect(outsideIdioms(rules.find(words), idioms("lay a"))).toHaveLength(1);
  expect(outsideIdioms(rules.find(words), idioms("a fork"))).toEqual([]);
  expect(outsideIdioms(rules.find(words), idioms("in & socket"))).toEqual([]);
});
