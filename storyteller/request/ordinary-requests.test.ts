import { expect, test } from "vitest";
import requests from "#tests/corpora/ordinary-requests.json" with { type: "json" };
import { readRequest } from "./read-request.ts";

type Ordinary = {
  id: string;
  ideas: string;
  /** Names that a story has to keep, as it has to spell them. */
  names: string[];
  /** Names that it may use: grandparents, places. */
  mayName: string[];
};

const REQUESTS = requests as Ordinary[];
/** Of the names in what parents ask for, so many are kept. */
const KEPT_SHARE = 0.98;
/** One word taken for a name in so many requests is tolerable. */
const REQUESTS_PER_SPURIOUS_NAME = 20;

const namesIn = (ideas: string): string[] => {
  const { hero, friend, others, elder, remembered } = readRequest(ideas);
  return [hero?.name, friend?.name, ...others, elder?.name, remembered].filter((name) => name !== undefined);
};

/** Whoever is kept with the surname is kept: the first name is what a story needs. */
const isKept = (name: string, kept: readonly string[]) =>
  kept.some((each) => each === name || each.startsWith(`${name} `));

test("of the names that parents write nearly all are kept, letter by letter", () => {
  const missed = REQUESTS.flatMap(({ id, ideas, names }) => {
    const kept = namesIn(ideas);
    return names.filter((name) => !isKept(name, kept)).map((name) => `${id}: ${name}`);
  });
  const all = REQUESTS.flatMap(({ names }) => names).length;
  expect(missed.slice(Math.floor(all * (1 - KEPT_SHARE)))).toEqual([]);
});

test("hardly ever is another word taken for a name", () => {
  const spurious = REQUESTS.flatMap(({ id, ideas, names, mayName }) =>
    namesIn(ideas)
      .filter((name) => ![...names, ...mayName].includes(name))
      .map((name) => `${id}: ${name}`),
  );
  expect(spurious.slice(REQUESTS.length / REQUESTS_PER_SPURIOUS_NAME)).toEqual([]);
});
