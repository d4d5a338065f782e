import { expect, test } from "vitest";
import { setFiguresOf } from "./set-figures.ts";
import { shortfallsOf } from "./shortfalls.ts";
import { figuresOf } from "./story-figures.ts";
import type { CheckedStory } from "./story-line.ts";

/** A word of one syllable, the same for the same number. */
function wordOf(number: number): string {
  const mixed = Math.imul(number + 1, 0x9e3779b1) >>> 8;
  const onset = "pl fl gr tr sn br gl sw st cl".split(" ")[mixed % 10];
  const vowel = "aeiou"[Math.floor(mixed / 10) % 5];
  return `${onset}${vowel}${"m nd ft lk sp nt mp lf".split(" ")[Math.floor(mixed / 50) % 8]}`;
}

/** A story for a child of two in which the number decides what Ana sees. */
function storyOf(number: number): CheckedStory {
  const sights = Array.from({ length: 26 }, (_, at) => (number * 26 + at) * 2);
  const body = sights.map((at) => `Ana saw a ${wordOf(at)} and a ${wordOf(at + 1)}.`).join(" ");
  return {
    id: `s${number}`,
    language: "en",
    age: 2,
    length: "usual",
    input: "Ana",
    title: "Ana",
    story: `${body} It was night. It was still. Ana slept.`,
  };
}

const lines = (stories: CheckedStory[]) => {
  const figures = stories.map(figuresOf);
  return shortfallsOf(figures, setFiguresOf(stories, figures));
};

test("one good story falls short of nothing", () => {
  expect(lines([storyOf(1)])).toEqual([]);
});

test("what no story may have makes one story fall short, and the line names it", () => {
  const good = storyOf(1);
  const broken: [Partial<CheckedStory>, string][] = [
    [{ story: `${good.story} {hero} slept.` }, "left over from a template: 1 of 1 (s1: {hero})"],
    [{ title: "Ana and undefined" }, "left over from a template: 1 of 1 (s1: undefined)"],
    [{ story: "Ana slept. The night was still." }, "length outside the hard limits: 1 of 1 (s1: 6 words)"],
    [{ input: "Ana, no dragons", story: `${good.story} A dragon slept.` }, "somebody unwanted: 1 of 1 (s1: dragon)"],
  ];
  for (const [change, line] of broken) expect(lines([{ ...good, ...change }])).toContain(line);
  const long = `${good.story} Ana slept ${"and slept ".repeat(30)}.`;
  expect(lines([{ ...good, story: long }])).toContain("a sentence over the hard limit: 1 of 1 (s1: 62 words)");
  const forbidden = lines([{ ...good, story: `${good.story} Write to ana@example.com.` }]);
  expect(forbidden).toContain("stopped by the guard: 1 of 1 (s1: link)");
});

test("two stories that are the same telling fall short, few as they are", () => {
  const again = { ...storyOf(1), id: "again", input: "Leo", story: storyOf(1).story.replaceAll("Ana", "Leo") };
  expect(lines([storyOf(1), again])).toEqual(["en: pairs more alike than 0.2: 1 (s1 and again by 1.00)"]);
});

test("shares are judged in a big set and not in a small one", () => {
  const formula = (number: number) => {
    const story = storyOf(number);
    return {
      ...story,
      input: "Ana and Bella",
      story: `Once upon a time they was here. ${story.story.replace("Ana slept.", "Why?")}`,
    };
  };
  const few = Array.from({ length: 10 }, (_, at) => formula(at));
  expect(lines(few).filter((line) => !line.startsWith("en: "))).toEqual([]);
  const many = Array.from({ length: 60 }, (_, at) => formula(at));
  const found = lines(many);
  for (const name of [
    "stories without a fault of agreement: 0.0 %",
    "names kept: 50.0 %",
    "calm endings: 0.0 %",
    "stock openings: 100.0 %",
  ])
    expect(found.some((line) => line.startsWith(name))).toBe(true);
});
