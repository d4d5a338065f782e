import { expect, test } from "vitest";
import { hasDisguisedLetters } from "./disguise.ts";

test.each([
  ["mathematical letters", "She planted 𝐰𝐞𝐞𝐝."],
  ["letters in circles", "He drank ⓥⓞⓓⓚⓐ."],
  ["full-width letters", "Ｋｉｌｌ"],
  ["a Cyrillic letter in a Latin word", "un аsesino"],
  ["a Greek letter in a Latin word", "he κilled it"],
  ["a space without width", "ma\u200btar"],
  ["a soft hyphen", "mier\u00adda"],
  ["a word broken at a line's end", "El caballero juró ma-"],
  ["a figure for a letter", "Tengo c0ca y m@ría"],
  ["letters one by one", "Eres un h i j o d e p u t a"],
  ["a turned direction", "abc\u202edef"],
])("%s are no way to write a story", (_, text) => {
  expect(hasDisguisedLetters(text)).toBe(true);
});

test.each([
  "Мила y 美咲 dormían.",
  "Nguyễn Minh Anh",
  "Ṣọ́lá",
  "👩‍👧 y 🦄",
  "A e i o u, cantaba. S-O-L.",
  "R2D2, B-612, 3D, 4x4, 2º, 7th",
  "π is pi, said Σ.",
  "क्‍ष",
  "«Begoña», 20 °C, 5 €",
])("names of all alphabets and emoji stay: %s", (text) => {
  expect(hasDisguisedLetters(text)).toBe(false);
});
