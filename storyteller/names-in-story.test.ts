import { expect, test } from "vitest";
import { HALF_STORIES } from "#tests/half-stories.ts";
import { namesInStory } from "./names-in-story.ts";

test.each(HALF_STORIES)("names are found, and only names: $what", ({ text, hero, friend }) => {
  expect(namesInStory(text)).toEqual({ hero, friend });
});

test.each([
  ["a word that begins its sentences", "Then she ran. Then it rained. Then came Bo. Then all was dark."],
  ["Mum, by her title", "“Stay here,” said Mum. Later Mum waved, and Mum called again."],
  ["words of a title in capitals", "The Lamp at the End. They saw the Lamp. It was the Lamp. The Lamp fell."],
  [
    "a place",
    "Llegaron a Rocavieja de noche. En Rocavieja todo dormía. Cerca de Rocavieja, en Rocavieja misma, llovía.",
  ],
  ["a word shouted", "And then BOOM went the drum. And BOOM it went. A big BOOM came."],
  ["who speaks within quotation marks", "«Ven», dijo. Y dijo: «Ven». Luego dijo «Ven» otra vez, y «Ven» una más."],
  ["nothing at all", ""],
])("nobody is made a hero of %s", (_, text) => {
  expect(namesInStory(text)).toEqual({});
});

test("who was lost long ago is not made to yawn here", () => {
  const text = `Leo called to Nora, and then Leo was gone. ${"Everywhere was fog, said Nora, and Nora sat down. ".repeat(8)}`;
  expect(namesInStory(text)).toEqual({ hero: "Nora", friend: undefined });
});

test("a name of two words stays whole", () => {
  const text =
    "So Captain Nutmeg sailed. “Aye,” said Captain Nutmeg. And when Captain Nutmeg laughed, the sea laughed.";
  expect(namesInStory(text).hero).toBe("Captain Nutmeg");
});

test("a name that is also a word is a name only where the text treats it so", () => {
  expect(namesInStory("Aquel día Luna corrió. La luna salió. —Mira —dijo Luna, y Luna saltó.").hero).toBe("Luna");
  expect(namesInStory("Miraban la Luna. Sobre la Luna había polvo. Aquella Luna brillaba.").hero).toBeUndefined();
});
