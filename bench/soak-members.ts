import { once } from "node:events";
import { type Agent, get, type IncomingMessage } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { DatabasePlace } from "#db/open.server.ts";
import { openDatabase } from "#db/open.server.ts";
import { PRODUCT_END, post, STORY_REQUEST } from "./reader.ts";

/** Somebody with an account, and how many stories they were told are in their library. */
export type Member = { email: string; cookie: string; saved: number };

/** Many accounts from one address, with many stories each. */
export const MANY_STORIES = {
  FREE_STORIES: "1000000",
  LIMIT_SIGN_UPS_PER_ADDRESS_PER_HOUR: "0",
  LIMIT_SIGN_INS_PER_ADDRESS_PER_15_MINUTES: "0",
  LIMIT_ACCOUNT_REQUESTS_PER_ADDRESS_PER_HOUR: "0",
};

const PASSWORD = "Luna llena 7";
const LETTER_WAIT_MS = 10_000;
const LOOK_AGAIN_MS = 50;
/** How the stream of a story ends that is in the library. */
const SAVED = /\nevent: end\ndata: .*"saved":true.*\n\n$/;

/** Signs up, confirms and logs in. @param url the product's, on trial, without a trailing slash */
export async function newMember(url: string, email: string): Promise<Member> {
  await account(url, "sign-up/email", { email, password: PASSWORD });
  await account(url, "email-otp/verify-email", { email, otp: await codeFor(url, email) });
  const answer = await account(url, "sign-in/email", { email, password: PASSWORD });
  const line = answer.headers.getSetCookie().find((cookie) => cookie.includes("session_token="));
  if (!line) throw new Error("a log-in without a session");
  return { email, cookie: line.split(";")[0] ?? "", saved: 0 };
}

async function account(url: string, route: string, body: object): Promise<Response> {
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(`${url}/api/auth/${route}`, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${route} answered ${answer.status}`);
  return answer;
}

async function codeFor(url: string, email: string): Promise<string> {
  for (let waitedMs = 0; waitedMs < LETTER_WAIT_MS; waitedMs += LOOK_AGAIN_MS) {
    const letters = (await (await fetch(`${url}/dev/mail.json`)).json()) as { to: string; code: string | null }[];
    const code = letters.find(({ to }) => to === email)?.code;
    if (code) return code;
    await wait(LOOK_AGAIN_MS);
  }
  throw new Error("a letter with a code did not come");
}

/** A bedtime: a story told and saved, and then a look at the library. @throws when anything is not as it should be */
export async function haveBedtime(agent: Agent, url: string, member: Member): Promise<void> {
  const headers = { cookie: member.cookie, "idempotency-key": crypto.randomUUID() };
  const { text } = await post(agent, `${url}/api/story`, STORY_REQUEST, { ending: PRODUCT_END, headers });
  if (!SAVED.test(text)) throw new Error("a story that was not saved");
  member.saved += 1;
  const [page]: IncomingMessage[] = await once(get(`${url}/library`, { agent, headers }), "response");
  if (page) await once(page.resume(), "end");
  if (page?.statusCode !== 200) throw new Error(`the library answered ${page?.statusCode}`);
}

/** Whether the product counts for this member what it has announced. */
export async function countsAsTold(url: string, { cookie, saved }: Member): Promise<boolean> {
  const answer = await fetch(`${url}/api/subscription`, { headers: { Cookie: cookie } });
  const { storyCount, totalStoryCount } = (await answer.json()) as Record<string, unknown>;
  return storyCount === saved && totalStoryCount === saved;
}

/** The rows of each person's stories, by e-mail address, as the database of a product that has ended holds them. */
export async function storedStories(place: DatabasePlace): Promise<Map<string, number>> {
  const db = await openDatabase(place);
  try {
    const rows = await db
      .selectFrom("stories")
      .innerJoin("users", "users.id", "stories.owner")
      .select((eb) => ["users.email", eb.fn.countAll().as("stories")])
      .groupBy("users.email")
      .execute();
    return new Map(rows.map(({ email, stories }) => [email, Number(stories)]));
  } finally {
    await db.destroy();
  }
}
