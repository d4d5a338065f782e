import { vi } from "vitest";
import type { WholeStory } from "#app/stories/library-contract.ts";

export const PASSWORD = "Luna llena 7";
export const JSON_BODY = { "Content-Type": "application/json" };
const MAIL_WITHIN = { timeout: 30_000, interval: 20 };

/** Somebody logged in, who speaks with a product over real sockets. */
export type Member = {
  email: string;
  /** The session's cookie, as it is sent. */
  cookie: string;
  /** What no log may hold: the address, the codes, the session. */
  secrets: string[];
};

export type Exported = {
  counts: { storyCount: number; totalStoryCount: number };
  stories: WholeStory[];
};

type Letter = { to: string; code: string | null };

/** Signs up, confirms and logs in. @param url the product's, without a trailing slash */
export async function newMember(url: string, email: string): Promise<Member> {
  await expectOk(await postAccount(url, "sign-up/email", { email, password: PASSWORD }));
  const code = await newestCode(url, email, 1);
  await expectOk(await postAccount(url, "email-otp/verify-email", { email, otp: code }));
  const cookie = await logIn(url, email);
  return { email, cookie, secrets: [email, code, cookie.split("=")[1] ?? cookie, PASSWORD] };
}

/** @returns the cookie of a new session */
export async function logIn(url: string, email: string): Promise<string> {
  const answer = await postAccount(url, "sign-in/email", { email, password: PASSWORD });
  await expectOk(answer);
  const line = answer.headers.getSetCookie().find((cookie) => cookie.includes("session_token="));
  return line?.split(";")[0] ?? "";
}

export function postAccount(url: string, route: string, body: object, headers: Record<string, string> = {}) {
  return fetch(`${url}/api/auth/${route}`, {
    method: "POST",
    headers: { ...JSON_BODY, ...headers },
    body: JSON.stringify(body),
  });
}

/** The code of the newest letter to an address, once so many have come. */
export function newestCode(url: string, email: string, letters: number): Promise<string> {
  return vi.waitFor(async () => {
    const sent = (await lettersTo(url, email)).filter(({ code }) => code !== null);
    const code = sent.length >= letters && sent[0]?.code;
    if (!code) throw new Error("the letter has not come");
    return code;
  }, MAIL_WITHIN);
}

export async function lettersTo(url: string, email: string): Promise<Letter[]> {
  const letters = (await (await fetch(`${url}/dev/mail.json`)).json()) as Letter[];
  return letters.filter(({ to }) => to === email);
}

/** Asks for a story. @param headers beside the cookie, such as the key and how it shall come */
export function askStory(url: string, cookie: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${url}/api/story`, {
    method: "POST",
    headers: { ...JSON_BODY, ...(cookie && { Cookie: cookie }), ...headers },
    body: JSON.stringify({ kid_age: 6, language: "english" }),
  });
}

/** Everything that is kept of a member. */
export async function exportOf(url: string, { cookie }: Pick<Member, "cookie">): Promise<Exported> {
  const answer = await fetch(`${url}/api/account/export`, { headers: { Cookie: cookie } });
  await expectOk(answer);
  return (await answer.json()) as Exported;
}

async function expectOk(answer: Response): Promise<void> {
  if (!answer.ok) throw new Error(`${new URL(answer.url).pathname} answered ${answer.status}`);
}
