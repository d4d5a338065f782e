import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { DATABASES } from "#tests/databases.ts";
import type { Product } from "#tests/e2e/product.ts";
import { startTwo } from "./fault-product.ts";
import { type HeldModel, startHeldModel } from "./held-model.ts";
import {
  askStory,
  exportOf,
  lettersTo,
  logIn,
  type Member,
  newestCode,
  newMember,
  PASSWORD,
  postAccount,
} from "./member.ts";
import { expectQuiet } from "./quiet-log.ts";

const TWENTY = Array.from({ length: 20 }, (_, index) => index);
const EMAIL = "ana@home.example";

describe.each(DATABASES)("on %s", (kind) => {
  let model: HeldModel;
  let products: [Product, Product];
  beforeEach(async () => {
    model = await startHeldModel();
    products = await startTwo(kind, { ...model.settings, FREE_STORIES: "1" });
  });
  afterEach(async () => {
    for (const product of new Set(products)) await product.stop();
    await model.close();
  });

  const urlFor = (index: number) => (products[index % 2] as Product).url;
  const output = () => products.map((product) => product.output()).join("");

  /** Asks for twenty stories at once; the first one told does not end before the nineteen others have their answers. */
  async function askTwenty({ cookie }: Member, headers: Record<string, string> = {}): Promise<Response[]> {
    const held = model.hold();
    let answered = 0;
    const asking = TWENTY.map(async (index) => {
      const answer = await askStory(urlFor(index), cookie, headers);
      answered += 1;
      if (answered === TWENTY.length - 1) held.release();
      return answer;
    });
    return Promise.all(asking);
  }

  test("of twenty requests at once with one place left one is told and saved, and nineteen are told that there is no place", async () => {
    const member = await newMember(urlFor(0), EMAIL);
    const answers = await askTwenty(member);
    const bodies = (await Promise.all(answers.map((answer) => answer.json()))) as Record<string, unknown>[];
    const told = bodies.filter((_, index) => answers[index]?.ok);
    const refused = bodies.filter((_, index) => answers[index]?.status === 403);
    expect(told).toMatchObject([{ saved: true, storyCount: 1, totalStoryCount: 1, max_amount_of_stories: 1 }]);
    expect(refused.map(({ code }) => code)).toEqual(TWENTY.slice(1).map(() => "story_limit_reached"));
    for (const index of [0, 1]) {
      const { counts, stories } = await exportOf(urlFor(index), member);
      expect(stories.map(({ id }) => id)).toEqual([told[0]?.id]);
      expect(counts).toMatchObject({ storyCount: 1, totalStoryCount: 1 });
    }
    expectQuiet(output(), member.secrets);
  });

  test("twenty requests at once with one key tell one story", async () => {
    const member = await newMember(urlFor(0), EMAIL);
    const key = { "Idempotency-Key": "moon" };
    const answers = await askTwenty(member, key);
    const bodies = (await Promise.all(answers.map((answer) => answer.json()))) as Record<string, unknown>[];
    const told = bodies.filter((_, index) => answers[index]?.ok);
    const refused = bodies.filter((_, index) => answers[index]?.status === 409);
    expect(told).toMatchObject([{ saved: true, storyCount: 1 }]);
    expect(refused.map(({ code }) => code)).toEqual(TWENTY.slice(1).map(() => "still_telling"));
    expect((await exportOf(urlFor(1), member)).stories.map(({ id }) => id)).toEqual([told[0]?.id]);
  });

  test("ten sign-ups at once with one address make one account, which its owner can open", async () => {
    const sent = { email: EMAIL, password: PASSWORD };
    const answers = await Promise.all(
      TWENTY.slice(10).map((index) => postAccount(urlFor(index), "sign-up/email", sent)),
    );
    expect(answers.map(({ status }) => status)).toEqual(TWENTY.slice(10).map(() => 200));
    const letters = await lettersTo(urlFor(0), EMAIL);
    // Which of ten codes came last is anybody's guess: a new one is the only good one.
    await newestCode(urlFor(0), EMAIL, 10);
    const type = "email-verification";
    await postAccount(urlFor(0), "email-otp/send-verification-otp", { email: EMAIL, type });
    const otp = await newestCode(urlFor(0), EMAIL, 11);
    expect((await postAccount(urlFor(1), "email-otp/verify-email", { email: EMAIL, otp })).status).toBe(200);
    const cookies = await Promise.all([logIn(urlFor(0), EMAIL), logIn(urlFor(1), EMAIL)]);
    const own = await Promise.all(cookies.map((cookie, index) => personOf(urlFor(index + 1), cookie)));
    expect(new Set(own).size).toBe(1);
    expectQuiet(output(), [EMAIL, otp, PASSWORD, ...letters.flatMap(({ code }) => code ?? [])]);
  });
});

async function personOf(url: string, cookie: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/get-session`, { headers: { Cookie: cookie } });
  return ((await answer.json()) as { user: { id: string } }).user.id;
}
