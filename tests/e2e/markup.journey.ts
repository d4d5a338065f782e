import { expect } from "@playwright/test";
import { askForStory, formOf, ideasIn, overhear, showAll, storyText } from "./generator-steps.ts";
import { inEachLanguage, test } from "./journey.ts";

const MARKUP = '<img src=x onerror="alert(1)"><script>alert(2)</script><b>Lola</b> & {{age}}';

inEachLanguage((words) => {
  test("markup among a parent's ideas stays text", async ({ page }) => {
    const wire = await overhear(page);
    await askForStory(page, words, MARKUP);
    await showAll(page, words);
    await expect(storyText(page)).toHaveText(wire.delivered(), { useInnerText: true });
    await expect(page.locator("img[src=x], article script, article b")).toHaveCount(0);
    expect(wire.asked[0]).toMatchObject({ custom_user_input: MARKUP });
    await page.getByRole("button", { name: words.stories.telling.another }).click();
    await expect(ideasIn(await formOf(page, words), words)).toHaveValue(MARKUP);
  });

  test("markup in an address stays text", async ({ page }) => {
    await page.goto(`/${encodeURIComponent('"><script>alert(1)</script>')}?next="><script>alert(2)</script>&login=1`);
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await page.content()).not.toContain("<script>alert");
  });

  test.describe("told by a model that writes markup", () => {
    test.use({ teller: "html" });

    test("a story with markup in it is not told: the house tells another", async ({ page }) => {
      const wire = await overhear(page);
      await askForStory(page, words);
      await expect(page.getByRole("article")).toContainText(words.stories.telling.toldByHouse.replace("{{age}}", "6"));
      await showAll(page, words);
      await expect(storyText(page)).not.toBeEmpty();
      expect(wire.delivered()).not.toMatch(/<script|onerror/);
      await expect(page.locator("img[src=x], article script, article b")).toHaveCount(0);
    });
  });
});
