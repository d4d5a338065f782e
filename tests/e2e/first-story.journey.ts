import { expect } from "@playwright/test";
import { ENGLISH_STORY, SPANISH_STORY } from "#tests/fakes/model-stories.ts";
import { accountDialog } from "./account-steps.ts";
import {
  askForStory,
  formOf,
  generateIn,
  ideasIn,
  overhear,
  previewCard,
  readingButton,
  showAll,
  storyText,
  tabTo,
} from "./generator-steps.ts";
import { inEachLanguage, test } from "./journey.ts";

/** The words that are promised to the letter. */
const PROMISED = {
  es: { card: "Lee el cuento entero con una cuenta gratis.", signUp: "Crear cuenta gratis" },
  en: { card: "Read the full story with a free account.", signUp: "Sign up" },
};

const IDEAS = {
  es: "Un dragón que se llama Bruno y tiene miedo a la oscuridad",
  en: "A dragon called Bruno who is scared of the dark",
};

inEachLanguage((words, language) => {
  const promised = PROMISED[language];
  const { create, genre, telling } = words.stories;

  test("a parent comes to the first page and reads half a story made for their child", async ({ page }) => {
    const wire = await overhear(page);
    await page.goto("/");
    await page.getByRole("link", { name: words.landing.generate }).click();
    const form = await formOf(page, words);
    await expect(page).toHaveURL("/generator");

    const age = form.getByRole("slider", { name: create.age });
    await expect(age).toHaveValue("6");
    await form.getByRole("button", { name: create.younger }).click();
    await expect(age).toHaveAccessibleName(create.age);
    await expect(age).toHaveAttribute("aria-valuetext", create.ageValue.replace("{{age}}", "5"));
    await form.getByRole("button", { name: genre.Fantasy, exact: true }).click();
    await form.getByRole("button", { name: genre.Scary, exact: true }).click();
    await form.getByRole("button", { name: genre.Scary, exact: true }).click();
    await ideasIn(form, words).fill(IDEAS[language]);
    await generateIn(form, words).click();

    const heading = page.getByRole("article").getByRole("heading", { level: 1 });
    await expect(heading).toBeVisible();
    await showAll(page, words);
    await expect(storyText(page)).toHaveText(wire.delivered(), { useInnerText: true });
    await expect(storyText(page)).toHaveAttribute("lang", language);
    await expect(page.getByRole("article")).toContainText(telling.toldByHouse.replace("{{age}}", "5"));
    await expect(page.getByRole("heading", { name: promised.card })).toBeVisible();
    await expect(previewCard(page, words).getByRole("link", { name: promised.signUp })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${(await heading.innerText()).replace(/[^\p{L} ]/gu, ".")}`, "u"));
    expect(wire.asked).toEqual([
      {
        kid_age: 5,
        story_genres: ["Fantasy"],
        custom_user_input: IDEAS[language],
        language,
        length: "usual",
      },
    ]);
  });

  test("the same way can be gone with the keyboard alone", async ({ page }) => {
    const wire = await overhear(page);
    const { keyboard } = page;
    await page.goto("/");
    await tabTo(page.getByRole("link", { name: words.landing.generate }));
    await keyboard.press("Enter");
    const form = await formOf(page, words);

    const age = form.getByRole("slider", { name: create.age });
    await tabTo(age);
    await keyboard.press("ArrowRight");
    await keyboard.press("ArrowRight");
    await expect(age).toHaveValue("8");
    const superhero = form.getByRole("button", { name: genre.Superhero, exact: true });
    await tabTo(superhero);
    await keyboard.press("Space");
    await expect(superhero).toHaveAttribute("aria-pressed", "true");
    await tabTo(ideasIn(form, words));
    await keyboard.type(IDEAS[language]);
    await tabTo(generateIn(form, words));
    await keyboard.press("Enter");

    await expect(page.getByRole("article").getByRole("heading", { level: 1 })).toBeFocused();
    await tabTo(readingButton(page, telling.showAll));
    await keyboard.press("Enter");
    await expect(storyText(page)).toHaveText(wire.delivered(), { useInnerText: true });
    await tabTo(previewCard(page, words).getByRole("link", { name: promised.signUp }));
    await keyboard.press("Enter");
    await expect(accountDialog(page, words, "signUp")).toBeVisible();
    expect(wire.asked).toMatchObject([{ kid_age: 8, story_genres: ["Superhero"], custom_user_input: IDEAS[language] }]);
  });

  test("another story can be asked for after the first", async ({ page }) => {
    const wire = await overhear(page);
    await askForStory(page, words);
    await showAll(page, words);
    await page.getByRole("button", { name: telling.another }).click();
    await ideasIn(await formOf(page, words), words).fill(IDEAS[language]);
    await generateIn(await formOf(page, words), words).click();
    await showAll(page, words);
    await expect(storyText(page)).toHaveText(wire.delivered(), { useInnerText: true });
    expect(wire.asked).toHaveLength(2);
  });

  test.describe("told by a model", () => {
    test.use({ teller: "plain" });

    test("a guest's browser never gets more than half of a story", async ({ page }) => {
      const whole = language === "es" ? SPANISH_STORY : ENGLISH_STORY;
      const wire = await overhear(page);
      await askForStory(page, words);
      await expect(page.getByRole("heading", { level: 1, name: whole.title })).toBeVisible();
      await expect(page.getByRole("article")).toContainText(
        telling.toldByModel.replace("{{name}}", "plain").replace("{{age}}", "6"),
      );
      await showAll(page, words);

      await expect(storyText(page)).toHaveText(wire.delivered(), { useInnerText: true });
      const [shown, all] = [counted(wire.delivered()), counted(whole.text)];
      expect(all.startsWith(shown)).toBe(true);
      expect(lengthOf(shown)).toBeLessThanOrEqual(Math.floor(lengthOf(all) / 2));
      expect(lengthOf(shown)).toBeGreaterThan(lengthOf(all) * 0.45);
      expect(all.charAt(shown.length)).toBe(" ");
      // Nowhere in the document either: not hidden, not blurred, not in a script.
      const hidden = whole.text.slice(-80);
      expect(await page.content()).not.toContain(hidden);
      expect(await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))).not.toContain(hidden);
    });
  });
});

const counted = (text: string) => text.normalize("NFC").replace(/\s+/gu, " ").trim();
const lengthOf = (text: string) => [...new Intl.Segmenter().segment(text)].length;
