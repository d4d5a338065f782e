import { expect, type Page } from "@playwright/test";
import { askForStory, overhear, readingButton, showAll, storyText, writing } from "./generator-steps.ts";
import { inEachLanguage, test, type Words } from "./journey.ts";

/** What a character takes, in milliseconds. */
const CHARACTER_MS = 50;
/** A timer may fall on either side of a second's edge. */
const SLACK_CHARACTERS = 2;

const written = async (page: Page) => ((await writing(page).textContent()) ?? "").length;

/** A figure once it has stopped changing: the page follows what was written a frame later. */
async function settled(figure: () => Promise<number>): Promise<number> {
  let last = Number.NaN;
  const isSame = async () => {
    const before = last;
    last = await figure();
    return last === before;
  };
  await expect.poll(isSame).toBe(true);
  return last;
}

/** A story that is being written, on a clock that stands still until the journey lets it run. */
async function storyOnAStillClock(page: Page, words: Words) {
  const wire = await overhear(page);
  await page.clock.install();
  await askForStory(page, words);
  await expect(readingButton(page, words.stories.telling.pause)).toBeVisible();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  return wire;
}

// A clock that was replaced stays replaced for as long as the browser is there.
test.use({ freshBrowser: true });

inEachLanguage((words) => {
  const { telling } = words.stories;

  test("a story is written letter by letter and not all at once", async ({ page }) => {
    const wire = await overhear(page);
    await askForStory(page, words);
    let before = "";
    for (let look = 0; look < 3; look += 1) {
      await expect.poll(() => written(page)).toBeGreaterThan(before.length);
      const now = (await writing(page).textContent()) ?? "";
      expect(now.startsWith(before)).toBe(true);
      expect(now.length).toBeLessThan(wire.delivered().length / 2);
      expect(letters(wire.delivered()).startsWith(letters(now))).toBe(true);
      before = now;
    }
  });

  test("twenty letters are written in a second, and Pause stops the writing until Go on", async ({ page }) => {
    await storyOnAStillClock(page, words);
    const atFirst = await written(page);
    await page.clock.runFor(40 * CHARACTER_MS);
    const later = await written(page);
    expect(Math.abs(later - atFirst - 40)).toBeLessThanOrEqual(SLACK_CHARACTERS);

    await readingButton(page, telling.pause).click();
    await page.clock.runFor(40 * CHARACTER_MS);
    expect(await written(page)).toBe(later);
    await readingButton(page, telling.resume).click();
    await page.clock.runFor(20 * CHARACTER_MS);
    expect(Math.abs((await written(page)) - later - 20)).toBeLessThanOrEqual(SLACK_CHARACTERS);
  });

  test("Show all shows everything that was told, once, and the way on", async ({ page }) => {
    const wire = await overhear(page);
    await askForStory(page, words);
    await showAll(page, words);
    await expect(storyText(page)).toHaveText(wire.delivered(), { useInnerText: true });
    await expect(readingButton(page, telling.pause)).toBeHidden();
    await expect(page.getByRole("status")).toHaveText(telling.ready);
  });

  test.describe("on a small screen", () => {
    test.use({ viewport: { width: 390, height: 500 } });

    test("the line that is being written stays in sight until the reader scrolls up", async ({ page }) => {
      await storyOnAStillClock(page, words);
      const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
      await page.clock.runFor(600 * CHARACTER_MS);
      await expect.poll(scrolled).toBeGreaterThan(150);
      const followed = await settled(scrolled);

      await page.mouse.move(190, 200);
      await page.mouse.wheel(0, -120);
      await expect.poll(scrolled).toBe(followed - 120);
      await page.clock.runFor(200 * CHARACTER_MS);
      expect(await scrolled()).toBe(followed - 120);
    });
  });

  test("whoever wants less motion gets everything that may be read at once", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.clock.install();
    const wire = await overhear(page);
    await askForStory(page, words);
    await expect(page.getByRole("region", { name: words.stories.preview.heading })).toBeVisible();
    await expect(storyText(page)).toHaveText(wire.delivered(), { useInnerText: true });
    await expect(readingButton(page, telling.pause)).toBeHidden();
  });

  test.describe("by a model that thinks for long", () => {
    test.use({ teller: "neverAnswers" });

    test("whoever waits is told something kind, three times at most", async ({ page }) => {
      const { waiting } = words.stories;
      await page.clock.install();
      await askForStory(page, words);
      await expect(page.getByRole("status")).toHaveText(waiting.lighting);
      await page.clock.fastForward(4_500);
      await expect(page.getByRole("status")).toHaveText(waiting.searching);
      await page.clock.fastForward(8_000);
      await expect(page.getByRole("status")).toHaveText(waiting.nearly);
    });

    test("whoever leaves while waiting costs nobody a story", async ({ page, standIn }) => {
      await askForStory(page, words);
      await expect(page.getByRole("status")).toHaveText(words.stories.waiting.lighting);
      await expect.poll(() => standIn.calls.filter((call) => call.closedAt === undefined).length).toBeGreaterThan(0);
      const call = standIn.calls.at(-1);
      await page.goto("/");
      await call?.closed;
      expect(call?.isAbandoned).toBe(true);
    });
  });
});

const letters = (text: string) => text.replace(/\s+/gu, "");
