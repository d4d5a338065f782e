import { expect, test } from "vitest";
import type { StoryThread, StoryTrace } from "#storyteller/story-thread.ts";
import { peopleInTrace } from "./story-people.ts";

const LOLA = { kind: "name", text: "Lola" } as const;
const NUBE = { kind: "name", text: "Nube", intro: "su perro Nube" } as const;
const DRAGON = { kind: "noun", text: "dragón", gender: "m" } as const;
const GRANDMA = { kind: "ready", text: "la abuela" } as const;

const column = (thread?: Partial<StoryThread>) => {
  const trace: StoryTrace = {
    passages: [],
    thread: thread && { language: "es", hero: LOLA, others: [], ...thread },
  };
  return JSON.stringify(trace);
};

test("a story's people are its hero and its friend, by name alone", () => {
  expect(peopleInTrace(column({ friend: NUBE, elder: GRANDMA, others: ["Bruno"] }))).toEqual(["Lola", "Nube"]);
});

test("whoever has no name is nobody to call back", () => {
  expect(peopleInTrace(column({ friend: DRAGON }))).toEqual(["Lola"]);
  expect(peopleInTrace(column({ hero: DRAGON, friend: NUBE }))).toEqual(["Nube"]);
  expect(peopleInTrace(column({ hero: DRAGON, friend: GRANDMA }))).toBeUndefined();
});

test("a story from before that was kept has no people, nor has one in which no name was sure", () => {
  expect(peopleInTrace(null)).toBeUndefined();
  expect(peopleInTrace(column())).toBeUndefined();
});
