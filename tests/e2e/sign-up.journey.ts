import { expect } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import {
  accountDialog,
  codeFor,
  codeIn,
  confirm,
  emailIn,
  logIn,
  passwordIn,
  signUp,
  somebody,
} from "./account-steps.ts";
import { inEachLanguage, test } from "./journey.ts";

const LONGEST = 128;
const PASSPHRASE = "Siete lunas llenas 7 ".repeat(10);

// Long ways, with a look at every screen on them by the rules of accessibility.
test.slow();

// One replaces the clock, another may read what was copied: neither can be taken back.
test.use({ freshBrowser: true });

inEachLanguage((words) => {
  const { fields, rules, faults } = words.accounts;

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

  test("whoever left before typing the code is asked for one at the log-in, and gets in after that", async ({
    page,
    trouble,
  }) => {
    trouble.expect(/status of 403 .*sign-in/);
    const person = somebody();
    await page.goto("/?signup=1");
    await signUp(page, words, person);
    await expect(accountDialog(page, words, "confirm")).toBeVisible();
    await codeFor(page, person.email);
    await page.goto("/?login=1&next=/library");
    await logIn(page, words, person);
    await confirm(page, words, person.email);
    await expect(accountDialog(page, words, "logIn")).toContainText(words.accounts.notices.emailConfirmed);
    await logIn(page, words, person);
    await expect(page).toHaveURL("/library");
    await expect(page.getByRole("heading", { name: words.library.empty.none })).toBeVisible();
  });
});
