import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import {
  accountDialog,
  aMember,
  aStory,
  codeFor,
  codeIn,
  enter,
  lettersTo,
  logIn,
  logOut,
  OTHER_PASSWORD,
  PASSWORD,
  passwordIn,
  somebody,
} from "./account-steps.ts";
import { inEachLanguage, test } from "./journey.ts";

// Long ways, with a look at every screen on them by the rules of accessibility.
test.slow();

inEachLanguage((words) => {
  const { profile } = words;
  const boxOf = (page: Page, name: "email" | "password" | "delete") =>
    page.getByRole("dialog", { name: profile[name].title });

  test("a person changes the email with a code to the new one, and from then on logs in with that", async ({
    page,
    trouble,
  }) => {
    trouble.expect(/status of 40\d .*(request-email-change|sign-in)/);
    const before = await aMember(page);
    const after = somebody();
    await page.goto("/profile");
    await expect(page.getByText(before.email)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: profile.account.changeEmail }).click();
    const box = boxOf(page, "email");
    await box.getByRole("textbox", { name: profile.email.new }).fill(after.email);
    await passwordIn(box, words, profile.password.current).fill(OTHER_PASSWORD);
    await box.getByRole("button", { name: profile.email.sendCode }).click();
    await expect(box.getByRole("alert")).toHaveText(words.accounts.faults.password_wrong);
    await expect(box.getByRole("textbox", { name: profile.email.new })).toHaveValue(after.email);
    await expectAccessible(page);
    await passwordIn(box, words, profile.password.current).fill(PASSWORD);
    await box.getByRole("button", { name: profile.email.sendCode }).click();
    await expect(codeIn(box, words)).toBeFocused();
    await expectAccessible(page);
    await codeIn(box, words).fill(await codeFor(page, after.email));
    await codeIn(box, words).press("Enter");
    await expect(box).toContainText(profile.email.changed.replace("{{email}}", after.email));
    await box.getByRole("button", { name: profile.done }).click();
    await expect(box).toBeHidden();
    await expect(page).toHaveURL("/profile");
    await expect(page.getByText(after.email)).toBeVisible();
    await expect(page.getByText(before.email)).toHaveCount(0);
    // The old address hears of it too.
    await expect.poll(async () => (await lettersTo(page, before.email)).length).toBe(2);

    await logOut(page, words);
    await page.goto("/?login=1");
    await logIn(page, words, before);
    await expect(accountDialog(page, words, "logIn").getByRole("alert")).toHaveText(words.accounts.faults.login_wrong);
    await logIn(page, words, { ...before, email: after.email });
    await expect(page.getByRole("link", { name: words.frame.profile })).toBeVisible();
  });

  test("a person sees where else they are logged in, ends it there, and does so too by changing the password", async ({
    page,
    browser,
    trouble,
  }) => {
    trouble.expect(/status of 400 .*change-password/);
    const member = await aMember(page);
    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await enter(other, member);
    await page.goto("/profile");
    const sessions = page.getByRole("region", { name: profile.sessions.heading });
    await expect(sessions.getByRole("listitem")).toHaveCount(2);
    await expect(sessions.getByRole("listitem").first()).toContainText(profile.sessions.current);
    await sessions.getByRole("listitem").last().getByRole("button").click();
    await expect(sessions.getByRole("status")).toHaveText(profile.sessions.ended);
    await expect(sessions.getByRole("listitem")).toHaveCount(1);
    await expect(sessions).toContainText(profile.sessions.onlyHere);
    await expect(sessions.getByRole("heading")).toBeFocused();
    await other.goto("/library");
    await expect(other).toHaveURL("/?login=1&next=/library");

    await enter(other, member);
    await page.getByRole("link", { name: profile.account.changePassword }).click();
    const box = boxOf(page, "password");
    const { newPassword } = words.accounts.fields;
    await passwordIn(box, words, profile.password.current).fill(OTHER_PASSWORD);
    await passwordIn(box, words, newPassword).fill(OTHER_PASSWORD);
    await box.getByRole("button", { name: profile.password.save }).click();
    await expect(box.getByRole("alert")).toHaveText(words.accounts.faults.password_wrong);
    await expect(passwordIn(box, words, profile.password.current)).toBeFocused();
    await expectAccessible(page);
    await passwordIn(box, words, profile.password.current).fill(PASSWORD);
    await box.getByRole("button", { name: profile.password.save }).click();
    await expect(box).toContainText(profile.password.doneEverywhere);
    await box.getByRole("button", { name: profile.done }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await other.goto("/library");
    await expect(other).toHaveURL("/?login=1&next=/library");
    await logIn(other, words, { ...member, password: OTHER_PASSWORD });
    await expect(other).toHaveURL("/library");
    await elsewhere.close();
  });

  test("a person takes everything along in one file, deletes the account with the password, and nothing of it is left", async ({
    page,
    trouble,
  }) => {
    trouble.expect(/status of 40\d .*(delete-user|sign-in)/);
    const member = await aMember(page);
    const story = await aStory(page);
    await page.goto("/profile");
    const arriving = page.waitForEvent("download");
    await page.getByRole("link", { name: profile.account.export }).click();
    const download = await arriving;
    expect(download.suggestedFilename()).toMatch(/\.json$/);
    const file = JSON.parse(await readFile(await download.path(), "utf8")) as Record<string, unknown>;
    expect(file).toMatchObject({
      account: { email: member.email },
      stories: [{ title: story.title, content: story.text }],
    });

    await page.getByRole("link", { name: profile.account.delete }).click();
    const box = boxOf(page, "delete");
    await expectAccessible(page);
    const password = passwordIn(box, words, profile.password.current);
    const remove = box.getByRole("button", { name: profile.delete.confirm });
    await remove.click();
    await expect(box.getByRole("alert")).toHaveText(words.accounts.faults.password_empty);
    await password.fill(OTHER_PASSWORD);
    await remove.click();
    await expect(box.getByRole("alert")).toHaveText(words.accounts.faults.password_wrong);
    await password.fill(PASSWORD);
    await remove.click();
    await expect(page.getByRole("heading", { level: 1, name: profile.farewell.heading })).toBeFocused();
    await expect(box).toBeHidden();
    await expectAccessible(page);

    await page.getByRole("link", { name: profile.farewell.home }).click();
    await expect(page.getByRole("link", { name: words.frame.getStarted })).toBeVisible();
    await page.goto(`/reader?story=${story.id}`);
    const logInBox = accountDialog(page, words, "logIn");
    await logIn(page, words, member);
    await expect(logInBox.getByRole("alert")).toHaveText(words.accounts.faults.login_wrong);

    // Whoever gets the address afterwards begins anew: the shelf is empty.
    await aMember(page, member);
    expect((await page.request.get(`/reader?story=${story.id}`)).status()).toBe(404);
    await page.goto("/library");
    await expect(page.getByRole("heading", { name: words.library.empty.none })).toBeVisible();
  });
});
