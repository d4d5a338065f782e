import { expect, test } from "vitest";
import { MORALS } from "#storyteller/plot/morals.ts";
import type { StoryRequest } from "#storyteller/story-request.ts";
import { planOf } from "#storyteller/tell-story.ts";
import { outlineOf } from "./model-outline.server.ts";
import { outlineLines } from "./model-outline.ts";
import { modelPrompt } from "./model-prompt.ts";

const REQUEST: StoryRequest = {
  language: "es",
  age: 6,
  genres: ["Fable"],
  ideas: "Xochiquil y su perro Humo",
  length: "usual",
};
const outlines = (change: Partial<StoryRequest> = {}) =>
  Array.from({ length: 200 }, (_, seed) => outlineOf(planOf({ ...REQUEST, ...change }, seed)));

test("a model is given a plot in six steps, another one for another seed", () => {
  const told = outlines();
  expect(new Set(told.map(({ steps }) => steps[0])).size).toBeGreaterThan(20);
  expect(told.every(({ steps }) => steps.length === 6 && steps.every((step) => step.length > 10))).toBe(true);
});

test("no step speaks of passages, of slots or of a moral that is not meant", () => {
  for (const { steps, moral } of outlines()) {
    const text = steps.join("\n");
    expect(text).not.toMatch(/passage|beat|\{|\}/);
    for (const other of MORALS.filter((each) => each !== moral)) expect(text).not.toContain(`${other}: `);
  }
});

test("nothing of the parent's is among the instructions", () => {
  const outline = outlines()[0];
  const { system, user } = modelPrompt(REQUEST, { facts: { hero: { name: "Xochiquil" } }, outline });
  expect(system).toContain(outline?.steps[0]);
  expect(system).not.toMatch(/Xochiquil|Humo/);
  expect(JSON.parse(user)).toMatchObject({ cast: outline?.cast });
});

test("a story that goes on says so, and one for small ears may have a refrain", () => {
  const goesOn = { language: "es", hero: { kind: "name", text: "Lola" }, others: [] } as const;
  expect(outlineLines(outlines({ goesOn })[0] as never).join(" ")).toContain("goes on from an earlier one");
  expect(outlineLines(outlines()[0] as never).join(" ")).not.toContain("goes on from an earlier one");
  expect(outlines({ age: 3 }).some(({ hasRefrain }) => hasRefrain)).toBe(true);
  expect(outlines({ age: 9 }).some(({ hasRefrain }) => hasRefrain)).toBe(false);
});
