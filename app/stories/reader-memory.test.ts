import { expect, test } from "vitest";
import { forgetStory, isReadAtOnce, keepLastStory, keepReadAtOnce, takeLastStory } from "./reader-memory.ts";

function memory(): () => Storage {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
  return () => storage;
}
const forbidden = (): never => {
  throw new DOMException("SecurityError");
};

test("the last story of a tab is found again, once for each time it opens", () => {
  const tab = memory();
  keepLastStory("a", tab);
  expect(takeLastStory(tab)).toBe("a");
  expect(takeLastStory(tab)).toBeNull();
});

test("a deleted story is not the last one any more", () => {
  const tab = memory();
  keepLastStory("a", tab);
  forgetStory("b", tab);
  forgetStory("a", tab);
  expect(takeLastStory(tab)).toBeNull();
});

test("stories read before stand there whole until somebody wishes otherwise", () => {
  const browser = memory();
  expect(isReadAtOnce(browser)).toBe(true);
  keepReadAtOnce(false, browser);
  expect(isReadAtOnce(browser)).toBe(false);
  keepReadAtOnce(true, browser);
  expect(isReadAtOnce(browser)).toBe(true);
});

test("a browser that forbids its storage still reads", () => {
  keepLastStory("a", forbidden);
  keepReadAtOnce(false, forbidden);
  expect([takeLastStory(forbidden), isReadAtOnce(forbidden)]).toEqual([null, true]);
});
