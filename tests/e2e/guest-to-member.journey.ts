import { expect, type Page } from "@playwright/test";
import {
  accountDialog,
  aMember,
  aStory,
  codeFor,
  codeIn,
  confirm,
  emailIn,
  expectGuest,
  logIn,
  logOut,
  passwordIn,
  signUp,
  somebody,
  submitLogIn,
} from "./account-steps.ts";
import { expectFocusStaysIn } from "./focus-steps.ts";
import {
  askForStory,
  overhear,
  previewCard,
  readingButton,
  showAll,
  storyText,
  tabTo,
  writing,
} from "./generator-steps.ts";
import { inEachLanguage, test } from "./journey.ts";

/** So many stories a free account holds. */
const PLACES = 3;

/** A text as it is compared here: paragraphs stand in different elements while it is written and afterwards. */
const unspaced = (text: string) => text.replace(/\s+/gu, "");

inEachLanguage((words) => {
  const storyHeading = (page: Page) => page.getByRole("article").getByRole("heading", { level: 1 });

  test("a guest reads half a story, makes an account over it, and the same story goes on to its end and is kept", async ({
    page,
  }) => {
    const { email, password } = somebody();
    const wire = await overhear(page);
    await askForStory(page, words, "Lola 🐉");
    await showAll(page, words);
    const half = unspaced(wire.delivered());
    const title = await storyHeading(page).innerText();
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));

    await previewCard(page, words).getByRole("link", { name: words.stories.preview.signUp }).click();
    await signUp(page, words, { email, password });
    await expect(storyHeading(page)).toBeAttached();
    await confirm(page, words, email);
    const logInBox = accountDialog(page, words, "logIn");
    await expect(logInBox).toContainText(words.accounts.notices.emailConfirmed);
    await expect(emailIn(logInBox, words)).toHaveValue(email);
    await passwordIn(logInBox, words).fill(password);
    const readTo = await page.evaluate(() => window.scrollY);
    await submitLogIn(logInBox, words);

    // It goes on where it had stopped: written anew, the half alone would take most of a minute.
    await expect.poll(async () => unspaced((await writing(page).textContent()) ?? "").startsWith(half)).toBe(true);
    await expect(page).toHaveURL("/generator");
    expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
    await expect(storyHeading(page)).toHaveText(title);
    await expect(logInBox).toBeHidden();
    // Whoever reads stays where they were: the story does not jump back to its first line.
    expect(readTo).toBeGreaterThan(0);
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(readTo / 2);
    await readingButton(page, words.stories.telling.showAll).click();
    await expect(page.getByRole("article").getByRole("link", { name: words.stories.keeping.saved })).toBeVisible();
    await expect(previewCard(page, words)).toBeHidden();
    const whole = unspaced(await storyText(page).innerText());
    expect(whole.startsWith(half)).toBe(true);
    expect(whole.length).toBeGreaterThan(half.length * 1.8);
    expect(wire.asked).toHaveLength(1);

    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.getByRole("link", { name: words.frame.library, exact: true }).click();
    const cards = page.getByRole("list", { name: words.library.list }).getByRole("listitem");
    await expect(cards).toHaveCount(1);
    await cards.getByRole("link", { name: title }).click();
    await expect(page).toHaveURL(/\/reader\?story=/);
    await expect(storyHeading(page)).toHaveText(title);
    expect(unspaced(await storyText(page).innerText())).toBe(whole);

    await logOut(page, words);
    // One entry of the history after the other, to the story that this browser had opened: nothing of it comes back.
    for (const before of ["/profile", "/reader", "/library", "/generator"]) {
      await page.goBack();
      await expect(page.getByRole("dialog"), before).toBeVisible();
      await expect(page.getByRole("link", { name: words.frame.profile }), before).toHaveCount(0);
      expect(await page.content(), before).not.toContain(title);
    }
  });

  test("a guest whose account has no place left is told so after the log-in, and the half stays as it was", async ({
    page,
  }) => {
    const member = await aMember(page);
    for (let story = 0; story < PLACES; story += 1) await aStory(page);
    await page.request.post("/api/auth/sign-out", { data: {} });
    const wire = await overhear(page);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await askForStory(page, words);
    await previewCard(page, words).getByRole("link", { name: words.stories.preview.hasAccount }).click();
    await logIn(page, words, member);
    const limit = page.getByRole("dialog", { name: words.stories.limit.heading });
    await expect(limit).toBeVisible();
    await expect(page).toHaveURL("/generator?limit=1");
    expect(unspaced(await storyText(page).innerText())).toBe(unspaced(wire.delivered()));
    await limit.getByRole("link", { name: words.stories.limit.plans }).click();
    await expect(page).toHaveURL("/plans");
    await page.getByRole("link", { name: words.frame.library, exact: true }).click();
    await expect(page.getByRole("list", { name: words.library.list }).getByRole("listitem")).toHaveCount(PLACES);
  });

  test("an account can be made and entered with the keyboard alone", async ({ page }) => {
    const { email, password } = somebody();
    const { keyboard } = page;
    const { signUp: words_, confirm: confirmWords, logIn: logInWords } = words.accounts;
    await page.goto("/about");
    await tabTo(page.getByRole("link", { name: words.frame.getStarted }));
    await keyboard.press("Enter");

    const signUpBox = accountDialog(page, words, "signUp");
    await expect(signUpBox.getByRole("heading", { name: words_.title })).toBeFocused();
    await expectFocusStaysIn(signUpBox);
    await tabTo(emailIn(signUpBox, words));
    await keyboard.type(email);
    await tabTo(passwordIn(signUpBox, words));
    await keyboard.type(password);
    await keyboard.press("Enter");

    const confirmBox = accountDialog(page, words, "confirm");
    await expect(confirmBox.getByRole("heading", { name: confirmWords.title })).toBeFocused();
    await expectFocusStaysIn(confirmBox);
    await tabTo(codeIn(confirmBox, words));
    await keyboard.type(await codeFor(page, email));
    await keyboard.press("Enter");

    const logInBox = accountDialog(page, words, "logIn");
    await expect(logInBox.getByRole("heading", { name: logInWords.title })).toBeFocused();
    await expectFocusStaysIn(logInBox);
    await tabTo(passwordIn(logInBox, words));
    await keyboard.type(password);
    await keyboard.press("Enter");
    await expect(logInBox).toBeHidden();
    await expect(page).toHaveURL("/about");
    await expect(page.locator("main :focus")).toHaveCount(1);

    await tabTo(page.getByRole("link", { name: words.frame.profile }));
    await keyboard.press("Enter");
    await expect(page.locator("main h1")).toBeFocused();
    await tabTo(page.getByRole("button", { name: words.profile.logOut.button }));
    await keyboard.press("Enter");
    await expectGuest(page, words);
  });
});
