import { expect, type Page } from "@playwright/test";
import { inEachLanguage, test, type Words } from "./journey.ts";

const footer = (page: Page) => page.getByRole("contentinfo");
const title = (page: Page) => page.getByRole("heading", { level: 1 });

/** A visitor walks from the first page through every other one, by what a page offers. */
async function walk(page: Page, words: Words): Promise<void> {
  const { landing, about, plans, frame } = words;
  await page.goto("/");
  await expect(title(page)).toContainText(landing.heading.first);
  await page.getByRole("link", { name: landing.down }).click();
  for (const { title: name } of [landing.features.spark, landing.features.vault, landing.features.easy])
    await expect(page.getByRole("heading", { name })).toBeInViewport();
  for (const { text, name } of [landing.reviews.first, landing.reviews.second, landing.reviews.third]) {
    const quote = page.getByRole("figure").filter({ hasText: text });
    await expect(quote.getByText(name, { exact: true })).toBeVisible();
  }
  await expect(footer(page)).toContainText("2023");

  await footer(page).getByRole("link", { name: frame.about }).click();
  await expect(page).toHaveURL("/about");
  await expect(title(page)).toHaveText(about.heading);
  for (const paragraph of Object.values(about.paragraphs)) await expect(page.getByText(paragraph)).toBeVisible();
  await expect(page.getByRole("textbox", { name: words.contact.message })).toBeVisible();

  await footer(page).getByRole("link", { name: frame.plans }).click();
  await expect(page).toHaveURL("/plans");
  await expect(title(page)).toHaveText(plans.heading);
  for (const text of [plans.basic.price, plans.basic.stories, plans.basic.stored])
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: plans.basic.subscribe })).toBeVisible();

  for (const [name, path] of [
    [frame.privacy, "/privacy"],
    [frame.terms, "/terms"],
  ] as const) {
    await footer(page).getByRole("link", { name }).click();
    await expect(page).toHaveURL(path);
    await expect(title(page)).toBeVisible();
    await expect(page.getByRole("heading", { level: 2 }).nth(4)).toBeVisible();
  }

  await footer(page).getByRole("link", { name: frame.contact }).click();
  await expect(page.getByRole("heading", { name: words.contact.heading })).toBeInViewport();
}

inEachLanguage((words) => {
  test("a visitor walks through every page", ({ page }) => walk(page, words));

  test.describe("on a phone", () => {
    test.use({ viewport: { width: 390, height: 844 } });
    test("a visitor walks through every page", ({ page }) => walk(page, words));
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });
    test("a visitor walks through every page", ({ page }) => walk(page, words));
  });

  test("each page has a title and a description of its own", async ({ page }) => {
    const described = new Map<string, string>();
    for (const path of ["/", "/about", "/plans", "/safety", "/privacy", "/terms", "/generator"]) {
      await page.goto(path);
      const description = page.locator('head meta[name="description"]');
      await expect(description).toHaveCount(1);
      described.set(await page.title(), (await description.getAttribute("content")) ?? "");
    }
    expect(described.size).toBe(7);
    expect(new Set(described.values()).size).toBe(7);
  });

  test("by the keyboard alone: the arrow, and then the form", async ({ page }) => {
    await page.goto("/");
    const down = page.getByRole("link", { name: words.landing.down });
    await down.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: words.landing.features.spark.title })).toBeInViewport();
    await page.getByRole("textbox", { name: words.contact.name }).focus();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("textbox", { name: words.contact.email })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("textbox", { name: words.contact.message })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: words.contact.send })).toBeFocused();
  });
});

test("the privacy page names whoever runs this copy, and where a parent's words go", async ({
  page,
  productTelling,
}) => {
  const quiet = await productTelling("builtin", { HOST_NAME: "Biblioteca de Lavapiés" });
  await page.goto(`${quiet.url}/privacy?lng=es`);
  await expect(page.getByRole("main")).toContainText("Biblioteca de Lavapiés");
  await expect(page.getByRole("main")).not.toContainText("models.example");
  const model = { STORY_MODEL: "compatible:any", STORY_BASE_URL: "https://models.example/v1" };
  const told = await productTelling("builtin", model);
  await page.goto(`${told.url}/privacy?lng=en`);
  await expect(page.getByRole("main")).toContainText("models.example");
});

test("search engines find each language of a page", async ({ page, baseURL }) => {
  await page.goto("/about");
  const links = page.locator('head link[rel="alternate"][hreflang]');
  const found = await links.evaluateAll((all) =>
    all.map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")]),
  );
  expect(found).toEqual([
    ["es", `${baseURL}/about?lng=es`],
    ["en", `${baseURL}/about?lng=en`],
    ["x-default", `${baseURL}/about`],
  ]);
  const robots = await page.request.get("/robots.txt");
  expect(await robots.text()).toContain("Disallow: /api/");
  // Longer than a proxy keeps it, which would be told of a connection that is closing.
  expect(robots.headers()["keep-alive"]).toBe("timeout=65");
});
