import { expect, test } from "vitest";
import { faultIn } from "#guard/story-guard.ts";
import { HALF_STORIES } from "#tests/half-stories.ts";
import { ageBand } from "./age-bands.ts";
import { countWords, sentencesOf } from "./language/measure.ts";
import { type HalfStory, tellEnding } from "./tell-ending.ts";

/** Enough for every passage of a band to be told several times. */
const SEEDS = Array.from({ length: 150 }, (_, seed) => seed);
/** The youngest and the oldest of each register: what suits both suits all between them. */
const AGES = [2, 4, 5, 7, 8, 10];

const EVERY_ENDING = HALF_STORIES.flatMap((half) =>
  AGES.flatMap((age) => SEEDS.map((seed) => ({ half, age, ending: tellEnding({ ...half, age }, seed) }))),
);
const REST =
  /(?:dormía|dormían|sueño|dormir|silencio|calma|noche|fondo|sleep|asleep|slept|quiet|still|hush|rest|all the way down)[^.]*\.$/iu;

test("an ending has two to four paragraphs, each a plain one, and nothing left open", () => {
  const odd = EVERY_ENDING.map(({ ending }) => ending).filter((ending) => {
    const paragraphs = ending.split("\n\n");
    return paragraphs.length < 2 || paragraphs.length > 4 || /[{}|?!¿¡]|undefined| {2}|\n{3}|^\s|\s$/.test(ending);
  });
  expect([...new Set(odd)]).toEqual([]);
});

test("the last words of every ending are sleep and quiet", () => {
  const awake = EVERY_ENDING.map(({ ending }) => ending.split("\n\n").at(-1) ?? "").filter((line) => !REST.test(line));
  expect([...new Set(awake)]).toEqual([]);
});

test("no ending has a sentence that is too long for its listener, nor too many long ones", () => {
  const long = EVERY_ENDING.flatMap(({ age, ending }) => {
    const { sentenceWords, longestSentenceWords } = ageBand(age);
    const lengths = ending.split("\n\n").flatMap(sentencesOf).map(countWords);
    const mean = lengths.reduce((sum, words) => sum + words, 0) / lengths.length;
    return mean > sentenceWords[1] * 1.3 || Math.max(...lengths) > longestSentenceWords ? [`${age}: ${ending}`] : [];
  });
  expect(long).toEqual([]);
});

test("every sentence of every ending passes the guard", () => {
  const stopped = EVERY_ENDING.flatMap(({ half: { language }, age, ending }) =>
    sentencesOf(ending).filter((sentence) => faultIn(sentence, { language, age }) !== null),
  );
  expect([...new Set(stopped)]).toEqual([]);
});

test("an ending speaks of the story's own people", () => {
  const forgetful = EVERY_ENDING.filter(({ half: { hero, friend }, ending }) =>
    [hero, friend].some((name) => name !== undefined && !ending.includes(name)),
  );
  expect(forgetful.map(({ half, ending }) => `${half.what}: ${ending}`)).toEqual([]);
});

test("a story in which nobody is known by name ends for everybody in it", () => {
  const endings = EVERY_ENDING.filter(({ half }) => half.hero === undefined).map(({ ending }) => ending);
  // Capitals only where a sentence begins.
  expect(endings.filter((ending) => /[\p{Ll},;:] \p{Lu}/u.test(ending))).toEqual([]);
});

test("what a story spoke of again and again may come back once more", () => {
  const moonlit: HalfStory = { text: "The moon rose. Under the moon ran a cat.", language: "en", age: 6 };
  const endings = SEEDS.map((seed) => tellEnding(moonlit, seed));
  expect(endings.some((ending) => ending.includes("the moon"))).toBe(true);
  const moonless = SEEDS.map((seed) => tellEnding({ ...moonlit, text: "Once there was a moonstone. It ran." }, seed));
  expect(moonless.filter((ending) => /moon/i.test(ending))).toEqual([]);
});

test("Spanish joins a name to the word before it as a speaker would", () => {
  const half: HalfStory = {
    text: "Ana miró a Inés. Dijo Inés que no. Pensó Ana que sí, dijo Inés.",
    language: "es",
    age: 6,
  };
  const told = SEEDS.map((seed) => tellEnding(half, seed)).join("\n");
  expect(told).not.toMatch(/ y Inés/);
});

test("the same seed ends a story in the same way, and other seeds in many others", () => {
  for (const half of HALF_STORIES) {
    expect(tellEnding(half, "a seed")).toBe(tellEnding(half, "a seed"));
    expect(new Set(SEEDS.map((seed) => tellEnding(half, seed))).size).toBeGreaterThan(10);
  }
});
