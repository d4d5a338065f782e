import { afterEach, beforeEach, expect, test } from "vitest";
import { ageBand } from "#storyteller/age-bands.ts";
import { ask, ENDING, hear, model, openStoryHouse, PERSON, type StoryHouse } from "#tests/story-house.ts";
import type { Review } from "./review.ts";
import { StorytellerFailure, type StorytellerFailureReason } from "./storyteller.ts";

const UNFIT = "Then a murderer came in.";
const SENTENCE = "The owl flew from one tree to the next and looked for a quiet place.";
/** Of a usual story for a child of six, its shortest and its longest. */
const [SHORTEST_WORDS, LONGEST_WORDS] = ageBand(6).words;
const wordsIn = (text: string) => text.split(/\s+/).length;
/** A gentle text of at least so many words. */
const gentle = (words: number) =>
  Array(Math.ceil(words / wordsIn(SENTENCE)))
    .fill(SENTENCE)
    .join(" ");
const EARLY = gentle(LONGEST_WORDS / 8);
const LATE = gentle((SHORTEST_WORDS + LONGEST_WORDS) / 2 / 2);

let house: StoryHouse;
beforeEach(async () => {
  house = await openStoryHouse();
});
afterEach(() => house.close());

const told = (text: string, review?: Review) =>
  hear(house.stories(model(text), { review }), { caller: PERSON }).then((story) => {
    const end = story.events.at(-1);
    return { ...story, safety: end?.event === "end" ? end.data.safety : null };
  });

test("a story that goes wrong early is another story from its beginning, and the small print says so", async () => {
  const { text, tellers, safety } = await told(`${EARLY} ${UNFIT}`);
  expect(tellers).toEqual(["model", "builtin"]);
  expect(text).not.toContain("The owl flew");
  expect(wordsIn(text)).toBeGreaterThan(SHORTEST_WORDS / 2);
  expect(safety).toMatchObject({ softened: ["retold"], reviewed: false });
});

test("one that goes wrong late stays, and the house ends it calmly", async () => {
  const { text, tellers, safety } = await told(`${LATE} ${UNFIT} More of it.`);
  expect(tellers).toEqual(["model"]);
  expect(text).toBe(`${LATE}\n\n${ENDING}`);
  expect(safety).toMatchObject({ softened: ["ended"] });
  const [stored] = await house.stored();
  expect(stored?.content).toBe(text);
  expect(JSON.parse(stored?.safety ?? "null")).toEqual(safety);
});

test("a guest who has heard a sixth of it hears another story", async () => {
  const { tellers } = await hear(house.stories(model(`${LATE} ${UNFIT}`)));
  expect(tellers).toEqual(["model", "builtin"]);
});

test("what a model says of its story after the last word is not part of it", async () => {
  const whole = `${gentle(SHORTEST_WORDS)} And the owl slept.`;
  const { text, safety } = await told(`${whole} I hope you enjoyed this story! Would you like another one?`);
  expect(text).toBe(whole);
  expect(safety).toMatchObject({ softened: [] });
});

test("a model's story that ends on a shout gets a calm ending, and the small print says so", async () => {
  const lively = `${gentle(SHORTEST_WORDS)}\n\n${"“Hurray!” they all shouted, and ran down the hill! ".repeat(8).trim()}`;
  const { text, safety } = await told(lively);
  expect(text).toBe(`${lively}\n\n${ENDING}`);
  expect(safety).toMatchObject({ softened: ["ended"] });
});

test("a model that refuses in words is not read out: the house tells", async () => {
  const { text, tellers } = await told("I'm sorry, but I can't help with that request. Let us talk of something else.");
  expect(tellers).toEqual(["builtin"]);
  expect(text).not.toContain("help with that");
});

test.each<StorytellerFailureReason>(["refused", "unfit"])(
  "a model that gives up (%s) makes the house tell",
  async (reason) => {
    const { tellers } = await hear(house.stories(model("", new StorytellerFailure(reason))));
    expect(tellers).toEqual(["builtin"]);
  },
);

test("the marks that a model writes for emphasis are no part of a story", async () => {
  const { text } = await told(`**The Owl**\n\n${gentle(SHORTEST_WORDS)} It was *very* late.\n\n***\n\nThe owl slept.`);
  expect(text).toMatch(/^The Owl\n/);
  expect(text).toMatch(/It was very late\.\s+The owl slept\.$/);
});

test("a title that nobody may see is not shown, and the story stays", async () => {
  const teller = {
    ...model(LATE),
    tell: () => ({ title: "The murderer", pieces: model(LATE).tell({} as never, new AbortController().signal).pieces }),
  };
  const { title, text } = await hear(house.stories(teller), { caller: PERSON });
  expect(title).toBe("Untitled");
  expect(text).toBe(LATE);
});

const reading = (mode: Review["mode"], isSafe: (text: string) => boolean) => {
  const read: string[] = [];
  const review: Review = {
    mode,
    isSafe: (text) => {
      read.push(text);
      return Promise.resolve(isSafe(text));
    },
  };
  return { review, read };
};

test("a second reader sees new sentences together with the one before them, and nothing of them is shown earlier", async () => {
  const { review, read } = reading("sentences", (text) => !text.includes("fourth"));
  const { tellers, safety } = await told("The first. The second. The third. The fourth. The fifth.", review);
  expect(read).toEqual(["The first. The second. The third.", " The third. The fourth. The fifth."]);
  expect(tellers).toEqual(["model", "builtin"]);
  expect(safety).toMatchObject({ softened: ["retold"], reviewed: false });
});

test("a second reader of the whole sees all of it once, and the small print says that it was read", async () => {
  const { review, read } = reading("whole", () => true);
  const { text, safety } = await told("The first. The second. The third.", review);
  expect(read).toEqual(["The first. The second. The third."]);
  expect(text).toBe("The first. The second. The third.");
  expect(safety).toMatchObject({ reviewed: true });
});

test("the house's own stories are sent to nobody", async () => {
  const { review, read } = reading("whole", () => true);
  await hear(house.stories(undefined, { review }));
  expect(read).toEqual([]);
});

test.each([
  ["a wish that no child hears", { ideas: "Leo mata a todos con una pistola" }, ["wish"]],
  ["a real person", { ideas: "Nora y Taylor Swift cantan" }, ["person"]],
  ["a fright for a child of four", { age: 4, genres: ["Scary"] as const }, ["cosy"]],
  ["a fright for a child of ten", { age: 10, genres: ["Scary"] as const }, []],
  ["nothing of the kind", { ideas: "Lola y su dragón" }, []],
])("the small print says what was made gentler: %s", async (_, request, softened) => {
  const { events } = await hear(house.stories(), { request: { language: "es", ...request } });
  const end = events.at(-1);
  expect(end?.event === "end" && end.data.safety?.softened).toEqual(softened);
});

test("whoever is bullied is told of it, and the adult reads where help is", async () => {
  const wish = { language: "en", ideas: "Nora is being bullied at school", age: 8 } as const;
  const { events } = await hear(house.stories(), { request: wish });
  expect(events[0]).toMatchObject({ event: "start", data: { note: "not_alone" } });
  expect(events.at(-1)).toMatchObject({ event: "end", data: { safety: { softened: [] } } });
});

test("whoever wishes to be no more gets a story, and beside it a word for the adult, which nobody keeps", async () => {
  const wish = { language: "es", ideas: "Nora no quiere vivir más y se hace daño" } as const;
  for (const key of ["one", "one", "two"]) {
    const [start] = await Array.fromAsync(ask(house.stories(), { caller: PERSON, key, request: wish }));
    expect(start).toMatchObject({ event: "start", data: { note: "not_alone" } });
  }
  expect(JSON.stringify([await house.rows(), await house.stored(), house.warnings])).not.toMatch(/not_alone|distress/);
});
