import { expect } from "@playwright/test";
import { askForStory, previewCard } from "./generator-steps.ts";
import { inEachLanguage, test } from "./journey.ts";

inEachLanguage((words) => {
  const { landing } = words;

  test("an unknown address shows the first page, says so, and leads to a story", async ({ page }) => {
    const response = await page.goto("/no/such/page");
    expect(response?.status()).toBe(404);
    await expect(page.getByText(landing.missing)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(landing.heading.first);
    await expect(page).toHaveTitle(new RegExp(landing.missingTitle));
    await page.getByRole("link", { name: landing.generate }).click();
    await expect(page.getByRole("dialog", { name: words.stories.create.title })).toBeVisible();
  });

  for (const path of ["/profile", "/library", "/reader"]) {
    test(`a guest at ${path} is led to the first page and asked to log in`, async ({ page }) => {
      const response = await page.request.get(path, { maxRedirects: 0 });
      expect(response.status()).toBe(302);
      expect(response.headers().location).toBe(`/?login=1&next=${path}`);
      await page.goto(path);
      await expect(page).toHaveURL(`/?login=1&next=${path}`);
      const box = page.getByRole("dialog", { name: landing.accounts.heading });
      await expect(box).toContainText(landing.accounts.library);
      await page.keyboard.press("Escape");
      await expect(box).toBeHidden();
      await expect(page).toHaveURL("/");
    });
  }

  test("Get Started opens the sign-up on the page where one is", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("link", { name: words.frame.getStarted }).click();
    const box = page.getByRole("dialog", { name: landing.accounts.heading });
    await expect(box).toContainText(landing.accounts.signUp);
    await box.getByRole("link", { name: landing.accounts.toStory }).click();
    await expect(page).toHaveURL("/generator");
    await expect(page.getByRole("dialog", { name: words.stories.create.title })).toBeVisible();
  });

  test("signing up from a half-told story leaves the story where it is", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await askForStory(page, words);
    await previewCard(page, words).getByRole("link", { name: words.stories.preview.signUp }).click();
    const box = page.getByRole("dialog", { name: landing.accounts.heading });
    await box.getByRole("button", { name: words.frame.close }).click();
    await expect(box).toBeHidden();
    await expect(previewCard(page, words)).toBeVisible();
    await expect(page).toHaveURL("/generator");
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("the first page can be read, and its button leads to a page that says what is missing", async ({ page }) => {
      await page.goto("/");
      await expect(page.getByRole("heading", { level: 1 })).toContainText(landing.heading.first);
      await expect(page.getByText(landing.lead)).toBeVisible();
      await page.getByRole("link", { name: landing.generate }).click();
      await expect(page).toHaveURL("/generator");
      const missing = page.locator("noscript .needs-script");
      await expect(missing).toBeVisible();
      await expect(missing).toHaveText(words.stories.needsScript);
    });
  });
});

test.describe("told by a model that costs money", () => {
  test.use({ teller: "plain" });

  test("neither a HEAD request nor a prefetch has a story told", async ({ request, standIn }) => {
    const door = "/api/story?kid_age=6";
    const before = standIn.calls.length;
    expect((await request.head(door)).status()).toBe(405);
    expect((await request.head("/generator")).status()).toBe(200);
    for (const purpose of ["prefetch", "prefetch;prerender"])
      expect((await request.get(door, { headers: { "Sec-Purpose": purpose } })).status()).toBe(204);
    expect((await request.get("/generator", { headers: { "Sec-Purpose": "prefetch" } })).status()).toBe(200);
    expect(standIn.calls.length).toBe(before);
    expect((await request.get(door)).status()).toBe(200);
    expect(standIn.calls.length).toBe(before + 1);
  });
});
