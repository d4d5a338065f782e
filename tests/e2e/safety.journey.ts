import { readdirSync, readFileSync } from "node:fs";
import { expect, type Locator, type Page } from "@playwright/test";
import { english } from "#guard/rules/en.ts";
import { spanish } from "#guard/rules/es.ts";
import { RULES } from "#guard/version.ts";
import { expectAccessible } from "./accessibility.ts";
import { aMember } from "./account-steps.ts";
import { expectFocusStaysIn } from "./focus-steps.ts";
import { askForStory, readingButton, showAll, storyText, tabTo, writing } from "./generator-steps.ts";
import { inEachLanguage, test, type Words } from "./journey.ts";
import { aStoryOf, unspaced } from "./library-steps.ts";

// More reports in an hour than anybody sends by hand.
const WITHOUT_LIMIT = { LIMIT_REPORTS_PER_ADDRESS_PER_HOUR: "0" };
test.use({
  baseURL: async ({ teller, productTelling }, use) => use((await productTelling(teller, WITHOUT_LIMIT)).url),
});

type Letter = { subject: string; text: string };

const receiptOf = (page: Page, words: Words) => page.getByRole("region", { name: words.safety.receipt.label });
const summaryOf = (page: Page, words: Words) => receiptOf(page, words).locator("summary");
const reportButton = (page: Page, words: Words) =>
  page.getByRole("article").getByRole("button", { name: words.safety.receipt.report });
const noteOf = (page: Page, words: Words) => page.getByRole("complementary", { name: words.safety.note.label });

/** Opens the box that reports the story on this page. */
async function openReport(page: Page, words: Words): Promise<Locator> {
  await reportButton(page, words).click();
  const box = page.getByRole("dialog", { name: words.safety.report.title });
  await expect(box).toBeVisible();
  return box;
}

const reasonIn = (box: Locator, words: Words) =>
  box.getByRole("radio", { name: words.safety.report.reason.frightening });
const commentIn = (box: Locator, words: Words) => box.getByRole("textbox", { name: words.safety.report.comment });
const includeIn = (box: Locator, words: Words) => box.getByRole("checkbox", { name: words.safety.report.includeStory });
const sendIn = (box: Locator, words: Words) => box.getByRole("button", { name: words.safety.report.send, exact: true });

/** Reports the story on this page, and gives the letter that the host gets of it. */
async function report(page: Page, words: Words, includesStory: boolean): Promise<Letter> {
  const mark = crypto.randomUUID();
  const box = await openReport(page, words);
  await reasonIn(box, words).check();
  await commentIn(box, words).fill(mark);
  await expect(includeIn(box, words)).not.toBeChecked();
  if (includesStory) await includeIn(box, words).check();
  await sendIn(box, words).click();
  await expect(box.getByRole("status")).toHaveText(words.safety.report.sent);
  await box.locator(".dialog-actions").getByRole("button", { name: words.frame.close }).click();
  await expect(box).toBeHidden();
  let letter: Letter | undefined;
  await expect
    .poll(async () => {
      const letters = (await (await page.request.get("/dev/mail.json")).json()) as Letter[];
      letter = letters.find(({ text }) => text.includes(mark));
      return letter !== undefined;
    }, "the letter about this report")
    .toBe(true);
  return letter ?? { subject: "", text: "" };
}

inEachLanguage((words, language) => {
  test("under a story stands how it was checked, and a report brings the host its text only when that is wanted", async ({
    page,
  }) => {
    await askForStory(page, words);
    await showAll(page, words);
    await expect(summaryOf(page, words)).toContainText(words.safety.receipt.summary);
    await expect(receiptOf(page, words).getByText(words.safety.receipt.check.links)).toBeHidden();
    await summaryOf(page, words).click();
    await expect(receiptOf(page, words).getByText(words.safety.receipt.check.links)).toBeVisible();
    const told = unspaced(await storyText(page).innerText());
    expect(unspaced((await report(page, words, false)).text)).not.toContain(told.slice(0, 60));
    expect(unspaced((await report(page, words, true)).text)).toContain(told);
  });

  test("a kept story has its receipt, and can be reported", async ({ page }) => {
    await aMember(page);
    const story = await aStoryOf(page, language, "Lola");
    await page.goto(`/reader?story=${story.id}`);
    await readingButton(page, words.stories.telling.showAll).click();
    await expect(summaryOf(page, words)).toContainText(words.safety.receipt.summary);
    expect((await report(page, words, false)).text).not.toContain(story.title);
    const { text } = await report(page, words, true);
    expect(text).toContain(story.title);
    expect(unspaced(text)).toContain(unspaced(story.text));
  });

  test("the rules can be read from the foot of every page and from a receipt, which leaves the story where it is", async ({
    page,
    context,
  }) => {
    await page.goto("/about");
    await page.getByRole("contentinfo").getByRole("link", { name: words.frame.safety }).click();
    await expect(page).toHaveURL("/safety");
    const table = page.getByRole("table");
    await expect(table.getByRole("columnheader")).toHaveCount(4);
    expect(await table.locator("tbody").count()).toBeGreaterThan(12);
    await expect(page.getByText(new RegExp(` ${RegExp.escape(RULES.version)}$`))).toBeVisible();
    await page.getByRole("group").first().locator("summary").click();
    await expect(page.getByRole("group").first().getByRole("paragraph")).toBeVisible();

    await askForStory(page, words);
    await showAll(page, words);
    const opened = context.waitForEvent("page");
    await receiptOf(page, words).getByRole("link", { name: words.safety.receipt.allRules }).click();
    const rules = await opened;
    await expect(rules).toHaveURL("/safety");
    await expect(rules.getByRole("heading", { level: 1 })).toBeVisible();
    await rules.close();
    await expect(storyText(page)).toBeVisible();
  });

  test("by the keyboard alone a story is reported, and a box closed by mistake loses nothing", async ({ page }) => {
    await askForStory(page, words);
    await showAll(page, words);
    await tabTo(reportButton(page, words));
    await page.keyboard.press("Enter");
    const box = page.getByRole("dialog", { name: words.safety.report.title });
    await expect(box).toBeVisible();
    await expectFocusStaysIn(box);
    await tabTo(commentIn(box, words));
    await page.keyboard.type("Lobo.");
    await page.keyboard.press("Escape");
    await expect(box).toBeHidden();
    await expect(reportButton(page, words)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(commentIn(box, words)).toHaveValue("Lobo.");
    await tabTo(sendIn(box, words));
    await page.keyboard.press("Enter");
    await expect(box.getByRole("status")).toHaveText(words.safety.report.fault.reason);
    await expect(reasonIn(box, words)).toBeFocused();
    await page.keyboard.press("Space");
    await page.keyboard.press("Enter");
    await expect(box.getByRole("status")).toHaveText(words.safety.report.sent);
    const close = box.locator(".dialog-actions").getByRole("button", { name: words.frame.close });
    await expect(close).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(reportButton(page, words)).toBeFocused();
  });

  test("without a connection a report stays in its box", async ({ page, context, trouble }) => {
    trouble.expect(/ERR_INTERNET_DISCONNECTED/);
    await askForStory(page, words);
    await showAll(page, words);
    const box = await openReport(page, words);
    await reasonIn(box, words).check();
    await commentIn(box, words).fill("Lobo.");
    await includeIn(box, words).check();
    await context.setOffline(true);
    await sendIn(box, words).click();
    await expect(box.getByRole("status")).toHaveText(words.safety.report.fault.offline);
    await expect(sendIn(box, words)).toBeFocused();
    await expect(commentIn(box, words)).toHaveValue("Lobo.");
    await expect(includeIn(box, words)).toBeChecked();
    await context.setOffline(false);
    await sendIn(box, words).click();
    await expect(box.getByRole("status")).toHaveText(words.safety.report.sent);
  });

  test("everybody can read the rules and use the box that reports a story, also with a mistake in it", async ({
    page,
  }) => {
    await page.goto("/safety");
    for (const folded of await page.getByRole("group").locator("summary").all()) await folded.click();
    await expectAccessible(page);
    await askForStory(page, words);
    await showAll(page, words);
    await summaryOf(page, words).click();
    await expectAccessible(page);
    const box = await openReport(page, words);
    await expectAccessible(page);
    await commentIn(box, words).fill("a".repeat(1_001));
    await sendIn(box, words).click();
    await expect(box.getByRole("status")).toHaveText(words.safety.report.fault.reason);
    await expectAccessible(page);
  });

  test("a wish that speaks of harm gets a story, and beside it a note for the adult with somebody to turn to", async ({
    page,
  }) => {
    const wish = { es: "Mi hija dice que se quiere morir", en: "My daughter says she wants to die" }[language];
    await askForStory(page, words, wish);
    await page.setViewportSize({ width: 390, height: 844 });
    const note = noteOf(page, words);
    await expect(note.getByRole("heading", { name: words.safety.note.heading })).toBeFocused();
    await expect(note.getByRole("link", { name: { es: "024", en: "Samaritans 116 123" }[language] })).toBeVisible();
    await expect(page.getByRole("article").getByText(words.safety.note.heading)).toHaveCount(0);
    // Some lines are written below it by now: the note is not carried off while somebody reads it.
    await expect.poll(async () => ((await writing(page).textContent()) ?? "").length).toBeGreaterThan(120);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await note.locator("summary").click();
    await showAll(page, words);
    await expectAccessible(page);
    await note.getByRole("button", { name: words.safety.note.hide }).click();
    await expect(note).toBeHidden();
    await expect(page.getByRole("article").getByRole("heading", { level: 1 })).toBeFocused();
  });

  test("an everyday wish gets no note", async ({ page }) => {
    await askForStory(page, words);
    await showAll(page, words);
    await expect(noteOf(page, words)).toHaveCount(0);
  });
});

/** Long enough to be in no name of a program's part by chance. */
const LONG_WORD = /^\p{L}{8,}$/u;

test("no browser is sent the list of what may not be said", () => {
  const folder = new URL("../../build/client/assets/", import.meta.url);
  const scripts = readdirSync(folder).filter((name) => name.endsWith(".js"));
  const sent = new Set(scripts.flatMap((name) => readFileSync(new URL(name, folder), "utf8").match(/\p{L}+/gu) ?? []));
  expect(sent.has("fantasy") || sent.has("Fantasy")).toBe(true);
  const lists = [spanish, english].flatMap(({ rules }) => Object.values(rules).flatMap(({ always = "" }) => always));
  const words = lists
    .flatMap((list) => list.split(/[\n,]/).map((entry) => entry.trim()))
    .filter((word) => LONG_WORD.test(word));
  expect(words.length).toBeGreaterThan(100);
  // A few may stand in the product's own words, about what no story holds; a list would be there as a whole.
  expect(words.filter((word) => sent.has(word)).length).toBeLessThan(words.length / 20);
});
