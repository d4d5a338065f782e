import { expect, test } from "vitest";
import type { ArrivedEvent } from "./story-client.ts";
import { goingOnFrom, type StoryOnScreen, withArrived } from "./story-on-screen.ts";

const MODEL = { kind: "model", name: "a model" } as const;
const HOUSE = { kind: "builtin", name: "builtin" } as const;

const start = (title?: string): ArrivedEvent => ({
  event: "start",
  data: { title, storyteller: MODEL, language: "en", preview: true },
});
const text = (piece: string): ArrivedEvent => ({ event: "text", data: { text: piece } });
const end = (title: string): ArrivedEvent => ({
  event: "end",
  data: {
    id: null,
    saved: false,
    title,
    preview: true,
    storyCount: null,
    totalStoryCount: null,
    max_amount_of_stories: null,
  },
});

function fold(events: readonly ArrivedEvent[]): StoryOnScreen {
  const story = events.reduce<StoryOnScreen | null>(withArrived, null);
  if (!story) throw new Error("nothing arrived");
  return story;
}

/** What the screen shows after each event of an ending. */
function screensOf(broken: StoryOnScreen, events: readonly ArrivedEvent[]): StoryOnScreen[] {
  return events.map((_, index) => goingOnFrom(broken, fold(events.slice(0, index + 1))));
}

test("a story grows piece by piece and is whole only at its end", () => {
  const events = [start("The lamp"), text("One. "), text("Two.")];
  expect(fold(events)).toMatchObject({ title: "The lamp", text: "One. Two.", whole: false, endedByHouse: false });
  expect(fold([...events, end("The lamp")])).toMatchObject({ text: "One. Two.", whole: true });
});

test("a story that is told anew leaves nothing of the first one, and names its new teller", () => {
  const restart: ArrivedEvent = { event: "restart", data: { storyteller: HOUSE } };
  expect(fold([start("Old"), text("Old words."), restart, text("New.")])).toMatchObject({
    title: "",
    text: "New.",
    storyteller: HOUSE,
  });
});

test("text without a beginning is no story", () => {
  expect(() => withArrived(null, text("One."))).toThrow("without its start");
});

test("while an ending comes, not a word on the screen goes away or comes twice", () => {
  const broken = fold([start("The lamp"), text("Nora ran to the")]);
  const answer = [start("The lamp"), text("Nora "), text("ran to the sea. "), text("All slept."), end("The lamp")];
  const screens = screensOf(broken, answer);
  expect(screens.map((screen) => screen.text)).toEqual([
    "Nora ran to the",
    "Nora ran to the",
    "Nora ran to the sea. ",
    "Nora ran to the sea. All slept.",
    "Nora ran to the sea. All slept.",
  ]);
  expect(screens.map(({ whole }) => whole)).toEqual([false, false, false, false, true]);
  expect(screens.every(({ endedByHouse }) => endedByHouse)).toBe(true);
});

test("an ending leaves the title as it stands, and gives one to a story that had none", () => {
  const answer = [start("Another title"), text("Nora ran."), end("A third one")];
  const titled = screensOf(fold([start("The lamp"), text("Nora")]), answer);
  expect(new Set(titled.map(({ title }) => title))).toEqual(new Set(["The lamp"]));
  expect(screensOf(fold([start(), text("Nora")]), answer).at(-1)?.title).toBe("A third one");
});

test("an ending that adds nothing yet to what may be seen is an ending all the same", () => {
  const broken = fold([start("The lamp"), text("Nora ran")]);
  const [, , last] = screensOf(broken, [start("The lamp"), text("Nora"), end("The lamp")]);
  expect(last).toMatchObject({ text: "Nora ran", whole: true, endedByHouse: true });
});
