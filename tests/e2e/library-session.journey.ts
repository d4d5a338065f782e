import { expect } from "@playwright/test";
import { aMember, enter, logIn, logOut } from "./account-steps.ts";
import { formOf, generateIn } from "./generator-steps.ts";
import { inEachLanguage, test } from "./journey.ts";
import { aStoryOf, cardsOf, openLibrary, openProfile, quotaLine, showAllOfIt, startLibrary } from "./library-steps.ts";

// Long ways, in and out.
test.slow();

inEachLanguage((words, language) => {
  const { library } = words;

  test("the counts are of whoever is logged in, and follow each story", async ({ page }) => {
    const another = await aMember(page);
    const member = await aMember(page);
    await page.goto("/library");
    await expect(page.getByText(quotaLine(words, 0))).toBeVisible();
    await openProfile(page, words, { used: 0, stored: 0 });
    await page.goto("/generator");
    await generateIn(await formOf(page, words), words).click();
    await showAllOfIt(page, words);
    await openLibrary(page, words);
    await expect(page.getByText(quotaLine(words, 1))).toBeVisible();
    await openProfile(page, words, { used: 1, stored: 1 });

    await logOut(page, words);
    await page.goto("/library");
    await logIn(page, words, another);
    await expect(page).toHaveURL("/library");
    await expect(page.getByText(quotaLine(words, 0))).toBeVisible();
    await expect(page.getByRole("heading", { name: library.empty.none })).toBeVisible();
    await logOut(page, words);
    await page.goto("/library");
    await logIn(page, words, member);
    await expect(page.getByText(quotaLine(words, 1))).toBeVisible();
    await expect(cardsOf(page, words)).toHaveCount(1);
  });

  test("after the log-out Back shows no story, and no count", async ({ page, context }) => {
    const member = await aMember(page);
    const { title } = await aStoryOf(page, language, "Lola");
    await startLibrary(page);
    await expect(cardsOf(page, words)).toHaveCount(1);
    await logOut(page, words);
    for (const before of ["/profile", "/library"]) {
      await page.goBack();
      await expect(page.getByRole("dialog"), before).toBeVisible();
      expect(await page.content(), before).not.toContain(title);
    }
    // Nor in another tab of this browser, from which somebody has logged out meanwhile.
    await enter(page, member);
    const tab = await context.newPage();
    await startLibrary(tab);
    await startLibrary(page);
    await logOut(page, words);
    await tab.getByRole("link", { name: words.frame.about }).click();
    await expect(tab).toHaveURL("/about");
    await tab.goBack();
    await expect(tab.getByRole("dialog")).toBeVisible();
    await expect(cardsOf(tab, words)).toHaveCount(0);
  });
});
