import { expect, type Page, type Route } from "@playwright/test";
import { inEachLanguage, test } from "./journey.ts";
import { reactStarted, wakeUp } from "./react-started.ts";

/** The addresses of the scripts that a page asks for from now on. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  return scripts;
}

/** A network on which scripts come when the returned function is called, and everything else at once. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isOpen = false;
  await page.route("**/assets/*.js", (route) => (isOpen ? route.continue() : void held.push(route)));
  return async () => {
    isOpen = true;
    await Promise.all(held.splice(0).map((route) => route.continue()));
  };
}

// What a first visit fetches, and when.
test.use({ freshBrowser: true });

inEachLanguage((words) => {
  for (const path of ["/", "/about", "/plans", "/safety", "/privacy", "/terms"]) {
    test(`${path} can be read without a single script, and wakes up when somebody comes near`, async ({ page }) => {
      const scripts = scriptsOf(page);
      await page.goto(path, { waitUntil: "networkidle" });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(scripts).toEqual([]);
      await wakeUp(page);
      expect(scripts.length).toBeGreaterThan(0);
    });
  }

  test("a click that comes before the scripts is not lost", async ({ page }) => {
    await holdScripts(page);
    await page.goto("/");
    await page.getByRole("link", { name: words.landing.generate }).click();
    await expect(page).toHaveURL("/generator");
    await page.goBack();
    await page.getByRole("link", { name: words.frame.getStarted }).click();
    await expect(page).toHaveURL("/?signup=1");
  });

  test("after the scripts a click changes the page without a new document", async ({ page }) => {
    await page.goto("/");
    await wakeUp(page);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.getByRole("link", { name: words.frame.getStarted }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
  });

  test("what was typed before the scripts came is still there after them", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/about");
    const message = page.getByLabel(words.contact.message);
    await message.fill("Luna, ñandú & <b>");
    await release();
    await reactStarted(page);
    await expect(message).toHaveValue("Luna, ñandú & <b>");
    await expect(message).toBeFocused();
  });
});

const INTENTS: Record<string, (page: Page) => Promise<unknown>> = {
  "a pointer that moves": (page) => page.mouse.move(200, 200),
  "a field that gets the focus": (page) => page.locator("#contact input").first().focus(),
  "a key": (page) => page.keyboard.press("ArrowDown"),
};
for (const [intent, show] of Object.entries(INTENTS)) {
  test(`${intent} wakes the page up`, async ({ page }) => {
    await page.goto("/");
    await show(page);
    await reactStarted(page);
  });
}

test.describe("on a phone", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("a finger wakes the page up", async ({ page }) => {
    await page.goto("/");
    await page.touchscreen.tap(200, 300);
    await reactStarted(page);
  });
});
