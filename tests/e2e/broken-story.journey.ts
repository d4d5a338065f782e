import { expect, type Page } from "@playwright/test";
import {
  askForBrokenStory,
  askForStory,
  brokenOffCard,
  failureBox,
  formOf,
  ideasIn,
  overhear,
  previewCard,
  readingButton,
  showAll,
  storyText,
  tabTo,
  writing,
} from "./generator-steps.ts";
import { inEachLanguage, type Teller, test } from "./journey.ts";

const IDEAS = "Lola, 🐉";

/** How a model can break off after its story has begun. */
const BREAKS = {
  truncated: "breaks off midway",
  stallsMidway: "stalls midway",
  errorMidStream: "reports an error midway",
} satisfies Partial<Record<Teller, string>>;

const letters = (text: string) => text.replace(/\s+/gu, "");
/** What of the story can be seen, whether it is still being written or not. */
const seen = async (page: Page) => letters(await storyText(page).innerText());

inEachLanguage((words) => {
  const { brokenOff, telling } = words.stories;

  for (const [teller, what] of Object.entries(BREAKS) as [keyof typeof BREAKS, string][]) {
    test.describe(`by a model that ${what}`, () => {
      test.use({ teller });

      test("a story keeps its text, is not passed off as finished, and a card offers its ending", async ({ page }) => {
        const card = await askForBrokenStory(page, words);
        await expect(failureBox(page, words)).toBeHidden();
        await expect(storyText(page)).not.toBeEmpty();
        await expect(page.getByRole("status")).toHaveText(brokenOff.heading);
        await expect(card).toContainText(brokenOff.offered);
        await expect(previewCard(page, words)).toBeHidden();
        await expect(page.getByText(telling.ready, { exact: true })).toHaveCount(0);
        await expect(page.getByText(telling.another, { exact: true })).toHaveCount(0);
      });
    });
  }

  test.describe("by a model that breaks off midway", () => {
    test.use({ teller: "truncated" });

    test("nothing disturbs a broken story while it is still being written", async ({ page }) => {
      // Overheard, the answer arrives at once, and with it that it broke off.
      await overhear(page);
      await askForStory(page, words);
      await expect(storyText(page)).not.toBeEmpty();
      const before = await seen(page);
      await expect.poll(async () => (await seen(page)).length).toBeGreaterThan(before.length);
      await expect(readingButton(page, telling.pause)).toBeVisible();
      await expect(brokenOffCard(page, words)).toBeHidden();
      await expect(failureBox(page, words)).toBeHidden();
      await expect(page.getByRole("status")).toHaveText("");
    });

    test("the house finishes a broken story from the word where it stood", async ({ page }) => {
      const card = await askForBrokenStory(page, words);
      const title = await page.getByRole("heading", { level: 1 }).innerText();
      const before = await seen(page);
      await card.getByRole("button", { name: brokenOff.finish }).click();
      await expect(card).toBeHidden();
      // What stood there was never written a second time.
      expect(letters((await writing(page).textContent()) ?? "").startsWith(before)).toBe(true);
      await expect(page.getByText(telling.endedByHouse)).toBeHidden();

      await showAll(page, words);
      const whole = await seen(page);
      expect(whole.startsWith(before)).toBe(true);
      expect(whole.length).toBeGreaterThan(before.length);
      await expect(page.getByText(telling.endedByHouse)).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(page.getByRole("status")).toHaveText(telling.ready);
      await page.getByRole("button", { name: telling.another }).click();
      await formOf(page, words);
    });

    test("with the keyboard alone the ending comes, the focus is not lost and the page stays where it is", async ({
      page,
    }) => {
      const card = await askForBrokenStory(page, words);
      const finish = card.getByRole("button", { name: brokenOff.finish });
      await tabTo(finish);
      const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
      const before = await scrolled();
      await page.keyboard.press("Enter");
      await expect(card).toBeHidden();
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      expect(await scrolled()).toBe(before);
      await tabTo(readingButton(page, telling.showAll));
      await page.keyboard.press("Enter");
      await expect(previewCard(page, words)).toBeVisible();
      await expect(page.locator("main :focus")).toHaveCount(1);
    });

    test("after a story that broke off the same ideas can be tried again", async ({ page }) => {
      const card = await askForBrokenStory(page, words, IDEAS);
      await card.getByRole("button", { name: brokenOff.again }).click();
      await expect(ideasIn(await formOf(page, words), words)).toHaveValue(IDEAS);
      await expect(page.getByRole("article")).toBeHidden();
    });

    test("a story that broke off can be left at that", async ({ page }) => {
      const card = await askForBrokenStory(page, words);
      await card.getByRole("link", { name: words.frame.close }).click();
      await expect(page).toHaveURL("/");
    });

    test("an ending that does not come takes nothing away, and comes when the connection is back", async ({
      page,
      context,
      trouble,
    }) => {
      trouble.expect(/ERR_INTERNET_DISCONNECTED/);
      const card = await askForBrokenStory(page, words);
      const before = await seen(page);
      const finish = card.getByRole("button", { name: brokenOff.finish });
      await context.setOffline(true);
      await finish.click();
      await expect(card).toContainText(brokenOff.notCome);
      await expect(page.getByRole("status")).toHaveText(brokenOff.notCome);
      expect(await seen(page)).toBe(before);
      await context.setOffline(false);
      await finish.click();
      await showAll(page, words);
      expect((await seen(page)).startsWith(before)).toBe(true);
    });

    test("a story that the server no longer knows is not offered an ending a second time", async ({
      page,
      context,
      trouble,
    }) => {
      trouble.expect(/status of 400 .*\/api\/story/);
      const card = await askForBrokenStory(page, words, IDEAS);
      // Without its cookie this is another guest, who has no broken story.
      await context.clearCookies();
      await card.getByRole("button", { name: brokenOff.finish }).click();
      await expect(card).toContainText(brokenOff.gone);
      await expect(storyText(page)).not.toBeEmpty();
      await expect(card.getByRole("button", { name: brokenOff.finish })).toBeHidden();
      await card.getByRole("button", { name: brokenOff.again }).click();
      await expect(ideasIn(await formOf(page, words), words)).toHaveValue(IDEAS);
    });
  });
});
