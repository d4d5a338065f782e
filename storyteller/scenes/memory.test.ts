import { expect, test } from "vitest";
import { LANGUAGES, type StoryRequest } from "#storyteller/story-request.ts";
import type { StoryMemory } from "#storyteller/story-thread.ts";
import { type ToldStory, tellStory } from "#storyteller/tell-story.ts";
import { EVERY_TALE_HEARD } from "#tests/every-tale-heard.ts";
import { leastRecentFirst, markOf, NOTHING_TOLD } from "./memory.ts";

const itself = (item: string) => item;

test("what was never told comes first, then what was told longest ago", () => {
  expect(leastRecentFirst(["a", "b", "c", "d"], ["c", "a"], itself)).toEqual(["b", "d", "a", "c"]);
  expect(leastRecentFirst(["a", "b"], ["a", "b", "a"], itself)).toEqual(["b", "a"]);
  expect(leastRecentFirst(["a", "b"], [], itself)).toEqual(["a", "b"]);
});

test("a passage keeps its mark wherever it stands, and another word makes another one", () => {
  expect(markOf(["One.", "Two."])).toBe(markOf(["One.", "Two."]));
  expect(markOf(["One.", "Two."])).not.toBe(markOf(["One.", "Three."]));
});

/** Nights in a row for one family; each remembers all before it, and what it had heard before the first. */
function nights(request: StoryRequest, count: number, before: StoryMemory = NOTHING_TOLD): ToldStory[] {
  const heard: ToldStory[] = [];
  for (let night = 0; night < count; night++) {
    const plots = heard.flatMap(({ trace }) => trace.plot ?? []);
    const passages = [...heard.flatMap(({ trace }) => trace.passages), ...before.passages];
    heard.unshift(tellStory({ ...request, heard: { plots, passages } }, night));
  }
  return heard;
}

test.each(LANGUAGES)("a family hears twenty nights without hearing a tale twice (%s)", (language) => {
  const told = nights({ language, age: 6, genres: [], ideas: "Lola", length: "usual" }, 20);
  expect(new Set(told.map(({ debug }) => debug.tale ?? "none")).size).toBe(20);
});

test.each([6, 9])("and then, with a child of %i, twenty nights without hearing a plot twice", (age) => {
  const request: StoryRequest = { language: "es", age, genres: [], ideas: "Lola", length: "usual" };
  const plots = nights(request, 20, EVERY_TALE_HEARD).map(({ debug }) => debug.plot);
  expect(new Set(plots).size).toBe(20);
});

test("and in thirty nights no story shares more than one passage with another", () => {
  const told = nights({ language: "en", age: 6, genres: [], ideas: "Lola", length: "usual" }, 30, EVERY_TALE_HEARD).map(
    ({ trace }) => trace,
  );
  const shared = told.flatMap((one, at) =>
    told.slice(at + 1).map((other) => one.passages.filter((passage) => other.passages.includes(passage)).length),
  );
  expect(Math.max(...shared)).toBeLessThanOrEqual(1);
});
