import { expect, test } from "vitest";
import { ageBand } from "#storyteller/age-bands.ts";
import { ENGLISH_STORY, SPANISH_STORY } from "#tests/fakes/model-stories.ts";
import { fleschKincaidGrade, inflesz, readingLimits, syllablesIn } from "./readability.ts";

const ENGLISH: Record<number, string> = {
  1: `the cat moon stars sleep dreams house smiled jumped looked called pulled whole breathed eyes clothes times shoes
    friend fruit through laughed don't night loved tired played cried stayed once voice boats blue bridge large horse
    leaves gloves please noise wished walked dressed toes sighed curled skies pies shared whale miles you're I'll`,
  2: `little table apple wanted needed moonlight something someone sometimes lovely careful houses boxes wishes pages
    faces giggled tickled twinkled quiet lion giant being going seeing flying crying playing player royal purple people
    hadn't didn't ocean after over never river garden window hopeful rabbit dragon kitten tables candies hollow poem
    cruel moment nicely safely evening turtle sparkled circle branches pushes basement useless sunny behind well-known`,
  3: `adventure butterfly elephant everyone everything wonderful family beautiful curious video radio period animal
    idea grandmother happiest quietly dinosaur area piano library umbrella tomorrow banana whispering element`,
  4: "caterpillar watermelon helicopter everybody",
};

const SPANISH: Record<number, string> = {
  1: "luz sol y rey muy buey pie dios bien fue vio la tren mar ruin",
  2: `casa luna noche cielo tierra miedo agua lengua queso guerra ahí baúl búho país oír río día tía pueblo puerta
    cuento siempre nieve lluvia fuego suave luego jueves león caer`,
  3: `guitarra pingüino abuelo estrella poeta ahora camino dragones tranquilo silencio ratones cohete hacía caído oído
    sonrisa había paella teatro héroe`,
  4: "murciélago vehículo mariposa caracola elefante aéreo despacito alegría zanahoria biblioteca",
  5: "imaginación televisores",
};

const words = (lists: Record<number, string>) =>
  Object.entries(lists).flatMap(([count, list]) => list.split(/\s+/).map((word) => ({ word, count: Number(count) })));

test("syllables are counted as they are spoken", () => {
  expect(words(ENGLISH).filter(({ word, count }) => syllablesIn(word, "en") !== count)).toEqual([]);
  expect(words(SPANISH).filter(({ word, count }) => syllablesIn(word, "es") !== count)).toEqual([]);
});

test("a word in capitals, within marks, or of letters typed in two parts has the syllables of the word", () => {
  expect(syllablesIn("«MURCIÉLAGO»,", "es")).toBe(4);
  expect(syllablesIn("murcie\u0301lago", "es")).toBe(4);
  expect(syllablesIn("Grandmother’s", "en")).toBe(3);
  expect(syllablesIn("7", "en")).toBe(1);
});

test("the grade of an English text is Flesch and Kincaid's own sum", () => {
  // Six words, two sentences, seven syllables.
  expect(fleschKincaidGrade("The cat sat. The kitten slept.")).toBeCloseTo(0.39 * 3 + 11.8 * (7 / 6) - 15.59, 10);
});

test("the ease of a Spanish text is Szigriszt Pazos's own sum", () => {
  // Seven words, two sentences, twelve syllables.
  expect(inflesz("La luna duerme.\nEl gato también ronca.")).toBeCloseTo(206.835 - 62.3 * (12 / 7) - 3.5, 10);
});

test("a line of a song ends a sentence without a mark", () => {
  expect(fleschKincaidGrade("Sleep, my moon\nSleep, my star")).toBe(
    fleschKincaidGrade("Sleep, my moon. Sleep, my star."),
  );
});

test("longer sentences and longer words are harder, in both languages", () => {
  const hard = {
    en: "Notwithstanding considerable meteorological complications, the expedition continued indefinitely.",
    es: "No obstante las considerables complicaciones meteorológicas, la expedición continuó indefinidamente.",
  };
  expect(fleschKincaidGrade(hard.en)).toBeGreaterThan(12);
  expect(inflesz(hard.es)).toBeLessThan(20);
  expect(fleschKincaidGrade(ENGLISH_STORY.text)).toBeLessThan(readingLimits(6).grade);
  expect(inflesz(SPANISH_STORY.text)).toBeGreaterThan(readingLimits(6).inflesz);
});

test("a text without a word is the easiest there is, and no number gets lost", () => {
  for (const empty of ["", " \n— … "]) {
    expect(fleschKincaidGrade(empty)).toBeLessThan(0);
    expect(inflesz(empty)).toBeGreaterThan(200);
  }
});

test("each year may be a little harder than the one before", () => {
  expect(readingLimits(2)).toEqual({ grade: 3.5, inflesz: 78 });
  expect(readingLimits(10)).toEqual({ grade: 7.5, inflesz: 62 });
  expect(ageBand(10).hardWords[1]).toBeGreaterThan(ageBand(2).hardWords[1]);
});
