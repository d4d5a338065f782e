import { expect } from "@playwright/test";
import { accountDialog, aMember } from "./account-steps.ts";
import { expectFocusStaysIn } from "./focus-steps.ts";
import { askForStory, failureBox, formOf, generateIn, openForm, readingButton } from "./generator-steps.ts";
import { inEachLanguage, test } from "./journey.ts";
import { wakeUp } from "./react-started.ts";

inEachLanguage((words) => {
  test("the form takes the focus and keeps it", async ({ page }) => {
    const form = await openForm(page, words);
    await expect(form.getByRole("heading", { name: words.stories.create.title })).toBeFocused();
    await expectFocusStaysIn(form);
  });

  test("the sign-up takes the focus, keeps it, and gives it back", async ({ page }) => {
    await page.goto("/");
    await wakeUp(page);
    const opener = page.getByRole("link", { name: words.frame.getStarted });
    await opener.click();
    const box = accountDialog(page, words, "signUp");
    await expect(box.getByRole("heading")).toBeFocused();
    await expectFocusStaysIn(box);
    await page.keyboard.press("Escape");
    await expect(box).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test("the boxes of the profile take the focus, keep it, and give it back", async ({ page }) => {
    await aMember(page);
    await page.goto("/profile");
    const { account, email, password, delete: farewell } = words.profile;
    for (const [opener, title] of [
      [account.changeEmail, email.title],
      [account.changePassword, password.title],
      [account.delete, farewell.title],
    ] as const) {
      const link = page.getByRole("link", { name: opener });
      await link.focus();
      await page.keyboard.press("Enter");
      const box = page.getByRole("dialog", { name: title });
      await expect(box.getByRole("heading")).toBeFocused();
      await expectFocusStaysIn(box);
      await page.keyboard.press("Escape");
      await expect(box).toBeHidden();
      await expect(page).toHaveURL("/profile");
      await expect(link).toBeFocused();
    }
  });

  test("a box that the address opened gives the focus to the heading of the page", async ({ page }) => {
    await page.goto("/?signup=1");
    const box = accountDialog(page, words, "signUp");
    await expect(box.getByRole("heading")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });

  test("the focus goes from the form to the heading of the story", async ({ page }) => {
    await askForStory(page, words);
    await expect(page.getByRole("article").getByRole("heading", { level: 1 })).toBeFocused();
  });

  test("after the last word, whoever pressed Show all is not thrown out of the page", async ({ page }) => {
    await askForStory(page, words);
    const button = readingButton(page, words.stories.telling.showAll);
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(button).toBeHidden();
    await expect(page.locator("main :focus")).toHaveCount(1);
  });

  test("the skip link leads past the navigation", async ({ page }) => {
    await page.goto("/");
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: words.frame.skip });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: words.landing.generate })).toBeFocused();
  });

  test("leaving the form puts the focus on the first page", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("link", { name: words.landing.generate }).click();
    const form = await formOf(page, words);
    await page.keyboard.press("Escape");
    await expect(form).toBeHidden();
    await expect(page).toHaveURL("/");
    await expect(page.locator("main :focus")).toHaveCount(1);
  });

  test.describe("by a model that answers with an error", () => {
    test.use({ teller: "serverError" });

    test("the box about a failure takes the focus and keeps it", async ({ page, trouble }) => {
      trouble.expect(/status of 503 .*\/api\/story/);
      await askForStory(page, words);
      const box = failureBox(page, words);
      await expect(box.getByRole("heading")).toBeFocused();
      await expectFocusStaysIn(box);
      await box.getByRole("button", { name: words.stories.failed.again }).click();
      await expect(generateIn(await formOf(page, words), words)).toBeVisible();
      await expect(page.getByRole("heading", { name: words.stories.create.title, level: 2 })).toBeFocused();
    });
  });
});
