import { expect, type Page } from "@playwright/test";
import type { Language } from "#storyteller/story-request.ts";
import { accountDialog, aMember, expectGuest, logIn, logOut } from "./account-steps.ts";
import { expectFocusStaysIn } from "./focus-steps.ts";
import { askForStory, failureBox, overhear, previewCard, showAll, storyText, writing } from "./generator-steps.ts";
import { inEachLanguage, test, type Words } from "./journey.ts";
import {
  aStoryOf,
  cardOf,
  cardsOf,
  linkOf,
  openLibrary,
  quotaLine,
  type Saved,
  showAllOfIt,
  startLibrary,
} from "./library-steps.ts";

/** As many as an account without a plan may have. */
const PLACES = ["Lola", "Bruno", "Ada"];

const limitBox = (page: Page, { stories }: Words) => page.getByRole("dialog", { name: stories.limit.heading });

async function fillEveryPlace(page: Page, language: Language): Promise<Saved[]> {
  const saved: Saved[] = [];
  for (const ideas of PLACES) saved.push(await aStoryOf(page, language, ideas));
  return saved;
}

// Three ways out of one box, and the keyboard in it each time.
test.slow();

inEachLanguage((words, language) => {
  const { frame, stories } = words;

  test("the story after the last place is not begun: a box says so, and everything kept stays readable", async ({
    page,
    trouble,
  }) => {
    trouble.expect(/status of 403 .*\/api\/story/);
    await aMember(page);
    const [oldest] = (await fillEveryPlace(page, language)) as [Saved];
    const wire = await overhear(page);
    const waysOut: [(page: Page) => Promise<void>, string][] = [
      [async () => limitBox(page, words).getByText(frame.close, { exact: true }).click(), "/"],
      [async () => page.keyboard.press("Escape"), "/"],
      [async () => limitBox(page, words).getByRole("link", { name: stories.limit.plans }).click(), "/plans"],
    ];
    for (const [leave, address] of waysOut) {
      await askForStory(page, words, "Nora");
      const box = limitBox(page, words);
      await expect(box).toContainText(stories.limit.text);
      await expectFocusStaysIn(box);
      await expect(page.getByRole("article")).toHaveCount(0);
      expect(wire.delivered()).toBe("");
      await leave(page);
      await expect(page).toHaveURL(address);
      await expect(box).toBeHidden();
    }
    await openLibrary(page, words);
    await expect(cardsOf(page, words)).toHaveCount(PLACES.length);
    await expect(page.getByText(quotaLine(words, PLACES.length))).toBeVisible();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await linkOf(cardOf(page, words, oldest)).click();
    await expect(page.getByRole("article").getByRole("heading", { level: 1 })).toHaveText(oldest.title);
    await expect(page.getByText(words.library.reader.end, { exact: true })).toBeVisible();
  });

  test("a guest's half whose log-in finds no place stays a half, and the same box says so", async ({ page }) => {
    const member = await aMember(page);
    await fillEveryPlace(page, language);
    await startLibrary(page);
    await logOut(page, words);
    const wire = await overhear(page);
    await askForStory(page, words, "Nora");
    await showAll(page, words);
    const half = wire.delivered();
    await previewCard(page, words).getByRole("link", { name: stories.preview.hasAccount }).click();
    await logIn(page, words, member);
    await expect(limitBox(page, words)).toContainText(stories.limit.text);
    await expect(accountDialog(page, words, "logIn")).toBeHidden();
    await expect(page).toHaveURL("/generator?limit=1");
    await expect(storyText(page)).toHaveText(half, { useInnerText: true });
    await limitBox(page, words).getByText(frame.close, { exact: true }).click();
    await expect(page).toHaveURL("/");
    await openLibrary(page, words);
    await expect(cardsOf(page, words)).toHaveCount(PLACES.length);
    await expect(page.getByText(quotaLine(words, PLACES.length))).toBeVisible();
    await logOut(page, words);
    await expectGuest(page, words);
  });

  test.describe("by a model that answers with an error", () => {
    test.use({ teller: "serverError" });

    test("a story of the house in place of one that failed is kept, and takes no place", async ({ page, trouble }) => {
      trouble.expect(/status of 503 .*\/api\/story/);
      await aMember(page);
      await askForStory(page, words, "Lola");
      await failureBox(page, words).getByRole("button", { name: stories.failed.fromShelf }).click();
      await expect(writing(page)).not.toBeEmpty();
      await showAllOfIt(page, words);
      const title = await page.getByRole("article").getByRole("heading", { level: 1 }).innerText();
      await openLibrary(page, words);
      await expect(cardsOf(page, words)).toHaveCount(1);
      await expect(cardsOf(page, words).getByRole("heading")).toHaveText(title);
      await expect(page.getByText(quotaLine(words, 0))).toBeVisible();
    });
  });
});
