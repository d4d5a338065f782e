import { expect, type Locator, type Page } from "@playwright/test";
import { createParser } from "eventsource-parser";
import type { Words } from "./journey.ts";

/** Opens the generator and waits for its form: it is there only once the page answers. */
export async function openForm(page: Page, words: Words): Promise<Locator> {
  await page.goto("/generator");
  return formOf(page, words);
}

/** The form that asks for a story, open. */
export async function formOf(page: Page, words: Words): Promise<Locator> {
  const form = page.getByRole("dialog", { name: words.stories.create.title });
  await expect(form).toBeVisible();
  return form;
}

export const ideasIn = (form: Locator, words: Words) => form.getByRole("textbox", { name: words.stories.create.ideas });

export const generateIn = (form: Locator, words: Words) =>
  form.getByRole("button", { name: words.stories.create.generate });

/** Opens the generator, types ideas and asks for a story. */
export async function askForStory(page: Page, words: Words, ideas = ""): Promise<void> {
  const form = await openForm(page, words);
  if (ideas) await ideasIn(form, words).fill(ideas);
  await generateIn(form, words).click();
}

/** The buttons beside a story that is being written. */
export const readingButton = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** What of a story grows on the screen while it is being written. */
export const writing = (page: Page) => page.locator(".story-writing");

/** The story's text on the screen. */
export const storyText = (page: Page) => page.getByRole("article").locator(".story-text");

/** Waits until somebody tells, and asks for everything at once. */
export async function showAll(page: Page, words: Words): Promise<void> {
  await readingButton(page, words.stories.telling.showAll).click();
  await expect(previewCard(page, words)).toBeVisible();
}

/** The card where a guest's half of a story ends. */
export const previewCard = (page: Page, words: Words) =>
  page.getByRole("region", { name: words.stories.preview.heading });

/** The card where a story broke off. */
export const brokenOffCard = (page: Page, words: Words) =>
  page.getByRole("region", { name: words.stories.brokenOff.heading });

/** Asks for a story of a teller that breaks off midway, and shows at once what came of it. */
export async function askForBrokenStory(page: Page, words: Words, ideas = ""): Promise<Locator> {
  await askForStory(page, words, ideas);
  const card = brokenOffCard(page, words);
  const showAllThereIs = readingButton(page, words.stories.telling.showAll);
  // More may arrive after a press, until the story breaks off; then a press that was about to be finds no button any more.
  await expect(async () => {
    if (await showAllThereIs.isVisible()) await showAllThereIs.click({ timeout: 2_000 });
    await expect(card).toBeVisible({ timeout: 500 });
  }).toPass();
  return card;
}

/** The box that says that no story came. */
export const failureBox = (page: Page, words: Words) =>
  page.getByRole("dialog", { name: words.stories.failed.heading });

/** What went over the wire between a page and the door that tells stories. */
export type Overheard = {
  /** What was asked for, in order. */
  asked: Record<string, unknown>[];
  /** The text that the last answer delivered. */
  delivered: () => string;
};

/** Listens at the door that tells stories, without changing anything. A stream arrives whole instead of bit by bit. */
export async function overhear(page: Page): Promise<Overheard> {
  const asked: Record<string, unknown>[] = [];
  let answer = "";
  await page.route("**/api/story", async (route) => {
    asked.push(route.request().postDataJSON() as Record<string, unknown>);
    const response = await route.fetch();
    answer = await response.text();
    await route.fulfill({ response, body: answer });
  });
  return { asked, delivered: () => textOf(answer) };
}

function textOf(stream: string): string {
  let text = "";
  const parser = createParser({
    onEvent: ({ event, data }) => {
      if (event === "text") text += (JSON.parse(data) as { text: string }).text;
    },
  });
  parser.feed(stream);
  return text;
}

/** Presses Tab until that element has the focus. @throws after more presses than any page of ours has stops. */
export async function tabTo(target: Locator): Promise<void> {
  const stops = 60;
  for (let press = 0; press < stops; press += 1) {
    await target.page().keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error("Tab never came to that element");
}
