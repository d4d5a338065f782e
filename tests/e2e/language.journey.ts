import { expect, type Page } from "@playwright/test";
import { WORDS } from "#app/i18n/resources.ts";
import type { Language } from "#storyteller/story-request.ts";
import { askForStory, storyText } from "./generator-steps.ts";
import { test } from "./journey.ts";

async function expectPageIn(page: Page, language: Language) {
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await expect(page.getByRole("link", { name: WORDS[language].landing.generate })).toBeVisible();
}

const firstResponse = async (page: Page, path: string) => (await page.request.get(path)).text();

const footerLink = (page: Page, language: Language) =>
  page.getByRole("contentinfo").getByRole("link", { name: language.toUpperCase(), exact: true });

// The first visit of somebody whose language nobody knows yet.
test.use({ freshBrowser: true });

test.describe("a browser that speaks English", () => {
  test.use({ locale: "en-GB", extraHTTPHeaders: { "Accept-Language": "en-GB,en;q=0.9" } });

  test("gets English with the first response already", async ({ page }) => {
    expect(await firstResponse(page, "/")).toContain(WORDS.en.landing.lead);
    await page.goto("/");
    await expectPageIn(page, "en");
  });

  test("gets Spanish from a link that says so, on every page after it too", async ({ page }) => {
    await page.goto("/?lng=es");
    await expectPageIn(page, "es");
    await page.goto("/");
    await expectPageIn(page, "es");
    expect(await firstResponse(page, "/")).toContain(WORDS.es.landing.lead);
  });

  test("gets Spanish by the footer's link, on the same path, and it is remembered", async ({ page, context }) => {
    await page.goto("/nowhere/at/all");
    await expect(page.getByText(WORDS.en.landing.missing)).toBeVisible();
    await expect(footerLink(page, "en")).toHaveAttribute("aria-current", "true");
    await footerLink(page, "es").click();
    await expect(page).toHaveURL("/nowhere/at/all?lng=es");
    await expect(page.getByText(WORDS.es.landing.missing)).toBeVisible();
    await expect(footerLink(page, "es")).toHaveAttribute("aria-current", "true");

    const another = await context.newPage();
    await another.goto("/");
    await expectPageIn(another, "es");
    const [cookie] = (await context.cookies()).filter(({ name }) => name === "i18nextLng");
    expect(cookie).toMatchObject({ value: "es", path: "/", sameSite: "Lax", httpOnly: false });
    // The page notes it down for the scripts of others once its own have started.
    await expect.poll(() => another.evaluate(() => localStorage.getItem("i18nextLng"))).toBe("es");
  });

  test("gets Spanish when a cookie remembers it, even against what its storage says", async ({ page, baseURL }) => {
    await page.addInitScript(() => localStorage.setItem("i18nextLng", "en"));
    await page.context().addCookies([{ name: "i18nextLng", value: "es", url: baseURL }]);
    await page.goto("/");
    await expectPageIn(page, "es");
  });

  test("gets English from a link even when a cookie remembers Spanish", async ({ page, baseURL }) => {
    await page.context().addCookies([{ name: "i18nextLng", value: "es", url: baseURL }]);
    await page.goto("/?lng=en");
    await expectPageIn(page, "en");
    await page.goto("/");
    await expectPageIn(page, "en");
  });

  for (const storage of ["localStorage", "sessionStorage"] as const) {
    test(`gets Spanish when only its ${storage} remembers it`, async ({ page }) => {
      await page.addInitScript((name) => window[name].setItem("i18nextLng", "es"), storage);
      await page.goto("/");
      await expectPageIn(page, "es");
    });
  }

  test("takes local storage before session storage", async ({ page }) => {
    await page.addInitScript(() => {
      sessionStorage.setItem("i18nextLng", "en");
      localStorage.setItem("i18nextLng", "es");
    });
    await page.goto("/");
    await expectPageIn(page, "es");
  });

  test("is not led astray by a language that nobody speaks here", async ({ page, baseURL }) => {
    await page.context().addCookies([{ name: "i18nextLng", value: "xx", url: baseURL }]);
    await page.goto("/?lng=tlh");
    await expectPageIn(page, "en");
  });

  test("gets an English story, also after Spanish was chosen once and left again", async ({ page }) => {
    await page.goto("/?lng=es");
    await page.goto("/?lng=en");
    await askForStory(page, WORDS.en);
    await expect(storyText(page)).toHaveAttribute("lang", "en");
  });
});

test.describe("a browser that speaks Spanish", () => {
  test.use({ locale: "es-MX" });

  test("gets Spanish with the first response already", async ({ page }) => {
    expect(await firstResponse(page, "/")).toContain(WORDS.es.landing.lead);
    await page.goto("/");
    await expectPageIn(page, "es");
  });

  test("gets English by the footer's link", async ({ page }) => {
    await page.goto("/");
    await footerLink(page, "en").click();
    await expect(page).toHaveURL("/?lng=en");
    await expectPageIn(page, "en");
  });
});

test.describe("a browser that speaks neither", () => {
  test.use({ locale: "fr-FR" });

  test("gets Spanish", async ({ page }) => {
    await page.goto("/");
    await expectPageIn(page, "es");
  });
});
