import { expect, type Locator, type Page } from "@playwright/test";
import type { Language } from "#storyteller/story-request.ts";
import { readingButton } from "./generator-steps.ts";
import type { Words } from "./journey.ts";
import { reactStarted } from "./react-started.ts";

/** A story as it was saved. */
export type Saved = { id: string; title: string; text: string };

/** Has a story with these ideas told to whoever is logged in in this page's browser, by a request. */
export async function aStoryOf(page: Page, language: Language, ideas: string): Promise<Saved> {
  const answer = await page.request.post("/api/story", { data: { kid_age: 6, custom_user_input: ideas, language } });
  const { id, title, generated_story_content: text } = (await answer.json()) as Record<string, string>;
  if (!id || !title || !text) throw new Error(`no story was saved: ${answer.status()}`);
  return { id, title, text };
}

/** The stories that stand on the shelf. */
export const cardsOf = (page: Page, words: Words) =>
  page
    .getByRole("list", { name: words.library.list })
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading") });

/** The card of one story, known by its link: two stories may have one title. */
export const cardOf = (page: Page, words: Words, { id }: { id: string }) =>
  cardsOf(page, words).filter({ has: page.locator(`[href="/reader?story=${id}"]`) });

/** The link that a card is, whatever else it leads to. */
export const linkOf = (card: Locator) => card.getByRole("heading").getByRole("link");

export const heartOf = (place: Page | Locator, words: Words, { title }: { title: string }) =>
  place.getByRole("button", { name: words.library.favourite.replace("{{title}}", title), exact: true });

export const deleteButtonOf = (place: Page | Locator, words: Words, { title }: { title: string }) =>
  place.getByRole("button", { name: words.library.delete.replace("{{title}}", title), exact: true });

/** The line that says how many stories have taken a place, and how many there are. */
export const quotaLine = (words: Words, used: number, places = 3) =>
  words.library.quota_other.replace("{{used}}", String(used)).replace("{{count}}", String(places));

/** Comes to the library from anywhere, and waits until a press changes it in place: before that its forms load a new page. */
export async function startLibrary(page: Page): Promise<void> {
  await page.goto("/library");
  await reactStarted(page);
}

/** The library as whoever is logged in finds it now, come to by its link. */
export async function openLibrary(page: Page, words: Words): Promise<void> {
  await page.getByRole("link", { name: words.frame.library, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: words.library.title })).toBeVisible();
}

/** Goes to the profile, which tells how many stories have taken a place and how many there are. */
export async function openProfile(page: Page, words: Words, counts: { used: number; stored: number }): Promise<void> {
  await page.getByRole("link", { name: words.frame.profile }).click();
  await expect(page.getByText(quotaLine(words, counts.used))).toBeVisible();
  await expect(page.getByRole("term").filter({ hasText: words.profile.account.total }).locator("+ dd")).toHaveText(
    String(counts.stored),
  );
}

/** Asks for all of a member's story at once, and waits until it is told and saved. */
export async function showAllOfIt(page: Page, words: Words): Promise<void> {
  await readingButton(page, words.stories.telling.showAll).click();
  await expect(savedLine(page, words)).toBeVisible();
  await expect(page.getByRole("article").getByRole("button", { name: words.stories.create.generate })).toBeVisible();
}

export const savedLine = (page: Page, words: Words) =>
  page.getByRole("article").getByRole("link", { name: words.stories.keeping.saved });

/** Presses something that changes a story, and waits until the server has done it. */
export async function changed(page: Page, press: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse((response) => response.request().method() === "POST");
  await press();
  expect((await answer).status()).toBe(200);
}

/** A text as it is compared here: on the screen its paragraphs stand in elements of their own. */
export const unspaced = (text: string) => text.replace(/\s+/gu, "");
