import { expect, test } from "vitest";
import { english } from "#storyteller/content/en/tellings.ts";
import { spanish } from "#storyteller/content/es/tellings.ts";
import { readRequest } from "#storyteller/request/read-request.ts";
import type { Language } from "#storyteller/story-request.ts";
import { tellStory } from "#storyteller/tell-story.ts";
import { EVERY_TALE_HEARD } from "#tests/every-tale-heard.ts";
import { markOf } from "./memory.ts";
import { strengthOf, type Topic, topicsIn } from "./topics.ts";

const lines = { first: [["One."]], later: [["Two."]], last: [["Three."]] };
const topic = (...words: string[]): Topic => ({ words, little: lines, older: lines });
const LORRY = topic("lorry");
const BIN_LORRY = topic("bin lorry", "dustcart");
const words = (text: string) => readRequest(text).mentioned;

test("a topic is named by a word or by all words of a phrase, and the fuller name is the surer", () => {
  const topics = { lorry: LORRY, binLorry: BIN_LORRY };
  expect(topicsIn(words("the bin lorry that was late"), topics)).toEqual([BIN_LORRY, LORRY]);
  expect(topicsIn(words("a lorry"), topics)).toEqual([LORRY]);
  expect(topicsIn(words("a bin"), topics)).toEqual([]);
});

test("of two phrases the one with more words of its own is the surer, and no word counts twice", () => {
  const heard = words("the pumpkin grew and grew until the fog came");
  expect(strengthOf(["pumpkin fog"], heard)).toBeGreaterThan(strengthOf(["grew and grew"], heard));
  expect(strengthOf(["grew and"], heard)).toBe(strengthOf(["grew and grew"], heard));
  expect(strengthOf(["grew and"], heard)).toBeGreaterThan(strengthOf(["grew"], heard));
  expect(strengthOf(["pumpkin moon"], heard)).toBe(0);
  expect(strengthOf(["the the the"], heard)).toBe(0);
});

test("what is not wanted is no topic", () => {
  expect(topicsIn(words("Leo, sin brócoli"), { broccoli: topic("brocoli") })).toEqual([]);
  expect(topicsIn(words("Leo, ninguna princesa"), { princess: topic("princesa") })).toEqual([]);
});

const CONTENT = { es: spanish, en: english };
const ASKED: Record<Language, string> = {
  es: "Leo no quiere lavarse los dientes",
  en: "Leo does not want to brush his teeth",
};

test.each([
  ["es", 3],
  ["es", 8],
  ["en", 3],
  ["en", 8],
] as const)("what a parent asks for runs through the story from its beginning to its end (%s, %i)", (language, age) => {
  const ideas = ASKED[language];
  const [named] = topicsIn(words(ideas), CONTENT[language].topics);
  const { first, later, last } = (age < 5 ? named?.little : named?.older) ?? lines;
  for (const seed of [1, 2, 3, 4, 5]) {
    const told = tellStory({ language, age, genres: [], ideas, length: "usual", heard: EVERY_TALE_HEARD }, seed).trace
      .passages;
    for (const part of [first, later, last])
      expect(part.map(markOf).filter((mark) => told.includes(mark))).toHaveLength(1);
  }
});

test.each([
  ["es", spanish],
  ["en", english],
] as const)("many topics are known in %s", (_, { topics }) => {
  expect(Object.keys(topics).length).toBeGreaterThan(30);
});
