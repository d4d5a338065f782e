import { expect, type Page } from "@playwright/test";
import { formOf, generateIn, ideasIn, openForm, overhear } from "./generator-steps.ts";
import { inEachLanguage, test } from "./journey.ts";

const MOST = 1_000;

inEachLanguage((words) => {
  const { create, genre } = words.stories;

  test("a reload loses neither the age, nor the genres, nor the ideas", async ({ page }) => {
    const form = await openForm(page, words);
    await form.getByRole("slider", { name: create.age }).fill("9");
    await form.getByRole("button", { name: genre.Mistery, exact: true }).click();
    await ideasIn(form, words).fill("Lola 🐉");
    await page.reload();
    await expect(ideasIn(await formOf(page, words), words)).toHaveValue("Lola 🐉");
    await expect(form.getByRole("slider", { name: create.age })).toHaveValue("9");
    await expect(form.getByRole("button", { name: genre.Mistery, exact: true })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await expect(form.getByRole("button", { name: genre.Fable, exact: true })).toHaveAttribute("aria-pressed", "false");
  });

  test("an idea to begin with is added to what was typed", async ({ page }) => {
    const form = await openForm(page, words);
    await ideasIn(form, words).fill("Lola");
    await form.getByRole("button", { name: create.chip.tooth }).click();
    await expect(ideasIn(form, words)).toHaveValue(`Lola. ${create.chip.tooth}`);
  });

  test("the counter counts what a person counts", async ({ page }) => {
    const form = await openForm(page, words);
    await expect(form.getByText(`0 / ${MOST}`)).toBeVisible();
    await ideasIn(form, words).fill("👨‍👩‍👧 ñu");
    await expect(form.getByText(`4 / ${MOST}`)).toBeVisible();
  });

  test("ideas that are too long are refused with a sentence, nothing is sent, and the text stays", async ({ page }) => {
    const wire = await overhear(page);
    const form = await openForm(page, words);
    const tooLong = "a".repeat(MOST + 1);
    await ideasIn(form, words).fill(tooLong);
    await expect(form.getByRole("alert")).toHaveText(create.ideasTooLong.replace("{{max}}", String(MOST)));
    await expect(ideasIn(form, words)).toHaveAttribute("aria-invalid", "true");
    await expect(ideasIn(form, words)).toHaveAccessibleDescription(/1001 \/ 1000/);
    await generateIn(form, words).click({ force: true });
    await expect(ideasIn(form, words)).toHaveValue(tooLong);
    expect(wire.asked).toEqual([]);

    await ideasIn(form, words).press("End");
    await ideasIn(form, words).press("Backspace");
    await expect(form.getByRole("alert")).toHaveText("");
    await expect(generateIn(form, words)).toBeEnabled();
  });

  for (const [name, close] of [
    ["the X", (page) => page.getByRole("button", { name: words.frame.close, exact: true }).click()],
    ["Esc", (page) => page.keyboard.press("Escape")],
    ["the browser's Back", (page) => page.goBack()],
  ] satisfies [string, (page: Page) => Promise<unknown>][]) {
    test(`${name} closes the form, leads to the first page and keeps the ideas`, async ({ page }) => {
      await page.goto("/");
      await page.getByRole("link", { name: words.landing.generate }).click();
      const form = await formOf(page, words);
      await ideasIn(form, words).fill("Lola");
      await close(page);
      await expect(page).toHaveURL("/");
      await expect(form).toBeHidden();
      await page.getByRole("link", { name: words.landing.generate }).click();
      await expect(ideasIn(form, words)).toHaveValue("Lola");
    });
  }

  test("a click beside the form loses nothing", async ({ page }) => {
    const form = await openForm(page, words);
    await ideasIn(form, words).fill("Lola");
    await page.mouse.click(5, 5);
    await expect(ideasIn(form, words)).toHaveValue("Lola");
  });
});
