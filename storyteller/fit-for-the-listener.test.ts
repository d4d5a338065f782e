import { expect, test } from "vitest";
import { StoryGuard } from "#guard/story-guard.ts";
import { sentencesOf } from "./language/measure.ts";
import { GENRES, type Genre, LANGUAGES, type Language, type StoryRequest } from "./story-request.ts";
import { tellStory } from "./tell-story.ts";

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
  Array.from({ length: 60 }, (_, seed) => tellStory(requestOf(language, age, "Scary"), seed)).map(({ paragraphs }) => {
    const at = paragraphs.flatMap((paragraph, index) => (FRIGHT[language].test(paragraph) ? [index] : []));
    return { count: at.length, last: (at.at(-1) ?? 0) / paragraphs.length };
  });

test.each(LANGUAGES)("with Scary on, a story for a child of four is cosy (%s)", (language) => {
  expect(frightsIn(4, language).filter(({ count }) => count > 0)).toEqual([]);
});

test.each(LANGUAGES)("one for a child of ten may shiver, and not in its last fifth (%s)", (language) => {
  const frights = frightsIn(10, language);
  expect(frights.some(({ count }) => count > 0)).toBe(true);
  expect(frights.filter(({ last }) => last > 0.8)).toEqual([]);
});
