import { expect, test, vi } from "vitest";
import { StoryGuard } from "#guard/story-guard.ts";
import { endingFaults } from "./calm/bedtime-ending.ts";
import { endsCalmly } from "./calm/calm-curve.ts";
import { sentencesOf } from "./language/measure.ts";
import { GENRES, type Genre, LANGUAGES, type Language, type StoryRequest } from "./story-request.ts";
import { tellStory } from "./tell-story.ts";

// Hundreds of stories, each sentence of them read by the guard: seconds, and more where all processors are busy.
vi.setConfig({ testTimeout: 120_000 });

const SEEDS = Array.from({ length: 4 }, (_, seed) => seed);
/** The youngest and the oldest of each register, and the ages at which words come in. */
const AGES = [2, 4, 6, 8, 10];
const requestOf = (language: Language, age: number, genre: Genre): StoryRequest => ({
  language,
  age,
  genres: [genre],
  ideas: "",
  length: "usual",
});

test("no story of the house has a sentence that its listener may not hear", () => {
  const stopped = LANGUAGES.flatMap((language) =>
    AGES.flatMap((age) =>
      GENRES.flatMap((genre) =>
        SEEDS.flatMap((seed) => {
          const guard = new StoryGuard({ language, age });
          const { title, paragraphs } = tellStory(requestOf(language, age, genre), seed);
          return [title, ...paragraphs.flatMap(sentencesOf)].filter((sentence) => guard.faultIn(sentence) !== null);
        }),
      ),
    ),
  );
  expect([...new Set(stopped)]).toEqual([]);
});

/** What a child is afraid of with all its body; a ghost who bakes is no fright. */
const FRIGHT = {
  es: /(?<!\p{L})(?:miedo|susto|asustad[oa]s?|terror|horror|chill(?:ó|aba)|escalofríos?|temblaba de)(?!\p{L})/iu,
  en: /\b(?:afraid|frightened|scared|terrified|terror|horror|scream(?:ed|ing)?|shudder(?:ed)?|trembl(?:ed|ing) with)\b/iu,
};
const frightsIn = (age: number, language: Language) =>
  Array.from({ length: 150 }, (_, seed) => tellStory(requestOf(language, age, "Scary"), seed)).map(
    ({ paragraphs, debug }) => debug.beats.filter((_, at) => FRIGHT[language].test(paragraphs[at] ?? "")),
  );

test.each(LANGUAGES)("with Scary on, a story for a child of four is cosy (%s)", (language) => {
  expect(frightsIn(4, language).flat()).toEqual([]);
});

test.each(LANGUAGES)("one for a child of ten may shiver, and not once it is on the way home (%s)", (language) => {
  const frights = frightsIn(10, language).flat();
  expect(frights.length).toBeGreaterThan(0);
  expect(frights.filter((beat) => beat === "return" || beat === "winddown")).toEqual([]);
});

test.each(LANGUAGES)(
  "a tale ends on its own last image where that is restful, and is wound down where it is not (%s)",
  (language) => {
    const told = Array.from({ length: 40 }, (_, seed) => tellStory(requestOf(language, 6, "Fable"), seed));
    expect(new Set(told.map(({ debug }) => debug.beats.at(-1)))).toEqual(new Set(["return", "winddown"]));
    const awake = told.filter(
      ({ paragraphs }) => !endsCalmly(paragraphs, language) || endingFaults(paragraphs.join("\n"), language).length > 0,
    );
    expect(awake.map(({ title }) => title)).toEqual([]);
  },
);
