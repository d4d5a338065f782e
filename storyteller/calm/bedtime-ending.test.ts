import { expect, test } from "vitest";
import { endingFaults } from "./bedtime-ending.ts";

const MIDDLE = {
  es: "Ana buscó la llave por toda la casa, debajo de las sillas y detrás de los libros más gordos. ".repeat(6),
  en: "Ana looked for the key all over the house, under the chairs and behind the very fattest books. ".repeat(6),
};
const ES = `${MIDDLE.es}La llave estaba en su sitio. Ana cerró los ojos. La noche entró despacio. Y Ana durmió.`;
const EN = `${MIDDLE.en}The key was in its place. Ana closed her eyes. Night came in slowly. And Ana slept.`;

test("an ending of short sentences that falls on rest is calm in both languages", () => {
  expect(endingFaults(ES, "es")).toEqual([]);
  expect(endingFaults(EN, "en")).toEqual([]);
});

test("a question or a call early in the story disturbs no ending", () => {
  expect(endingFaults(`Who was there? Stop! ${EN}`, "en")).toEqual([]);
});

test("questions, calls and suspense at the very end are named", () => {
  expect(endingFaults(`${EN} Who was there, in the night?`, "en")).toEqual(["question"]);
  expect(endingFaults(`${ES} ¡A dormir!`, "es")).toEqual(["exclamation"]);
  expect(endingFaults(`${ES} Pero de pronto la noche…`, "es")).toEqual(["cliffhanger"]);
  expect(endingFaults(`${EN} To be continued in the night.`, "en")).toEqual(["cliffhanger"]);
});

test("an ending that gets longer of breath is named", () => {
  const long =
    "And the blanket went up, and the lamp went down, and the dog and the cat and the old grey owl who lived in the loft all lay down as well, one after the other, and everybody slept.";
  expect(endingFaults(`${MIDDLE.en}${long} ${long} ${long}`, "en")).toEqual(["long sentences"]);
});

test("an ending without a word of rest is named", () => {
  expect(
    endingFaults(`${MIDDLE.en}The shop sold keys. A key cost two coins. Ana paid. She left. That was all.`, "en"),
  ).toEqual(["no rest"]);
});
