import { expect, type Locator, type Page } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { aMember } from "./account-steps.ts";
import { expectFocusStaysIn } from "./focus-steps.ts";
import { formOf, generateIn, ideasIn, openForm, overhear, readingButton, tabTo } from "./generator-steps.ts";
import { inEachLanguage, test } from "./journey.ts";
import { aStoryOf, cardOf, changed, deleteButtonOf, linkOf, showAllOfIt, startLibrary } from "./library-steps.ts";
import { onNarrowScreens } from "./narrow-screens.ts";
import { ANOTHER_WITH, ageIn, LOLA_AND_NUBE, ORDER_WORDS } from "./order-steps.ts";

// Long ways, with stories told on them.
test.slow();

inEachLanguage((words, language) => {
  const { create } = words.stories;
  const order = ORDER_WORDS[language].origin;
  const people = ["Lola", "Nube"];
  const another = (place: Page | Locator) =>
    place.getByRole("link", { name: ANOTHER_WITH[language](people), exact: true });
  const dropIn = (form: Locator) => form.getByRole("button", { name: order.drop });
  const lineFor = (title: string) => order.before + order.quoted(title) + order.after(people);
  const aStoryOfLola = (page: Page) => aStoryOf(page, language, LOLA_AND_NUBE[language]);
  const again = (page: Page) => page.getByRole("article").getByRole("button", { name: create.generate });

  test("from a story's end another one is told with its people, once, and the one after that is a new one", async ({
    page,
  }) => {
    const wire = await overhear(page);
    await aMember(page);
    const story = await aStoryOfLola(page);
    await (await openForm(page, words)).getByRole("slider").fill("9");
    await page.goto(`/reader?story=${story.id}`);
    await readingButton(page, words.stories.telling.showAll).click();
    await another(page.getByRole("article")).click();

    const form = await formOf(page, words);
    await expect(form).toContainText(lineFor(story.title));
    await expect(ageIn(form, words)).toHaveValue("6");
    await ageIn(form, words).fill("5");
    await page.reload();
    await expect(form).toContainText(lineFor(story.title));
    await expect(ageIn(form, words)).toHaveValue("5");
    await generateIn(form, words).click();
    await showAllOfIt(page, words);
    expect(wire.delivered()).toContain("Lola");
    expect(wire.asked).toMatchObject([{ goes_on_from: story.id, kid_age: 5 }]);

    await expect(page).toHaveURL("/generator");
    await again(page).click();
    await expect(ageIn(form, words)).toHaveValue("5");
    await expect(dropIn(form)).toBeHidden();
    await page.reload();
    await expect(dropIn(form)).toBeHidden();
    await generateIn(form, words).click();
    await showAllOfIt(page, words);
    expect(wire.asked[1]).not.toHaveProperty("goes_on_from");
  });

  test("a card leads there as well, and by keyboard the story is left out again", async ({ page }) => {
    const wire = await overhear(page);
    await aMember(page);
    const story = await aStoryOfLola(page);
    const nameless = await aStoryOf(page, language, "");
    await startLibrary(page);
    await expect(another(cardOf(page, words, nameless))).toHaveCount(0);
    const link = another(cardOf(page, words, story));
    await expect(link).toHaveAccessibleDescription(story.title);
    await tabTo(link);
    await page.keyboard.press("Enter");
    const form = await formOf(page, words);
    await expect(form).toContainText(lineFor(story.title));
    await tabTo(dropIn(form));
    await page.keyboard.press("Enter");
    await expect(dropIn(form)).toBeHidden();
    await expect(form).not.toContainText(story.title);
    await expect(form.getByRole("heading")).toBeFocused();
    await expect(page).toHaveURL("/generator");
    await generateIn(form, words).click();
    await showAllOfIt(page, words);
    expect(wire.asked).toHaveLength(1);
    expect(wire.asked[0]).not.toHaveProperty("goes_on_from");
  });

  test("a story that never was, is somebody else's, or is a guest's wish, is said to be out of reach, and the form is there", async ({
    page,
    browser,
  }) => {
    await page.goto("/generator?from=never");
    const form = await formOf(page, words);
    await expect(form).toContainText(order.guest);
    await aMember(page);
    const elsewhere = await browser.newContext();
    const stranger = await elsewhere.newPage();
    await aMember(stranger);
    const theirs = await aStoryOfLola(stranger);
    await elsewhere.close();
    for (const id of [theirs.id, crypto.randomUUID()]) {
      await page.goto(`/generator?from=${id}`);
      await expect(form).toContainText(order.gone);
      await expect(form).not.toContainText(theirs.title);
      await expect(dropIn(form)).toBeHidden();
      await expect(generateIn(form, words)).toBeEnabled();
    }
  });

  test("a story deleted after the form came is said to be gone, and what was typed is told as a new one", async ({
    page,
    context,
    trouble,
  }) => {
    trouble.expect(/status of 400 .*\/api\/story/);
    const wire = await overhear(page);
    await aMember(page);
    const story = await aStoryOfLola(page);
    await page.goto(`/generator?from=${story.id}`);
    const form = await formOf(page, words);
    await expect(form).toContainText(lineFor(story.title));
    await ideasIn(form, words).fill("Bruno");
    const tab = await context.newPage();
    await startLibrary(tab);
    await changed(tab, () => deleteButtonOf(cardOf(tab, words, story), words, story).click());

    await generateIn(form, words).click();
    await expect(form).toContainText(order.gone);
    await expect(ideasIn(form, words)).toHaveValue("Bruno");
    await expect(page.getByRole("dialog")).toHaveCount(1);
    await generateIn(form, words).click();
    await showAllOfIt(page, words);
    expect(wire.asked.map((asked) => asked.goes_on_from)).toEqual([story.id, undefined]);
    await expect(page).toHaveURL("/generator");
  });

  test.describe("by a model that answers with an error", () => {
    test.use({ teller: "serverError" });

    test("whoever tries again, or takes one from the shelf, still gets the same people", async ({ page, trouble }) => {
      trouble.expect(/status of 503 .*\/api\/story/);
      await aMember(page);
      const wire = await overhear(page);
      const { id, title } = await fromTheShelf(page);
      await page.goto(`/generator?from=${id}`);
      const form = await formOf(page, words);
      await generateIn(form, words).click();
      const { failed } = words.stories;
      const box = page.getByRole("dialog", { name: failed.heading });
      await box.getByRole("button", { name: failed.again }).click();
      await expect(form).toContainText(order.quoted(title));
      await generateIn(form, words).click();
      await box.getByRole("button", { name: failed.fromShelf }).click();
      await showAllOfIt(page, words);
      expect(wire.asked.map((asked) => asked.goes_on_from)).toEqual([id, id, id]);
      expect(new Set(wire.asked.map((asked) => asked.instead_of)).size).toBe(2);
      await expect(page).toHaveURL("/generator");
    });

    /** A story with Lola and Nube that the house told in place of the model. */
    async function fromTheShelf(page: Page): Promise<{ id: string; title: string }> {
      const key = crypto.randomUUID();
      const data = { kid_age: 6, custom_user_input: LOLA_AND_NUBE[language], language };
      await page.request.post("/api/story", { data, headers: { "Idempotency-Key": key } });
      const answer = await page.request.post("/api/story", { data: { ...data, instead_of: key } });
      return (await answer.json()) as { id: string; title: string };
    }
  });

  test("everybody can use the form that goes on from a story, on any screen", async ({ page }) => {
    await aMember(page);
    const story = await aStoryOfLola(page);
    await page.goto(`/generator?from=${story.id}`);
    const form = await formOf(page, words);
    await expect(form).toContainText(lineFor(story.title));
    await expectFocusStaysIn(form);
    await expectAccessible(page);
    await onNarrowScreens(page, () => dropIn(form).click({ trial: true }));
    await page.goto("/generator?from=never");
    await expect(form).toContainText(order.gone);
    await expectAccessible(page);
  });

  test("the card's other link does not open the story, and the rest of the card still does", async ({ page }) => {
    await aMember(page);
    const story = await aStoryOfLola(page);
    await startLibrary(page);
    const card = cardOf(page, words, story);
    // The link lies over these words.
    await card.locator(".card-preview").click({ force: true });
    await expect(page).toHaveURL(`/reader?story=${story.id}`);
    await page.goBack();
    await expect(linkOf(card)).toBeVisible();
    await another(card).click();
    await expect(page).toHaveURL(`/generator?from=${story.id}`);
  });
});
