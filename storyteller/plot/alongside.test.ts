import { expect, test } from "vitest";
import { tellStory } from "#storyteller/tell-story.ts";

const told = (ideas: string, seed: number) =>
  tellStory({ language: "en", age: 5, length: "usual", genres: ["Fantasy"], ideas }, seed);

test.each([
  ["a unicorn, a monkey and a cow for Mia", ["unicorn", "monkey"]],
  ["baby elephant and monkey", ["elephant", "monkey"]],
  ["Mia, a dragon and a sheep", ["dragon", "sheep"]],
])("every creature of a wish is in its story: %s", (ideas, creatures) => {
  for (let seed = 0; seed < 5; seed++) {
    const { title, paragraphs } = told(ideas, seed);
    const text = [title, ...paragraphs].join(" ").toLowerCase();
    for (const creature of creatures) expect(text).toContain(creature);
  }
});
