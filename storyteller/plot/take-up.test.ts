import { expect, test } from "vitest";
import type { StoryRequest } from "#storyteller/story-request.ts";
import { tellStory } from "#storyteller/tell-story.ts";
import { EVERY_TALE_HEARD } from "#tests/every-tale-heard.ts";

const ASKED: StoryRequest = {
  language: "es",
  age: 6,
  genres: ["Fantasy"],
  ideas: "Lola, Hugo, Nico y Sara",
  length: "usual",
};
const FIRST = tellStory({ ...ASKED, heard: EVERY_TALE_HEARD }, 1);

/** The night after, with the same people. */
const next = (change: Partial<StoryRequest>, seed: number) =>
  tellStory({ ...ASKED, ideas: "", goesOn: FIRST.trace.thread, heard: EVERY_TALE_HEARD, ...change }, seed);
const SEEDS = [1, 2, 3, 4, 5, 6];

test("another one with the same hero has the same people and the same place, and is another story", () => {
  for (const seed of SEEDS) {
    const { title, paragraphs, trace, debug } = next(
      { heard: { plots: [FIRST.trace.plot ?? ""], passages: [...FIRST.trace.passages, ...EVERY_TALE_HEARD.passages] } },
      seed,
    );
    expect(debug).toMatchObject({ hero: "Lola", friend: "Hugo", faults: [] });
    expect(trace.thread).toMatchObject({
      others: ["Nico", "Sara"],
      home: FIRST.trace.thread?.home,
      place: FIRST.trace.thread?.place,
    });
    expect(trace.plot).not.toBe(FIRST.trace.plot);
    expect(title).not.toBe(FIRST.title);
    expect(paragraphs.filter((paragraph) => FIRST.paragraphs.includes(paragraph) && paragraph.length > 60)).toEqual([]);
  }
});

test("a tale goes on too, with its people and its home; a place or a thing that it never named does not", () => {
  const tale = tellStory(ASKED, 1);
  expect(tale.debug.tale).toBeDefined();
  const { thread } = tale.trace;
  for (const seed of SEEDS) {
    const { debug, trace } = tellStory(
      { ...ASKED, ideas: "", goesOn: thread, heard: { plots: [], ...tale.trace } },
      seed,
    );
    expect(debug).toMatchObject({ hero: "Lola", friend: "Hugo", faults: [] });
    expect(debug.tale).not.toBe(tale.debug.tale);
    expect(trace.thread?.home).toEqual(thread?.home);
  }
});

test("it remembers what happened, and turns around something new", () => {
  const old = FIRST.trace.thread?.thing?.text ?? "";
  const told = SEEDS.map((seed) => next({}, seed));
  expect(told.filter(({ paragraphs }) => paragraphs.join(" ").includes(old)).length).toBeGreaterThan(0);
  expect(told.filter(({ trace }) => trace.thread?.thing?.text === old)).toEqual([]);
});

test("whom the parent names tonight comes along too", () => {
  const { debug, trace, paragraphs } = next({ ideas: "con su prima Vega" }, 1);
  expect(debug.hero).toBe("Lola");
  expect([trace.thread?.friend?.text, ...(trace.thread?.others ?? [])]).toContain("Vega");
  expect(paragraphs.join(" ")).toContain("Vega");
});

test("in another language only names go on", () => {
  const { debug, paragraphs } = next({ language: "en" }, 2);
  expect(debug).toMatchObject({ hero: "Lola", friend: "Hugo" });
  expect(paragraphs.join(" ")).not.toMatch(/ñ|¿| que | del /);
});

test("each of several children does something that matters", () => {
  for (const seed of SEEDS) {
    const { paragraphs } = tellStory(ASKED, seed);
    for (const name of ["Nico", "Sara"]) {
      const alone = paragraphs.filter((paragraph) => paragraph.includes(name) && !/Nico y Sara/.test(paragraph));
      expect(alone.length, `${name} in story ${seed}`).toBeGreaterThan(0);
    }
  }
});
