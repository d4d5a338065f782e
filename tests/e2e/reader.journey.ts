import { expect, type Page } from "@playwright/test";
import { aMember } from "./account-steps.ts";
import { formOf, readingButton, storyText, writing } from "./generator-steps.ts";
import { inEachLanguage, test } from "./journey.ts";
import {
  aStoryOf,
  cardOf,
  cardsOf,
  changed,
  deleteButtonOf,
  heartOf,
  linkOf,
  quotaLine,
  type Saved,
  unspaced,
} from "./library-steps.ts";
import { reactStarted } from "./react-started.ts";

const readerOf = ({ id }: Saved) => `/reader?story=${id}`;

// Long ways, with many new documents.
test.slow();

inEachLanguage((words, language) => {
  const { library, stories } = words;
  const { reader } = library;
  const pause = (page: Page) => readingButton(page, stories.telling.pause);
  const heading = (page: Page) => page.getByRole("article").getByRole("heading", { level: 1 });
  const theEnd = (page: Page) => page.getByRole("article").getByText(reader.end, { exact: true });
  const expectWhole = async (page: Page, { text }: Saved) => {
    await expect(theEnd(page)).toBeVisible();
    await expect(pause(page)).toBeHidden();
    expect(unspaced(await storyText(page).innerText())).toBe(unspaced(text));
  };
  const expectTyped = async (page: Page, { text }: Saved) => {
    await expect(pause(page)).toBeVisible();
    await expect(theEnd(page)).toBeHidden();
    await expect.poll(async () => ((await writing(page).textContent()) ?? "").length).toBeGreaterThan(5);
    const soFar = unspaced((await writing(page).textContent()) ?? "");
    expect(unspaced(text).startsWith(soFar)).toBe(true);
    expect(soFar.length).toBeLessThan(text.length / 2);
  };

  test("a new story is written out, one that has been read stands there whole, and whoever wants it otherwise is heard", async ({
    page,
  }) => {
    await aMember(page);
    const story = await aStoryOf(page, language, "Lola");
    await page.goto("/library");
    await linkOf(cardOf(page, words, story)).click();
    await expect(heading(page)).toHaveText(story.title);
    await expectTyped(page, story);
    await readingButton(page, stories.telling.showAll).click();
    await expectWhole(page, story);
    await page.getByRole("article").getByRole("link", { name: reader.toLibrary }).click();
    await expect(page).toHaveURL("/library");

    await linkOf(cardOf(page, words, story)).click();
    await expectWhole(page, story);
    await page.getByRole("button", { name: reader.again }).click();
    await expectTyped(page, story);
    const atOnce = page.getByRole("switch", { name: reader.readAtOnce });
    await expect(atOnce).toBeChecked();
    await atOnce.uncheck();
    await page.reload();
    await expectTyped(page, story);
    await expect(atOnce).not.toBeChecked();
    await atOnce.check();
    await page.reload();
    await expectWhole(page, story);

    const heart = heartOf(page.getByRole("article"), words, story);
    await reactStarted(page);
    await changed(page, () => heart.click());
    await page.reload();
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await page.getByRole("link", { name: reader.another, exact: true }).click();
    await expect(page).toHaveURL("/generator");
    await formOf(page, words);
    await page.goBack();
    await page.getByRole("link", { name: library.generate, exact: true }).click();
    await expect(page).toHaveURL("/generator");
    await formOf(page, words);
  });

  test("the reader alone opens what this tab has opened last, and leads to the library when there is nothing", async ({
    page,
    context,
  }) => {
    await aMember(page);
    const first = await aStoryOf(page, language, "Bruno");
    const last = await aStoryOf(page, language, "Lola");
    await page.goto("/reader");
    await expect(page).toHaveURL("/library");
    for (const story of [first, last]) {
      await page.goto(readerOf(story));
      await expect(heading(page)).toHaveText(story.title);
      await expectTyped(page, story);
    }
    await page.goto("/reader");
    await expect(page).toHaveURL(readerOf(last));
    await expectWhole(page, last);
    const tab = await context.newPage();
    await tab.goto("/reader");
    await expect(tab).toHaveURL("/library");

    await page.getByRole("article").getByRole("link", { name: reader.toLibrary }).click();
    await changed(page, () => deleteButtonOf(cardOf(page, words, last), words, last).click());
    await page.goto("/reader");
    await expect(page).toHaveURL("/library");
  });

  test("somebody else's story is as unknown as one that never was", async ({ page, browser }) => {
    await aMember(page);
    const story = await aStoryOf(page, language, "Lola");
    const elsewhere = await browser.newContext();
    const stranger = await elsewhere.newPage();
    await aMember(stranger);
    await aStoryOf(stranger, language, "Bruno");
    const seen: string[] = [];
    for (const id of [story.id, crypto.randomUUID()]) {
      const answer = await stranger.goto(`/reader?story=${id}`);
      expect(answer?.status()).toBe(404);
      await expect(stranger.getByText(words.landing.missing)).toBeVisible();
      expect(await stranger.content()).not.toContain(story.title);
      seen.push(await stranger.locator("main").innerText());
    }
    expect(seen[0]).toBe(seen[1]);
    await stranger.goto("/library");
    await expect(cardsOf(stranger, words)).toHaveCount(1);
    await expect(cardOf(stranger, words, story)).toHaveCount(0);
    await elsewhere.close();
    await page.goto(readerOf(story));
    await expect(heading(page)).toHaveText(story.title);
  });

  test("without scripts the library and the reader can be read, and a card does what it offers", async ({
    page,
    browser,
  }) => {
    await aMember(page);
    const older = await aStoryOf(page, language, "Bruno");
    const story = await aStoryOf(page, language, "se llama Íñigo");
    const storageState = await page.context().storageState();
    const plain = await browser.newContext({ javaScriptEnabled: false, storageState });
    const bare = await plain.newPage();
    await bare.goto("/library");
    await expect(cardsOf(bare, words)).toHaveCount(2);
    await expect(bare.getByText(quotaLine(words, 2))).toBeVisible();
    await expect(cardsOf(bare, words).first().getByRole("time")).toHaveText(/\b20\d\d\b/);
    await bare.getByRole("searchbox").fill("inigo");
    await bare.getByRole("button", { name: library.searchButton, exact: true }).click();
    await expect(cardsOf(bare, words)).toHaveCount(1);
    await heartOf(bare, words, story).click();
    await expect(heartOf(bare, words, story)).toHaveAttribute("aria-pressed", "true");
    await deleteButtonOf(bare, words, older).click();
    await expect(cardsOf(bare, words)).toHaveCount(1);
    await bare.getByRole("button", { name: library.undo }).click();
    await expect(cardsOf(bare, words)).toHaveCount(2);
    await linkOf(cardOf(bare, words, story)).click();
    await expect(heading(bare)).toHaveText(story.title);
    expect(unspaced(await storyText(bare).innerText())).toBe(unspaced(story.text));
    await expect(storyText(bare)).toHaveAttribute("lang", language);
    await plain.close();
  });
});
