import { expect, test } from "vitest";
import { plotInWords } from "./plot-in-words.ts";

test.each([
  ["a dragon who can't sleep", "would-not-sleep"],
  ["Lola no quiere dormir", "would-not-sleep"],
  ["a strange noise in the attic", "night-noise"],
  ["un ruido raro en el desván", "night-noise"],
  ["Pixel and Jo fix a broken robot", "repair"],
  ["Vega arregla su cometa", "repair"],
  ["a mouse who lost her hat", "lost-and-found"],
  ["Martín ha perdido su peluche", "lost-and-found"],
  ["a night journey with Grandpa", "night-journey"],
  ["Lola and her dragon", undefined],
  ["lost in the forest", undefined],
  ["María Dolores y su perro", undefined],
])("the story is about what the parent tells: %s", (text, plot) => {
  expect(plotInWords(text)).toBe(plot);
});
