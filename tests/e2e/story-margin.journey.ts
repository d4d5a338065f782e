import { expect, type Page } from "@playwright/test";
import { WORDS } from "#app/i18n/resources.ts";
import { askForStory, writing } from "./generator-steps.ts";
import { test } from "./journey.ts";

const words = WORDS.en;
const margin = (page: Page) => page.locator("img.story-margin");

// What an earlier journey has fetched would not be asked for again.
test.use({ locale: "en-GB", freshBrowser: true });

test("on a wide screen a picture stands beside a story, from a file that is kept for good", async ({ page }) => {
  await askForStory(page, words);
  await expect(margin(page)).toBeVisible();
  await expect
    .poll(() => margin(page).evaluate((picture) => (picture as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  const file = await page.request.get((await margin(page).getAttribute("src")) ?? "");
  expect(file.headers()).toMatchObject({
    "content-type": expect.stringMatching(/^image\/svg\+xml/),
    "cache-control": expect.stringContaining("immutable"),
    "x-content-type-options": "nosniff",
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a story costs nothing for a picture that is not shown", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await askForStory(page, words);
    await expect.poll(async () => ((await writing(page).textContent()) ?? "").length).toBeGreaterThan(20);
    const src = await margin(page).getAttribute("src");
    expect(src).toBeTruthy();
    expect(asked.filter((url) => url.endsWith(src ?? ""))).toEqual([]);
    await expect(margin(page)).toBeHidden();
  });
});
