import { expect, test } from "vitest";
import { figuresOf } from "./story-figures.ts";
import type { CheckedStory } from "./story-line.ts";
import { readabilityBand } from "./thresholds.ts";

const NIGHT: CheckedStory = {
  id: "night",
  language: "en",
  age: 4,
  length: "usual",
  input: "",
  title: "Night",
  story: "The dog ran to the gate and back. ".repeat(25),
};

test("the same words are too few for the usual length and right for a short one", () => {
  const longer: CheckedStory = { ...NIGHT, age: 5, story: "The dog ran to the gate and back again. ".repeat(33) };
  expect(figuresOf(longer).words).toEqual({ value: 297, in: "accepted" });
  expect(figuresOf({ ...longer, length: "short" }).words).toEqual({ value: 297, in: "target" });
  expect(figuresOf({ ...longer, age: 10 }).words.in).toBe("outside");
});

test("a story is measured by the formula of its own language", () => {
  const hard =
    "Extraordinarily complicated investigations necessitated considerable administrative reorganisation. ".repeat(9);
  expect(figuresOf({ ...NIGHT, story: hard }).readability.in).toBe("outside");
  const spanish = { ...NIGHT, language: "es" as const };
  expect(figuresOf({ ...spanish, story: "El sol se va. La luz se va. Ya es hora. " }).readability.in).toBe("target");
  const official = "Consideraciones administrativas extraordinariamente complicadas imposibilitaban reorganizaciones. ";
  expect(figuresOf({ ...spanish, story: official.repeat(9) }).readability.in).toBe("outside");
});

test("the bands of readability are those of the ages, and the older ones are not given baby text", () => {
  expect(readabilityBand("en", 2)).toEqual({ target: [-Infinity, 2.5], hard: [-Infinity, 3.5] });
  expect(readabilityBand("en", 10)).toEqual({ target: [2, 6.5], hard: [-Infinity, 7.5] });
  expect([2, 3, 4, 10].map((age) => readabilityBand("es", age).target[0])).toEqual([85, 83, 80, 68]);
  expect([2, 3, 4, 10].map((age) => readabilityBand("es", age).hard[0])).toEqual([78, 76, 74, 62]);
});
