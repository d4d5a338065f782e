import { expect, type Page } from "@playwright/test";
import { previewOf } from "#app/stories/story-columns.ts";
import { aMember } from "./account-steps.ts";
import {
  formOf,
  generateIn,
  ideasIn,
  overhear,
  previewCard,
  readingButton,
  storyText,
  tabTo,
} from "./generator-steps.ts";
import { inEachLanguage, test } from "./journey.ts";
import {
  aStoryOf,
  cardOf,
  cardsOf,
  changed,
  deleteButtonOf,
  heartOf,
  linkOf,
  openLibrary,
  openProfile,
  quotaLine,
  savedLine,
  showAllOfIt,
  startLibrary,
  unspaced,
} from "./library-steps.ts";

/** More than two pages of the library hold. */
const MANY = 41;

// Long ways, one of them past many stories.
test.slow();

inEachLanguage((words, language) => {
  const { library, stories } = words;
  const searchBox = (page: Page) => page.getByRole("searchbox", { name: library.search });
  const undo = (page: Page) => page.getByRole("button", { name: library.undo });

  test("a story is told to a member whole, is kept, and stands first in the library, from where it opens", async ({
    page,
  }) => {
    const wire = await overhear(page);
    await aMember(page);
    await page.goto("/library");
    await expect(page.getByText(quotaLine(words, 0))).toBeVisible();
    await page.getByRole("link", { name: library.empty.first }).click();
    for (const ideas of ["Lola 🐉", "Bruno"]) {
      const form = await formOf(page, words);
      await expect(page.getByRole("article")).toBeHidden();
      await ideasIn(form, words).fill(ideas);
      await generateIn(form, words).click();
      await showAllOfIt(page, words);
      await expect(previewCard(page, words)).toBeHidden();
      await expect(storyText(page)).toHaveText(wire.delivered(), { useInnerText: true });
      if (ideas === "Lola 🐉")
        await page.getByRole("article").getByRole("button", { name: stories.create.generate }).click();
    }
    const title = await page.getByRole("article").getByRole("heading", { level: 1 }).innerText();
    await savedLine(page, words).click();

    await expect(page).toHaveURL("/library");
    await expect(cardsOf(page, words)).toHaveCount(2);
    await expect(page.getByText(quotaLine(words, 2))).toBeVisible();
    const first = cardsOf(page, words).first();
    await expect(first.getByRole("heading")).toHaveText(title);
    await expect(first.getByText(previewOf(wire.delivered()), { exact: true })).toBeVisible();
    await expect(first.getByText(library.day.today, { exact: true })).toBeVisible();
    await expect(first.locator(".card-cover svg")).toBeVisible();

    await first.getByRole("link", { name: title }).click();
    await expect(page).toHaveURL(/\/reader\?story=/);
    await expect(page.getByRole("article").getByRole("heading", { level: 1 })).toHaveText(title);
    await readingButton(page, stories.telling.showAll).click();
    expect(unspaced(await storyText(page).innerText())).toBe(unspaced(wire.delivered()));
  });

  test("hearts gather favourites, and a word is found whatever its case and accents", async ({ page }) => {
    await aMember(page);
    const other = await aStoryOf(page, language, "Bruno");
    const looked = await aStoryOf(page, language, "se llama Íñigo");
    expect(looked.text).toContain("Íñigo");
    await startLibrary(page);
    const heart = heartOf(cardOf(page, words, other), words, other);
    const favouritesOnly = page.getByRole("button", { name: library.favouritesOnly });
    // Whoever is quick looks for favourites before the heart has been noted; the note then comes while they are awaited.
    const filtered = page.waitForRequest(/fav=1/);
    const noted = page.waitForResponse((response) => response.request().method() === "POST");
    await page.route(
      (url) => url.pathname.startsWith("/library"),
      async (route) => {
        if (route.request().method() === "POST") await filtered;
        else await noted;
        await route.fallback();
      },
    );
    await heart.click();
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await favouritesOnly.click();
    await expect(favouritesOnly).toHaveAttribute("aria-pressed", "true");
    await expect(cardsOf(page, words)).toHaveCount(1);
    await page.unrouteAll();
    await page.reload();
    await expect(cardOf(page, words, other)).toBeVisible();
    await expect(cardsOf(page, words)).toHaveCount(1);
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await changed(page, () => heart.click());
    await expect(heart).toHaveAttribute("aria-pressed", "false");
    await favouritesOnly.click();
    await expect(cardsOf(page, words)).toHaveCount(2);
    await favouritesOnly.click();
    await expect(page.getByRole("heading", { name: library.empty.noFavourites })).toBeVisible();
    await page.getByRole("link", { name: library.empty.all }).click();
    await expect(cardsOf(page, words)).toHaveCount(2);

    for (const asTyped of ["inigo", "ÍÑIGO", "Iñígo"]) {
      await searchBox(page).fill(asTyped);
      await expect(page).toHaveURL(`/library?q=${encodeURIComponent(asTyped)}`);
      await expect(cardsOf(page, words)).toHaveCount(1);
      await expect(cardOf(page, words, looked)).toBeVisible();
      await expect(page.getByRole("status").filter({ hasText: library.found_one })).toHaveCount(1);
      await expect(searchBox(page)).toBeFocused();
    }
    await searchBox(page).fill("xyzzy");
    await searchBox(page).press("Enter");
    await expect(page.getByRole("heading", { name: library.empty.nothingFound })).toBeVisible();
    await expect(searchBox(page)).toHaveValue("xyzzy");
    await page.getByRole("link", { name: library.empty.all }).click();
    await expect(page).toHaveURL("/library");
    await expect(searchBox(page)).toHaveValue("");
    await expect(cardsOf(page, words)).toHaveCount(2);
  });

  test("a deleted story comes back by the keyboard; left deleted it stays away, and goes on counting", async ({
    page,
  }) => {
    await aMember(page);
    const older = await aStoryOf(page, language, "Bruno");
    const newer = await aStoryOf(page, language, "Lola");
    const { keyboard } = page;
    await startLibrary(page);
    await tabTo(deleteButtonOf(cardOf(page, words, newer), words, newer));
    await changed(page, () => keyboard.press("Enter"));
    await expect(cardOf(page, words, newer)).toHaveCount(0);
    await expect(page.getByRole("status").filter({ hasText: library.deletedSpoken })).toHaveCount(1);
    await expect(linkOf(cardOf(page, words, older))).toBeFocused();
    await keyboard.press("Shift+Tab");
    await expect(undo(page)).toBeFocused();
    await changed(page, () => keyboard.press("Enter"));
    await expect(linkOf(cardOf(page, words, newer))).toBeFocused();
    await expect(page.getByRole("status").filter({ hasText: library.restored })).toHaveCount(1);
    await page.reload();
    await expect(cardsOf(page, words)).toHaveCount(2);

    await changed(page, () => deleteButtonOf(cardOf(page, words, newer), words, newer).click());
    await expect(undo(page)).toBeVisible();
    await expect(cardOf(page, words, newer)).toHaveCount(0);
    await openProfile(page, words, { used: 2, stored: 1 });
    await openLibrary(page, words);
    await expect(cardsOf(page, words)).toHaveCount(1);
    await expect(undo(page)).toHaveCount(0);
    await page.reload();
    await expect(cardsOf(page, words)).toHaveCount(1);
    await expect(page.getByText(quotaLine(words, 2))).toBeVisible();
    await page.goto(`/reader?story=${newer.id}`);
    await expect(page.getByText(words.landing.missing)).toBeVisible();
  });

  test.describe("for somebody with many stories", () => {
    test.use({
      baseURL: async ({ productTelling }, use) => use((await productTelling("builtin", { FREE_STORIES: "60" })).url),
    });

    test("all of them come, a page at a time, each once, and the focus stays where one goes on", async ({ page }) => {
      await aMember(page);
      for (let story = 0; story < MANY; story += 1) await aStoryOf(page, language, `Lola ${story}`);
      await startLibrary(page);
      await expect(cardsOf(page, words)).toHaveCount(20);
      // One that is told meanwhile comes to the top, and moves where the next page begins for the server.
      const meanwhile = await aStoryOf(page, language, "Bruno");
      await expect(linkOf(cardOf(page, words, meanwhile))).toBeVisible();
      const more = page.getByRole("button", { name: library.more });
      await more.focus();
      await page.keyboard.press("Enter");
      await expect(cardsOf(page, words)).toHaveCount(41);
      await expect(more).toBeFocused();
      await expect(
        page.getByRole("status").filter({ hasText: library.added_other.replace("{{count}}", "20") }),
      ).toHaveCount(1);
      await page.keyboard.press("Enter");
      await expect(cardsOf(page, words)).toHaveCount(MANY + 1);
      await expect(more).toBeHidden();
      const links = linkOf(cardsOf(page, words));
      await expect(links.last()).toBeFocused();
      await expect(links.last()).toBeInViewport();
      const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
      expect(new Set(addresses).size).toBe(MANY + 1);
      await page.reload();
      await expect(cardsOf(page, words).first()).toContainText(meanwhile.title);
      await expect(page.getByText(quotaLine(words, MANY + 1, 60))).toBeVisible();
    });
  });
});
