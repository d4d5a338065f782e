import { expect } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import {
  accountDialog,
  aMember,
  codeFor,
  codeIn,
  emailIn,
  enter,
  OTHER_PASSWORD,
  PASSWORD,
  passwordIn,
  signUp,
  somebody,
  submitLogIn,
} from "./account-steps.ts";
import { inEachLanguage, test } from "./journey.ts";

/** The sentence that is promised to the letter. */
const LOG_IN_FAILED = {
  es: "Nombre de usuario o contraseña incorrectos.",
  en: "Wrong username or password.",
};
const LONGEST = 128;
const PASSPHRASE = "Siete lunas llenas 7 ".repeat(10);

// Long ways, with a look at every screen on them by the rules of accessibility.
test.slow();

inEachLanguage((words, language) => {
  const { fields, rules, faults } = words.accounts;

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

  test("the rules of a password are ticked off while it is typed, it can be looked at, and a long one may be pasted", async ({
    page,
  }) => {
    await page.goto("/?signup=1");
    const box = accountDialog(page, words, "signUp");
    const password = passwordIn(box, words);
    const kept = box.getByRole("list", { name: rules.heading }).getByText(rules.kept);
    const { email } = somebody();
    await emailIn(box, words).fill(email);
    await expectAccessible(page);
    for (const [typed, keptRules] of [
      ["a", 1],
      ["aB", 2],
      ["aB7", 3],
      ["aB7 ", 4],
      ["aB7 luna", 5],
      ["aB7luna", 3],
    ] as const) {
      await password.fill(typed);
      await expect(kept).toHaveCount(keptRules);
    }
    await password.press("Enter");
    await expect(box.getByRole("alert")).toHaveText(faults.password_too_short);
    await expect(password).toBeFocused();
    await expect(password).toHaveAttribute("aria-invalid", "true");
    await expect(password).toHaveAttribute("type", "password");
    await box.getByRole("button", { name: fields.show }).click();
    await expect(password).toHaveAttribute("type", "text");
    await expect(password).toHaveValue("aB7luna");
    await expectAccessible(page);
    await box.getByRole("button", { name: fields.hide }).click();
    await expect(password).toHaveAttribute("type", "password");

    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    const paste = async (text: string) => {
      await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), text);
      await password.focus();
      await page.keyboard.press("ControlOrMeta+A");
      await page.keyboard.press("ControlOrMeta+V");
      await expect(password).toHaveValue(text);
      await page.keyboard.press("Enter");
    };
    await paste(PASSPHRASE.slice(0, LONGEST + 1));
    await expect(box.getByRole("alert")).toHaveText(faults.password_too_long);
    await paste(PASSPHRASE.slice(0, LONGEST));
    await expect(accountDialog(page, words, "confirm")).toBeVisible();
    expect(await codeFor(page, email)).toMatch(/^\d{6}$/);
  });

  test("another code can be asked for after a minute, the old one is no good then, and a wrong one is told", async ({
    page,
    trouble,
  }) => {
    trouble.expect(/status of 400 .*verify-email/);
    await page.clock.install();
    const person = somebody();
    await page.goto("/?signup=1");
    await signUp(page, words, person);
    const box = accountDialog(page, words, "confirm");
    const resend = box.getByRole("button", { name: words.accounts.confirm.resend });
    await expect(resend).toHaveAttribute("aria-disabled", "true");
    await expect(resend).toHaveAccessibleDescription(/[1-6]?\d s/);
    await expectAccessible(page);
    const first = await codeFor(page, person.email);
    await page.clock.fastForward("01:01");
    await expect(box).toContainText(words.accounts.confirm.resendNow);
    await resend.click();
    await expect(box).toContainText(words.accounts.confirm.resent);
    await expect(resend).toHaveAttribute("aria-disabled", "true");
    const second = await codeFor(page, person.email);

    await codeIn(box, words).fill(first);
    await codeIn(box, words).press("Enter");
    await expect(box.getByRole("alert")).toHaveText(faults.code_wrong);
    await expect(codeIn(box, words)).toBeFocused();
    await expect(codeIn(box, words)).toHaveValue(first);
    await expectAccessible(page);
    await codeIn(box, words).fill(second);
    await codeIn(box, words).press("Enter");
    await expect(accountDialog(page, words, "logIn")).toBeVisible();
  });
});
