import { expect, test, vi } from "vitest";
import { LANGUAGES, type StoryRequest } from "#storyteller/story-request.ts";
import { tellStory } from "#storyteller/tell-story.ts";
import { arousalOf, CALM_END, endsCalmly, lastThird, wakesAtTheEnd } from "./calm-curve.ts";

// Hundreds of stories are told: seconds, and more where all processors are busy.
vi.setConfig({ testTimeout: 120_000 });

test.each([
  ["es", "¡Corre, corre! —gritó Lola—. ¡Que explota!", "La manta estaba tibia. Lola respiró despacio y se durmió."],
  ["en", "“Run, run!” shouted Lola. “It’s going to explode!”", "The blanket was warm. Lola breathed slowly and slept."],
] as const)("a chase with shouts is more stirring than a bed (%s)", (language, chase, bed) => {
  expect(arousalOf(chase, language)).toBeGreaterThan(0.5);
  expect(arousalOf(bed, language)).toBe(0);
});

test("the last third is measured by words, wherever its paragraphs begin", () => {
  const calm = "The night was still and soft.";
  const loud = "They shouted and ran and crashed and cheered!";
  expect(lastThird([calm, calm, loud, loud], "en").at(-1)).toBeGreaterThan(0.4);
  expect(lastThird([loud, loud, calm, calm], "en")).toEqual([0, 0, 0]);
  expect(lastThird([loud.repeat(4), calm], "en")[0]).toBeGreaterThan(0.4);
  expect(lastThird([], "en")).toEqual([0, 0, 0]);
});

test("a story that rises at its end keeps a child awake, and one that falls does not", () => {
  const calm = Array(8).fill("The night was still. The moon lay on the water.");
  const lively = "“Hurray!” they shouted, and ran down the hill!";
  expect(endsCalmly([...calm, lively], "en")).toBe(false);
  expect(wakesAtTheEnd([...calm, lively].join("\n\n"), "en")).toBe(true);
  expect(endsCalmly([lively, ...calm], "en")).toBe(true);
  expect(wakesAtTheEnd([lively, ...calm].join("\n\n"), "en")).toBe(false);
});

test.each(LANGUAGES)("every story of the house only falls in its last third, and its end is calm (%s)", (language) => {
  const rising = Array.from({ length: 270 }, (_, seed): StoryRequest & { seed: number } => ({
    language,
    age: 2 + (seed % 9),
    genres: [],
    ideas: "",
    length: "usual",
    seed,
  })).filter(({ seed, ...request }) => {
    const { paragraphs } = tellStory(request, seed);
    return !endsCalmly(paragraphs, language) || (lastThird(paragraphs, language).at(-1) ?? 1) > CALM_END;
  });
  expect(rising).toEqual([]);
});
