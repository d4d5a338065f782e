import { expect } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { askForBrokenStory, askForStory, failureBox, previewCard, readingButton, showAll } from "./generator-steps.ts";
import { inEachLanguage, test } from "./journey.ts";

inEachLanguage((words) => {
  test("everybody can follow a story while it is being written, and go on where its half ends", async ({ page }) => {
    await askForStory(page, words);
    await expect(readingButton(page, words.stories.telling.pause)).toBeVisible();
    await expectAccessible(page);
    await showAll(page, words);
    await expect(previewCard(page, words)).toBeVisible();
    await expectAccessible(page);
  });

  test.describe("by a model that thinks for long", () => {
    test.use({ teller: "neverAnswers" });

    test("everybody can follow the waiting", async ({ page }) => {
      await askForStory(page, words);
      await expect(page.getByRole("status")).toBeVisible();
      await expectAccessible(page);
    });
  });

  test.describe("by a model that answers with an error", () => {
    test.use({ teller: "serverError" });

    test("everybody can use the box that says that no story came", async ({ page, trouble }) => {
      trouble.expect(/status of 503 .*\/api\/story/);
      await askForStory(page, words);
      await expect(failureBox(page, words)).toBeVisible();
      await expectAccessible(page);
    });
  });

  test.describe("by a model that breaks off midway", () => {
    test.use({ teller: "truncated" });

    test("everybody can use the card where a story broke off, and the story with its ending", async ({ page }) => {
      const card = await askForBrokenStory(page, words);
      await expectAccessible(page);
      await card.getByRole("button", { name: words.stories.brokenOff.finish }).click();
      await showAll(page, words);
      await expectAccessible(page);
    });
  });
});
