import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { aMember } from "./account-steps.ts";
import { expectFocusStaysIn } from "./focus-steps.ts";
import { inEachLanguage, test } from "./journey.ts";
import { aStoryOf, cardOf, cardsOf, deleteButtonOf, heartOf, startLibrary } from "./library-steps.ts";
import { onNarrowScreens } from "./narrow-screens.ts";

// Each screen is looked at in several sizes.
test.slow();

inEachLanguage((words, language) => {
  const { frame, library, stories } = words;
  const toast = (page: Page) => page.getByText(library.deleted, { exact: true });

  test("everybody can use the library: empty, full, with nothing found, and after a story was deleted", async ({
    page,
  }) => {
    await aMember(page);
    await page.goto("/library");
    await expect(page.getByRole("heading", { name: library.empty.none })).toBeVisible();
    await expectAccessible(page);
    const stays = await aStoryOf(page, language, "Lola");
    const goes = await aStoryOf(page, language, "Bruno");
    await page.goto("/library?q=xyzzy");
    await expect(page.getByRole("heading", { name: library.empty.nothingFound })).toBeVisible();
    await expectAccessible(page);
    await startLibrary(page);
    await heartOf(cardOf(page, words, stays), words, stays).click();
    await expectAccessible(page);
    await deleteButtonOf(cardOf(page, words, goes), words, goes).click();
    await expect(toast(page)).toBeVisible();
    await expectAccessible(page);
  });

  test("everybody can use the reader, while a story is written out and at its end", async ({ page }) => {
    await aMember(page);
    const story = await aStoryOf(page, language, "Lola");
    await page.goto(`/reader?story=${story.id}`);
    await expect(page.getByRole("button", { name: stories.telling.pause })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: stories.telling.showAll }).click();
    await expect(page.getByText(library.reader.end, { exact: true })).toBeVisible();
    await expectAccessible(page);
  });

  test("everybody can use the box that says that no place is left, also on a narrow screen and with large text", async ({
    page,
  }) => {
    await page.goto("/?limit=1");
    const box = page.getByRole("dialog", { name: stories.limit.heading });
    await expect(box.getByRole("heading")).toBeFocused();
    await expectFocusStaysIn(box);
    await expectAccessible(page);
    await onNarrowScreens(page, async () => {
      await box.getByRole("link", { name: stories.limit.plans }).click({ trial: true });
      await box.getByText(frame.close, { exact: true }).click({ trial: true });
    });
  });

  test("the library can be used on a narrow screen and with large text", async ({ page }) => {
    await aMember(page);
    await page.goto("/library");
    await expect(page.getByRole("link", { name: library.empty.first })).toBeVisible();
    await onNarrowScreens(page);
    for (const ideas of ["Lola", "Bruno", "Ada"]) await aStoryOf(page, language, ideas);
    await startLibrary(page);
    await expect(cardsOf(page, words)).toHaveCount(3);
    // Titles and names are the story's own: one long word has to fit, wherever it comes from.
    for (const link of await cardsOf(page, words).first().getByRole("link").all())
      await link.evaluate((element) => {
        element.textContent = "Los electroencefalografistas desenterradores";
      });
    await onNarrowScreens(page, async () => {
      const last = cardsOf(page, words).last();
      for (const link of await last.getByRole("link").all()) await link.click({ trial: true });
      for (const button of await last.getByRole("button").all()) await button.click({ trial: true });
      await page.getByRole("button", { name: library.favouritesOnly }).click({ trial: true });
    });
    await cardsOf(page, words).first().getByRole("button").last().click();
    const undo = page.getByRole("button", { name: library.undo });
    // Whoever is on it is given time: looking at several screens may take longer than a message stays.
    await undo.focus();
    await onNarrowScreens(page, () => undo.click({ trial: true }));
    await page.goto("/library?q=xyzzy");
    await expect(page.getByRole("heading", { name: library.empty.nothingFound })).toBeVisible();
    await onNarrowScreens(page);
  });

  test("the reader can be used on a narrow screen and with large text", async ({ page }) => {
    await aMember(page);
    const story = await aStoryOf(page, language, "Lola");
    await page.goto(`/reader?story=${story.id}`);
    await expect(page.getByRole("button", { name: stories.telling.pause })).toBeVisible();
    await onNarrowScreens(page, async () => {
      await page.getByRole("button", { name: stories.telling.pause }).click({ trial: true });
      await page.getByRole("switch").click({ trial: true });
    });
    await page.getByRole("button", { name: stories.telling.showAll }).click();
    await expect(page.getByText(library.reader.end, { exact: true })).toBeVisible();
    await onNarrowScreens(page, () =>
      page.getByRole("link", { name: library.reader.another, exact: true }).click({ trial: true }),
    );
  });
});
