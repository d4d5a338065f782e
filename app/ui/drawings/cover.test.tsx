import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { GENRES, type Genre } from "#storyteller/story-request.ts";
import { Cover } from "./cover.tsx";
import { coverPlan } from "./cover-plan.ts";
import { CoverShapes } from "./cover-shapes.tsx";

/** Ids as stories have them. */
const IDS = Array.from(
  { length: 30 },
  (_, i) => `0198c7a2-5b1e-7f3a-9d${(i * 7919).toString(16).padStart(2, "0")}-${i}`,
);
/** What an eye tells two covers apart by. */
const atAGlance = (id: string, genres: readonly Genre[]) => {
  const { sky, place, hero, moon } = coverPlan(id, genres);
  return [sky, place, hero, moon.size].join();
};

test.each([...GENRES.map((genre) => [genre] as const), [...GENRES], []])(
  "thirty stories have at least twenty visibly different covers, be they all of one kind (%s)",
  (...genres) => {
    expect(new Set(IDS.map((id) => atAGlance(id, genres))).size).toBeGreaterThanOrEqual(20);
  },
);

test("a story keeps its cover, whatever stands beside it on the shelf", () => {
  expect(coverPlan("a", ["Fable"])).toEqual(coverPlan("a", ["Fable"]));
  expect(coverPlan("a", ["Fable"])).not.toEqual(coverPlan("b", ["Fable"]));
});

test("somebody near never hides a landmark and never stands before a giant moon", () => {
  const near = IDS.map((id) => coverPlan(id, GENRES)).filter(({ distance }) => distance === "near");
  expect(near.length).toBeGreaterThan(0);
  expect(
    near.filter(({ place, moon }) => moon.size === "giant" || ["castle", "dunes", "washing"].includes(place)),
  ).toEqual([]);
});

test("a cover is light, and whatever it names is there", () => {
  const shapes = renderToStaticMarkup(<CoverShapes />);
  const there = new Set([...shapes.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  for (const id of IDS) {
    const cover = renderToStaticMarkup(<Cover id={id} genres={[]} />);
    expect(cover.match(/<\w/g)?.length).toBeLessThanOrEqual(25);
    expect([...cover.matchAll(/href="#([^"]+)"/g)].filter(([, name]) => !there.has(name))).toEqual([]);
  }
});
