import { expect, test } from "vitest";
import more from "#tests/corpora/more-ordinary-requests.json" with { type: "json" };
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

/** One word taken for a name in so many requests is tolerable. */
const REQUESTS_PER_SPURIOUS_NAME = 20;
/** Of the names in what parents ask for, so many are to be kept: the second set has more of what is rare. */
const SETS = [
  { what: "a hundred requests", requests: requests as Ordinary[], keptShare: 0.98 },
  { what: "440 requests of five other hands", requests: more as Ordinary[], keptShare: 0.95 },
];

const namesIn = (ideas: string): string[] => {
  const { hero, friend, others, elder, remembered } = readRequest(ideas);
  return [hero?.name, friend?.name, ...others, elder?.name, remembered].filter((name) => name !== undefined);
};

/** Whoever is kept with the surname is kept: the first name is what a story needs. */
const isKept = (name: string, kept: readonly string[]) =>
  kept.some((each) => each === name || each.startsWith(`${name} `));

test.each(SETS)(
  "of the names that parents write nearly all are kept, letter by letter: $what",
  ({ requests, keptShare }) => {
    const missed = requests.flatMap(({ id, ideas, names }) => {
      const kept = namesIn(ideas);
      return names.filter((name) => !isKept(name, kept)).map((name) => `${id}: ${name}`);
    });
    const all = requests.flatMap(({ names }) => names).length;
    expect(missed.slice(Math.floor(all * (1 - keptShare)))).toEqual([]);
  },
);

test.each(SETS)("hardly ever is another word taken for a name: $what", ({ requests }) => {
  const spurious = requests.flatMap(({ id, ideas, names, mayName }) =>
    namesIn(ideas)
      .filter((name) => ![...names, ...mayName].some((fine) => isKept(fine, [name]) || isKept(name, [fine])))
      .map((name) => `${id}: ${name}`),
  );
  expect(spurious.slice(requests.length / REQUESTS_PER_SPURIOUS_NAME)).toEqual([]);
});
