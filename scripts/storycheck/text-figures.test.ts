import { expect, test } from "vitest";
import { sentencesIn } from "#storyteller/language/sentences.ts";
import { leftoversIn } from "./leftovers.ts";
import { hasStockOpening } from "./opening.ts";
import { longestRepeatedRun, windowedDistinct2 } from "./repetition.ts";

test("what a narrator puts into speech does not end a sentence, and neither does a short title", () => {
  expect(sentencesIn("—¿Vienes? —preguntó Ana—. Hace frío.\n\nEl Sr. Oso durmió… y soñó. «¿Sí?» ¡Sí!")).toEqual([
    "—¿Vienes? —preguntó Ana—.",
    "Hace frío.",
    "El Sr. Oso durmió… y soñó.",
    "«¿Sí?»",
    "¡Sí!",
  ]);
  expect(sentencesIn("“Where?” asked Mrs. Bee. “There!” She flew.")).toEqual([
    "“Where?” asked Mrs. Bee.",
    "“There!”",
    "She flew.",
  ]);
});

test("text without a repeated pair of words is as varied as can be, and one pair over and over is not", () => {
  expect(windowedDistinct2("one two three four".split(" "))).toBe(1);
  expect(windowedDistinct2("ha ha ha ha ha".split(" "))).toBe(0.25);
  expect(windowedDistinct2([])).toBe(1);
  const long = Array.from({ length: 1000 }, (_, at) => `word${at % 150}`);
  expect(windowedDistinct2(long)).toBe(1);
});

test("the longest run of words that comes back is counted in words, without overlaps", () => {
  expect(longestRepeatedRun("a b c x a b c y".split(" "))).toBe(3);
  expect(longestRepeatedRun("ha ha ha ha".split(" "))).toBe(2);
  expect(longestRepeatedRun("a b c".split(" "))).toBe(0);
  const verse = Array.from({ length: 60 }, (_, at) => `w${at}`);
  expect(longestRepeatedRun([...verse, "and", ...verse])).toBe(60);
});

test("the formulas of fairy tales are known in both languages, and an ordinary beginning is none", () => {
  for (const opening of [
    "Érase una vez un oso.",
    "—Había una vez…",
    "Hace mucho, mucho tiempo, llovía.",
    "Cuentan que Ana reía.",
  ])
    expect(hasStockOpening(opening, "es")).toBe(true);
  for (const opening of ["Once upon a time, it rained.", "“Long, long ago,” he said.", "There once was a bear."])
    expect(hasStockOpening(opening, "en")).toBe(true);
  expect(hasStockOpening("Había una gotera en el techo. Érase una vez, dijo.", "es")).toBe(false);
  expect(hasStockOpening("The kettle sang once. Long ago it had hummed.", "en")).toBe(false);
});

test("what a template leaves is found, and words that only look like it are not", () => {
  expect(leftoversIn("{hero} saw undefined, [NAME], <thing>, ${x}, ___, null and [object Object].")).toHaveLength(8);
  expect(leftoversIn("Todo estaba en calma. Nulla, the nullipore, was undefinedly happy: 50 % asleep.")).toEqual([]);
});
