import { expect, type Page } from "@playwright/test";
import {
  askForStory,
  failureBox,
  formOf,
  generateIn,
  ideasIn,
  openForm,
  showAll,
  storyText,
} from "./generator-steps.ts";
import { inEachLanguage, type Teller, test } from "./journey.ts";

const IDEAS = "Lola, 🐉";

/** How a model can fail, and what the browser then says of the answer. */
const FAILURES = {
  serverError: "answers with an error",
  tooManyRequests: "has too much to do",
  hangsBeforeFirstToken: "never begins",
  empty: "says nothing",
} satisfies Partial<Record<Teller, string>>;

inEachLanguage((words) => {
  const { failed, telling } = words.stories;

  for (const [teller, what] of Object.entries(FAILURES) as [keyof typeof FAILURES, string][]) {
    test.describe(`by a model that ${what}`, () => {
      test.use({ teller });

      test("no story comes, and whoever waited can try again with the same ideas, or take one from the shelf", async ({
        page,
        trouble,
      }) => {
        trouble.expect(/status of 503 .*\/api\/story/);
        await askForStory(page, words, IDEAS);
        const box = failureBox(page, words);
        await expect(box).toContainText(failed.text);
        await expect(page.getByRole("article")).toBeHidden();

        await box.getByRole("button", { name: failed.again }).click();
        const form = await formOf(page, words);
        await expect(ideasIn(form, words)).toHaveValue(IDEAS);
        await generateIn(form, words).click();

        await box.getByRole("button", { name: failed.fromShelf }).click();
        await expect(page.getByRole("article")).toContainText(telling.toldByHouse.replace("{{age}}", "6"));
        await showAll(page, words);
        await expect(storyText(page)).not.toBeEmpty();
      });
    });
  }

  test.describe("by a model that answers with an error", () => {
    test.use({ teller: "serverError" });

    for (const [name, press] of [
      ["Close", "the button"],
      ["Esc", "the key"],
    ] as const) {
      test(`${name}, ${press}, leads from the failure to the first page`, async ({ page, trouble }) => {
        trouble.expect(/status of 503 .*\/api\/story/);
        await askForStory(page, words, IDEAS);
        const box = failureBox(page, words);
        await expect(box).toBeVisible();
        if (name === "Esc") await page.keyboard.press("Escape");
        else await box.getByText(words.frame.close, { exact: true }).click();
        await expect(page).toHaveURL("/");
        await expect(box).toBeHidden();
      });
    }
  });

  test("without a connection nothing is lost, and trying again works once it is back", async ({
    page,
    context,
    trouble,
  }) => {
    trouble.expect(/ERR_INTERNET_DISCONNECTED/);
    const form = await formAfterOpening(page);
    await context.setOffline(true);
    await generateIn(form, words).click();
    await expect(failureBox(page, words)).toContainText(failed.text);
    await context.setOffline(false);
    await failureBox(page, words).getByRole("button", { name: failed.again }).click();
    await expect(ideasIn(form, words)).toHaveValue(IDEAS);
    await generateIn(form, words).click();
    await showAll(page, words);
  });

  test("a story from the shelf also follows a request that never arrived", async ({ page, context, trouble }) => {
    trouble.expect(/ERR_INTERNET_DISCONNECTED/);
    // The server knows of no telling to replace, says so, and is asked for a first one.
    trouble.expect(/status of 400 .*\/api\/story/);
    const form = await formAfterOpening(page);
    await context.setOffline(true);
    await generateIn(form, words).click();
    await expect(failureBox(page, words)).toBeVisible();
    await context.setOffline(false);
    await failureBox(page, words).getByRole("button", { name: failed.fromShelf }).click();
    await showAll(page, words);
  });

  test("whoever asks too often is told when to try again", async ({ page, productTelling, trouble }) => {
    trouble.expect(/status of 429 .*\/api\/story/);
    const { url } = await productTelling("builtin", { LIMIT_BUILTIN_STORIES_PER_ADDRESS_PER_HOUR: "1" });
    // One story is told, whoever asks; the next one is one too many.
    await page.request.get(`${url}/api/story?kid_age=6`);
    await page.goto(`${url}/generator`);
    await generateIn(await formOf(page, words), words).click();
    await expect(failureBox(page, words)).toContainText(failed.tooMany);
    await expect(failureBox(page, words)).toContainText(failed.retryIn.replace("{{minutes}}", "60"));
  });

  async function formAfterOpening(page: Page) {
    const form = await openForm(page, words);
    await ideasIn(form, words).fill(IDEAS);
    return form;
  }
});
