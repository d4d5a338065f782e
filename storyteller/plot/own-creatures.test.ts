import { expect, test } from "vitest";
import { readRequest } from "#storyteller/request/read-request.ts";
import type { Tale } from "#storyteller/scenes/tale.ts";
import { withoutItsOwn } from "./own-creatures.ts";

const beat = ["{Hero} and the puppies."];
const telling = { opening: beat, want: beat, obstacle: beat, try1: beat, try2: beat, turn: beat, return: beat };
const tale = (change: Partial<Tale>): Tale => ({
  about: ["puppies rescue"],
  plot: "repair",
  moral: "kindness",
  genres: ["Fable"],
  free: false,
  plain: true,
  titles: ["Puppies"],
  older: telling,
  ...change,
});
const told = (ideas: string, change: Partial<Tale> = {}) => withoutItsOwn(tale(change), readRequest(ideas));

test("a nameless creature that the premise has is the tale's own", () => {
  const facts = told("Max and the puppies");
  expect([facts.hero?.name, facts.friend]).toEqual(["Max", undefined]);
  expect(told("puppies").hero).toBeUndefined();
});

test("one with a name, one of another kind and the star of the tale stay", () => {
  expect(told("Max and his puppy Biscuit").friend?.name).toBe("Biscuit");
  expect(told("Max and his puppy").friend?.creature?.id).toBe("puppy");
  expect(told("Max and a kitten").friend?.creature?.id).toBe("kitten");
  expect(told("Max and a puppy", { star: ["puppy"] }).friend?.creature?.id).toBe("puppy");
  expect(told("a puppy lost its mum", { star: ["any"] }).hero?.creature?.id).toBe("puppy");
  expect(told("Max and a puppy", { plain: undefined }).friend?.creature?.id).toBe("puppy");
});
