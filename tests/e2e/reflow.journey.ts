import { expect } from "@playwright/test";
import { aMember } from "./account-steps.ts";
import { askForStory, generateIn, ideasIn, openForm, previewCard } from "./generator-steps.ts";
import { inEachLanguage, test } from "./journey.ts";
import { onNarrowScreens } from "./narrow-screens.ts";

inEachLanguage((words) => {
  test("the first page can be read on a narrow screen and with large text", async ({ page }) => {
    await page.goto("/");
    await onNarrowScreens(page);
  });

  test("the form can be filled in on a narrow screen and with large text", async ({ page }) => {
    const form = await openForm(page, words);
    await onNarrowScreens(page, async () => {
      await ideasIn(form, words).scrollIntoViewIfNeeded();
      await expect.soft(ideasIn(form, words)).toBeInViewport({ ratio: 0.5 });
      await generateIn(form, words).click({ trial: true });
    });
  });

  test("a story can be read on a narrow screen and with large text", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await askForStory(page, words);
    await expect(previewCard(page, words)).toBeVisible();
    // Titles are the story's own, and some have a long word.
    await page
      .getByRole("article")
      .getByRole("heading", { level: 1 })
      .evaluate((heading) => {
        heading.textContent = "Los desenterradores";
      });
    await onNarrowScreens(page);
  });

  for (const name of ["login", "signup", "confirm", "forgot", "reset"]) {
    test(`the box that ?${name}=1 opens can be used on a narrow screen and with large text`, async ({ page }) => {
      await page.goto(`/?${name}=1`);
      const box = page.getByRole("dialog");
      await expect(box.getByRole("button", { name: words.frame.close })).toBeVisible();
      await onNarrowScreens(page, async () => {
        await box.locator("[type=submit]").click({ trial: true });
        await box.getByRole("button", { name: words.frame.close }).click({ trial: true });
      });
    });
  }

  test("the profile and its boxes can be used on a narrow screen and with large text", async ({ page }) => {
    await aMember(page);
    await page.goto("/profile");
    await expect(page.getByRole("heading", { level: 1, name: words.profile.heading })).toBeVisible();
    await onNarrowScreens(page, async () => {
      await page.getByRole("button", { name: words.profile.logOut.button }).click({ trial: true });
    });
    for (const name of ["email", "password", "delete"]) {
      await page.goto(`/profile?open=${name}`);
      const box = page.getByRole("dialog");
      await expect(box).toBeVisible();
      await onNarrowScreens(page, () => box.locator("[type=submit]").click({ trial: true }));
    }
  });
});
