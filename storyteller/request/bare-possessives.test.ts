import { expect, test } from "vitest";
import { readRequest } from "./read-request.ts";

test.each([
  ["Chloes birthday, shes turning 5", "Chloe"],
  ["Harrys first day at nursery", "Harry"],
  ["liams lost teddy", "Liam"],
])("%s: the apostrophe that nobody typed", (ideas, name) => {
  expect(readRequest(ideas).hero?.name).toBe(name);
});

test.each(["Carlos y la luna", "James first day", "dos Martas y un gato", "pirates birthday party"])(
  "%s: no name is cut",
  (ideas) => {
    const { hero, friend } = readRequest(ideas);
    expect([hero?.name, friend?.name]).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:Carlo|Jame|Marta|Pirate)$/i)]),
    );
  },
);
