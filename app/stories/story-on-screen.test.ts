import { expect, test } from "vitest";
import type { SafetyReceipt } from "./safety-contract.ts";
import type { ArrivedEvent } from "./story-client.ts";
import { goingOnFrom, openedWhole, type StoryOnScreen, withArrived } from "./story-on-screen.ts";

const MODEL = { kind: "model", name: "a model" } as const;
const HOUSE = { kind: "builtin", name: "builtin" } as const;

const start = (title?: string): ArrivedEvent => ({
  event: "start",
  data: { title, storyteller: MODEL, language: "en", preview: true },
});
const text = (piece: string): ArrivedEvent => ({ event: "text", data: { text: piece } });
const SAFETY: SafetyReceipt = { rules: "1.0", checks: ["words", "age"], softened: ["wish"], reviewed: false };
const end = (title: string, id: string | null = null): ArrivedEvent => ({
  event: "end",
  data: {
    id,
    saved: id !== null,
    safety: SAFETY,
    title,
    preview: id === null,
    storyCount: null,
    totalStoryCount: null,
    max_amount_of_stories: null,
  },
});

function fold(events: readonly ArrivedEvent[]): StoryOnScreen {
  const story = events.reduce<StoryOnScreen | null>((before, arrived) => withArrived(before, arrived, "key"), null);
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
  expect(() => withArrived(null, text("One."), "key")).toThrow("without its start");
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

test("a story has its receipt once its end has come, and is meant by its id once it is saved", () => {
  const events = [start("The lamp"), text("One.")];
  expect(fold(events)).toMatchObject({ safety: null, meant: { key: "key" } });
  expect(fold([...events, end("The lamp")])).toMatchObject({ safety: SAFETY, meant: { key: "key" } });
  expect(fold([...events, end("The lamp", "story-1")])).toMatchObject({ safety: SAFETY, meant: { id: "story-1" } });
});

test("the note for the adult comes with the beginning and stays, also when the story is told anew or ended by the house", () => {
  const noted: ArrivedEvent = {
    event: "start",
    data: { storyteller: MODEL, language: "en", preview: true, note: "not_alone" },
  };
  const restart: ArrivedEvent = { event: "restart", data: { storyteller: HOUSE } };
  expect(fold([start()]).note).toBeNull();
  expect(fold([noted, text("One."), restart, text("Two."), end("The lamp")]).note).toBe("not_alone");
  expect(screensOf(fold([noted, text("Nora")]), [start(), text("Nora ran.")]).at(-1)?.note).toBe("not_alone");
});

test("a story that a log-in has opened is a saved one, with its receipt", () => {
  const opened = { id: "story-1", title: "The lamp", content: "One.", storyteller: HOUSE, language: "en" } as const;
  expect(openedWhole({ ...opened, safety: SAFETY })).toMatchObject({
    meant: { id: "story-1" },
    safety: SAFETY,
    note: null,
  });
});
