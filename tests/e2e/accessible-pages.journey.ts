import { expect } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { aMember, aStory } from "./account-steps.ts";
import { generateIn, openForm } from "./generator-steps.ts";
import { inEachLanguage, test } from "./journey.ts";

inEachLanguage((words) => {
  for (const path of ["/", "/about", "/plans", "/privacy", "/terms"]) {
    test(`everybody can use ${path}`, async ({ page }) => {
      await page.goto(path);
      await expectAccessible(page);
    });
  }

  for (const query of ["login=1&next=/library", "signup=1", "confirm=1", "forgot=1", "reset=1", "limit=1"]) {
    test(`everybody can use the box that ?${query} opens`, async ({ page }) => {
      await page.goto(`/?${query}`);
      await expect(page.getByRole("dialog")).toBeVisible();
      await expectAccessible(page);
    });
  }

  test("everybody can use the library, empty and with a story, and the reader", async ({ page }) => {
    await aMember(page);
    await page.goto("/library");
    await expect(page.getByRole("heading", { name: words.library.empty.none })).toBeVisible();
    await expectAccessible(page);
    const { id, title } = await aStory(page);
    await page.goto("/library");
    await expect(page.getByRole("link", { name: title })).toBeVisible();
    await expectAccessible(page);
    await page.goto(`/reader?story=${id}`);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expectAccessible(page);
  });

  test("everybody can use the page of an unknown address", async ({ page }) => {
    await page.goto("/no/such/page");
    await expectAccessible(page);
  });

  test("everybody can use the form that asks for a story, also with a mistake in it", async ({ page }) => {
    const form = await openForm(page, words);
    await form.getByRole("button", { name: words.stories.genre.Fable }).click();
    await expectAccessible(page);
    await form.getByRole("textbox").fill("a".repeat(1_001));
    await expect(generateIn(form, words)).toBeDisabled();
    await expectAccessible(page);
  });
});
