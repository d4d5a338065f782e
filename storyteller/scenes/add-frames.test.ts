import { expect, test } from "vitest";
import { tellStory } from "#storyteller/tell-story.ts";

const tell = (ideas: string, seed: number) =>
  tellStory({ language: "en", age: 7, genres: ["Fantasy"], length: "usual", ideas }, seed).paragraphs.join("\n");

test("a pet that comes along is introduced as one and says nothing", () => {
  const stories = Array.from({ length: 12 }, (_, seed) =>
    tell("Aoife and her friend Saoirse and their dog Biscuit learn to swim", seed),
  );
  for (const story of stories) {
    expect(story).toMatch(/dog Biscuit/);
    expect(story).not.toMatch(/” (?:said|asked|announced) Biscuit|Biscuit (?:said|asked|announced),/);
  }
});

test("further children still join, speak and come home", () => {
  expect(tell("Mark, Summer and Jude learn to swim", 1)).toMatch(/Jude/);
});

test("the place that the parent names is named before everything else", () => {
  for (const seed of [1, 2, 3, 4]) expect(tell("an owl in Wales", seed).split("\n")[0]).toContain("Wales");
  expect(tell("an owl called Wales", 1).split("\n")[0]).not.toContain("in Wales");
});
