import { expect, test } from "vitest";
import type { StoryRequest } from "#storyteller/story-request.ts";
import type { StoryTrace } from "#storyteller/story-thread.ts";
import { tellStory } from "#storyteller/tell-story.ts";
import { leastRecentFirst, markOf } from "./memory.ts";

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

/** Nights in a row for one family; each remembers all before it. */
function nights(request: StoryRequest, count: number): StoryTrace[] {
  const heard: StoryTrace[] = [];
  for (let night = 0; night < count; night++) {
    const plots = heard.flatMap(({ plot }) => plot ?? []);
    const passages = heard.flatMap((trace) => trace.passages);
    heard.unshift(tellStory({ ...request, heard: { plots, passages } }, night).trace);
  }
  return heard;
}

test.each([6, 9])("a family with a child of %i hears twenty nights without hearing a plot twice", (age) => {
  const plots = nights({ language: "es", age, genres: [], ideas: "Lola", length: "usual" }, 20).map(({ plot }) => plot);
  expect(new Set(plots).size).toBe(20);
});

test("and in thirty nights no story shares more than one passage with another", () => {
  const told = nights({ language: "en", age: 6, genres: [], ideas: "Lola", length: "usual" }, 30);
  const shared = told.flatMap((one, at) =>
    told.slice(at + 1).map((other) => one.passages.filter((passage) => other.passages.includes(passage)).length),
  );
  expect(Math.max(...shared)).toBeLessThanOrEqual(1);
});
