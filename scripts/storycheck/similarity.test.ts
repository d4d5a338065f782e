import { expect, test } from "vitest";
import { gramsOf, jaccardOfPairs, maskedSentences, ownSentencesOf } from "./similarity.ts";

const grams = (sentences: string[], names: string[] = []) => gramsOf(maskedSentences(sentences, names));

test("two tellings with other names are the same telling", () => {
  const one = grams(["Mia saw the moon and Pip’s ball.", "Mia slept and Pip slept too."], ["Mia"]);
  const other = grams(["Leo saw the moon and Rex’s ball.", "Leo slept and Rex slept too."], ["Leo"]);
  expect(jaccardOfPairs([one, other], 0.2)).toEqual({
    pairs: 1,
    mean: 1,
    highest: { similarity: 1, one: 0, other: 1 },
    above: 1,
  });
});

test("the mean is that of all pairs, and the highest names its two", () => {
  const sets = ["abcd", "abxy", "mnop", "abcd"].map((letters) => new Set(letters));
  const { pairs, mean, highest, above } = jaccardOfPairs(sets, 0.5);
  expect(pairs).toBe(6);
  expect(mean).toBeCloseTo((2 / 6 + 1 + 2 / 6) / 6, 10);
  expect(highest).toEqual({ similarity: 1, one: 0, other: 3 });
  expect(above).toBe(1);
});

test("stories with nothing in common, and a story alone, are like nobody", () => {
  expect(jaccardOfPairs([new Set(["a"]), new Set(["b"])], 0.2)).toEqual({ pairs: 1, mean: 0, highest: null, above: 0 });
  expect(jaccardOfPairs([new Set(["a"])], 0.2)).toEqual({ pairs: 0, mean: 0, highest: null, above: 0 });
});

test("only sentences of some length belong to one story", () => {
  expect([...ownSentencesOf(maskedSentences(["And she slept.", "The kettle hummed to itself."], []))]).toEqual([
    "the kettle hummed to itself",
  ]);
});
