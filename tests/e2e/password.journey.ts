import { expect, type Route } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import {
  accountDialog,
  aMember,
  codeFor,
  codeIn,
  emailIn,
  enter,
  logIn,
  OTHER_PASSWORD,
  PASSWORD,
  passwordIn,
  somebody,
  submitLogIn,
} from "./account-steps.ts";
import { inEachLanguage, test } from "./journey.ts";

/** The sentence that is promised to the letter. */
const LOG_IN_FAILED = {
  es: "Nombre de usuario o contraseña incorrectos.",
  en: "Wrong username or password.",
};

// Long ways, with a look at every screen on them by the rules of accessibility.
test.slow();

inEachLanguage((words, language) => {
  const { fields, faults } = words.accounts;

  test("whoever forgot the password chooses another by a code, and every other place is logged out", async ({
    page,
    browser,
    trouble,
  }) => {
    trouble.expect(/status of 401 .*sign-in/);
    const { email } = await aMember(page);
    await page.request.post("/api/auth/sign-out", { data: {} });
    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await enter(other, { email, password: PASSWORD });
    await other.goto("/profile");
    await expect(other.getByText(email)).toBeVisible();

    await page.goto("/?login=1");
    const logInBox = accountDialog(page, words, "logIn");
    await emailIn(logInBox, words).fill(email);
    await logInBox.getByRole("link", { name: words.accounts.logIn.forgot }).click();
    const forgotBox = accountDialog(page, words, "forgot");
    await expect(emailIn(forgotBox, words)).toHaveValue(email);
    await expectAccessible(page);
    await forgotBox.getByRole("button", { name: words.accounts.forgot.submit }).click();
    const resetBox = accountDialog(page, words, "reset");
    await expect(resetBox).toContainText("***@example.com");
    await codeIn(resetBox, words).fill(` ${await codeFor(page, email)} `);
    await passwordIn(resetBox, words, fields.newPassword).fill(OTHER_PASSWORD);
    await expectAccessible(page);
    await resetBox.getByRole("button", { name: words.accounts.reset.submit }).click();

    await expect(logInBox).toContainText(words.accounts.notices.passwordChanged);
    await expect(emailIn(logInBox, words)).toHaveValue(email);
    await passwordIn(logInBox, words).fill(PASSWORD);
    await submitLogIn(logInBox, words);
    await expect(logInBox.getByRole("alert")).toHaveText(LOG_IN_FAILED[language]);
    await expect(emailIn(logInBox, words)).toHaveValue(email);
    await expect(passwordIn(logInBox, words)).toBeFocused();
    await expectAccessible(page);

    await other.reload();
    await expect(other).toHaveURL("/?login=1&next=/profile");
    await elsewhere.close();

    await passwordIn(logInBox, words).fill(OTHER_PASSWORD);
    await submitLogIn(logInBox, words);
    await expect(logInBox).toBeHidden();
    await expect(page.getByRole("link", { name: words.frame.profile })).toBeVisible();
  });

  test("nobody learns by a forgotten password or a log-in whether an address has an account", async ({
    page,
    trouble,
  }) => {
    trouble.expect(/status of 400 .*reset-password/);
    trouble.expect(/status of 401 .*sign-in/);
    const known = await aMember(page);
    await page.request.post("/api/auth/sign-out", { data: {} });
    const seen: string[] = [];
    for (const { email } of [known, somebody()]) {
      await page.goto("/?login=1");
      const logInBox = accountDialog(page, words, "logIn");
      await emailIn(logInBox, words).fill(email);
      await passwordIn(logInBox, words).fill(OTHER_PASSWORD);
      await submitLogIn(logInBox, words);
      await expect(logInBox.getByRole("alert")).toHaveText(LOG_IN_FAILED[language]);

      await page.goto("/?forgot=1");
      const forgotBox = accountDialog(page, words, "forgot");
      await emailIn(forgotBox, words).fill(email);
      await forgotBox.getByRole("button", { name: words.accounts.forgot.submit }).click();
      const resetBox = accountDialog(page, words, "reset");
      const sent = resetBox.getByText("***@example.com");
      seen.push((await sent.innerText()).replace(`${email.charAt(0)}***`, "***"));
      await codeIn(resetBox, words).fill("000000");
      await passwordIn(resetBox, words, fields.newPassword).fill(OTHER_PASSWORD);
      await resetBox.getByRole("button", { name: words.accounts.reset.submit }).click();
      await expect(resetBox.getByRole("alert")).toHaveText(faults.code_wrong);
    }
    expect(seen[0]).toBe(seen[1]);
  });

  test("while a log-in is under way nothing can be changed in it, and it is sent once", async ({ page, trouble }) => {
    trouble.expect(/ERR_FAILED/);
    const member = await aMember(page);
    await page.request.post("/api/auth/sign-out", { data: {} });
    const held: Route[] = [];
    await page.route("**/api/auth/sign-in/email", (route) => void held.push(route));
    await page.goto("/?login=1");
    await logIn(page, words, member);
    const box = accountDialog(page, words, "logIn");
    await expect(box.getByRole("button", { name: words.accounts.logIn.submitting })).toBeDisabled();
    await expect(emailIn(box, words)).toBeDisabled();
    await expect(passwordIn(box, words)).toBeDisabled();
    await page.keyboard.press("Enter");
    expect(held).toHaveLength(1);
    await held[0]?.abort();
    await expect(box.getByRole("alert")).toHaveText(faults.offline);
    await expect(passwordIn(box, words)).toHaveValue(member.password);
    await submitLogIn(box, words);
    await expect.poll(() => held.length).toBe(2);
    await held[1]?.continue();
    await expect(box).toBeHidden();
  });

  test("the way on to a new password opens also when the request for a code goes wrong", async ({ page, trouble }) => {
    trouble.expect(/ERR_FAILED/);
    await page.route("**/api/auth/email-otp/request-password-reset", (route) => route.abort());
    await page.goto("/?forgot=1");
    const forgotBox = accountDialog(page, words, "forgot");
    await emailIn(forgotBox, words).fill(somebody().email);
    await emailIn(forgotBox, words).press("Enter");
    const resetBox = accountDialog(page, words, "reset");
    await expect(codeIn(resetBox, words)).toBeVisible();
    await resetBox.getByRole("link", { name: words.accounts.reset.anotherCode }).click();
    await expect(forgotBox).toBeVisible();
  });
});
