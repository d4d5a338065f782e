import { expect, type Locator, type Page } from "@playwright/test";
import type { Words } from "./journey.ts";

export type Member = { email: string; password: string };
/** A dialog about accounts, by the name that its words have. */
export type AccountDialogName = "logIn" | "signUp" | "confirm" | "forgot" | "reset";

/** Keeps every rule of the password policy, as does the other. */
export const PASSWORD = "Luna llena 7";
export const OTHER_PASSWORD = "Sol de mayo 9";

/** Somebody whom nobody knows yet. */
export const somebody = (): Member => ({ email: `${crypto.randomUUID()}@example.com`, password: PASSWORD });

export const accountDialog = (page: Page, words: Words, name: AccountDialogName) =>
  page.getByRole("dialog", { name: words.accounts[name].title, exact: true });

export const emailIn = (box: Locator, words: Words) =>
  box.getByRole("textbox", { name: words.accounts.fields.email, exact: true });

/** The field of a password; its label is another one where a new password is chosen. */
export const passwordIn = (box: Locator, words: Words, label = words.accounts.fields.password) =>
  box.getByLabel(label, { exact: true });

export const codeIn = (box: Locator, words: Words) => box.getByRole("textbox", { name: words.accounts.fields.code });

/** Makes an account in the sign-up that is open. */
export async function signUp(page: Page, words: Words, { email, password }: Member): Promise<void> {
  const box = accountDialog(page, words, "signUp");
  await emailIn(box, words).fill(email);
  await passwordIn(box, words).fill(password);
  await box.getByRole("button", { name: words.accounts.signUp.submit, exact: true }).click();
}

/** Types the code that came to an address, and sends it. */
export async function confirm(page: Page, words: Words, email: string): Promise<void> {
  const box = accountDialog(page, words, "confirm");
  await expect(box).toBeVisible();
  await codeIn(box, words).fill(await codeFor(page, email));
  await box.getByRole("button", { name: words.accounts.confirm.submit }).click();
}

/** Sends the log-in that is open. */
export async function logIn(page: Page, words: Words, { email, password }: Member): Promise<void> {
  const box = accountDialog(page, words, "logIn");
  await emailIn(box, words).fill(email);
  await passwordIn(box, words).fill(password);
  await submitLogIn(box, words);
}

export const submitLogIn = (box: Locator, words: Words) =>
  box.getByRole("button", { name: words.accounts.logIn.submit, exact: true }).click();

/** Goes to the profile and out of it. */
export async function logOut(page: Page, words: Words): Promise<void> {
  await page.getByRole("link", { name: words.frame.profile }).click();
  await page.getByRole("button", { name: words.profile.logOut.button }).click();
  await expectGuest(page, words);
}

/** The first page, as somebody sees it whom nobody knows. */
export async function expectGuest(page: Page, words: Words): Promise<void> {
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("link", { name: words.frame.getStarted })).toBeVisible();
  await expect(page.getByRole("link", { name: words.frame.library, exact: true })).toBeHidden();
}

/** Makes a member of whoever uses this page's browser, by requests alone: for journeys that begin with one. */
export async function aMember(page: Page, member = somebody()): Promise<Member> {
  await ask(page, "sign-up/email", { ...member, name: "" });
  await ask(page, "email-otp/verify-email", { email: member.email, otp: await codeFor(page, member.email) });
  await enter(page, member);
  return member;
}

/** Logs somebody in by a request. */
export const enter = (page: Page, member: Member) => ask(page, "sign-in/email", member);

async function ask(page: Page, route: string, data: Record<string, string>): Promise<void> {
  const answer = await page.request.post(`/api/auth/${route}`, { data });
  expect(answer.status(), route).toBe(200);
}

/** Has a story told to whoever is logged in in this page's browser, by a request. */
export async function aStory(page: Page): Promise<{ id: string; title: string; text: string }> {
  const answer = await page.request.get("/api/story?kid_age=6");
  const { id, title, generated_story_content: text } = (await answer.json()) as Record<string, string>;
  if (!id || !title || !text) throw new Error(`no story was saved: ${answer.status()}`);
  return { id, title, text };
}

type Letter = { to: string; code: string | null };

/** What was sent to an address, newest first, as the mailbox of a trial shows it. */
export async function lettersTo(page: Page, email: string): Promise<Letter[]> {
  const letters = (await (await page.request.get("/dev/mail.json")).json()) as Letter[];
  return letters.filter(({ to }) => to === email);
}

const codesTaken = new Set<string>();

/** The code that came to an address, once it has come; a code that was asked for here before is an old one. */
export async function codeFor(page: Page, email: string): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(async () => {
      const letters = await lettersTo(page, email);
      code = letters.find((letter) => letter.code !== null)?.code ?? undefined;
      return code !== undefined && !codesTaken.has(`${email} ${code}`);
    }, `a code for ${email}`)
    .toBe(true);
  codesTaken.add(`${email} ${code}`);
  return code ?? "";
}
