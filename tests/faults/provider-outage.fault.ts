import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { REST_MS } from "#app/stories/provider-breaker.server.ts";
import { DATABASES } from "#tests/databases.ts";
import { ENGLISH_STORY } from "#tests/fakes/model-stories.ts";
import { type FailingProvider, startFailingProvider } from "./failing-provider.ts";
import { type FaultHouse, openFaultHouse } from "./fault-house.ts";
import { askStory, exportOf, type Member, newMember } from "./member.ts";
import { expectQuiet } from "./quiet-log.ts";

const TEN = Array.from({ length: 10 }, (_, index) => index);
/** The most that one request may cost a provider that is down, on average. */
const CALLS_PER_REQUEST = 1.2;
const BACK_WITHIN = { timeout: 6 * REST_MS, interval: 250 };

describe.each(DATABASES)("on %s", (kind) => {
  let provider: FailingProvider;
  let house: FaultHouse;
  let member: Member;
  let callsBefore: number;
  beforeAll(async () => {
    provider = await startFailingProvider();
    house = await openFaultHouse(kind, {
      ...provider.settings,
      FREE_STORIES: "100",
      LIMIT_PURSE_FREE_TOKENS_PER_DAY: "1000000",
      LIMIT_PURSE_GUESTS_TOKENS_PER_DAY: "1000000",
    });
  });
  beforeEach(async ({ task }) => {
    provider.go(null);
    callsBefore = provider.callsAt().length;
    member = await newMember(house.product.url, `ana-${task.id}@home.example`);
  });
  afterAll(async () => {
    await house.close();
    await provider.close();
  });

  const callsAt = () => provider.callsAt().slice(callsBefore);
  const ask = (cookie = member.cookie, headers: Record<string, string> = {}) =>
    askStory(house.product.url, cookie, headers);

  test("a provider that is down for everybody is left in peace; whoever asks is told when to come back, and it is found again", async () => {
    provider.go({ statuses: [500, 529] });
    let requests = 0;
    for (const burst of TEN.slice(0, 5)) {
      const cookie = burst % 2 === 0 ? member.cookie : "";
      const answers = await Promise.all(TEN.map((index) => ask(cookie, index < 5 ? {} : STREAM)));
      requests += answers.length;
      for (const answer of answers) await expectResting(answer);
    }
    expect(callsAt().length).toBeGreaterThan(0);
    expect(callsAt().length).toBeLessThanOrEqual(CALLS_PER_REQUEST * requests);
    await vi.waitFor(async () => expect(await reserved()).toEqual([]), BACK_WITHIN);
    expect(await spent(), "what never came costs nothing").toBe(0);
    expect((await exportOf(house.product.url, member)).counts).toMatchObject({ storyCount: 0, totalStoryCount: 0 });
    expect(restLines()).toBe(1);

    provider.go(null);
    const told = await vi.waitFor(async () => {
      const answer = await ask();
      if (!answer.ok) throw new Error(`still ${answer.status}`);
      return (await answer.json()) as Record<string, unknown>;
    }, BACK_WITHIN);
    expect(told).toMatchObject({ title: ENGLISH_STORY.title, saved: true, storyCount: 1, totalStoryCount: 1 });
    const answers = await Promise.all(TEN.map(() => ask()));
    expect(answers.map(({ status }) => status)).toEqual(TEN.map(() => 200));
    expectQuiet(house.product.output(), member.secrets);
  });

  test("a provider that wants a second is given it, asked once more, and the story is saved once", async () => {
    provider.go({ statuses: [429], retryAfter: "1" });
    const answering = ask();
    await vi.waitFor(() => expect(callsAt()).toHaveLength(1), BACK_WITHIN);
    provider.go(null);
    expect(await (await answering).json()).toMatchObject({ saved: true, storyCount: 1 });
    const [first = 0, second = 0, ...more] = callsAt();
    expect(more).toEqual([]);
    // The product's clock begins when the answer has reached it, a timer may be a millisecond early.
    expect(second - first).toBeGreaterThanOrEqual(999);
    expect((await exportOf(house.product.url, member)).stories).toHaveLength(1);
  });

  test("a provider that wants longer than a child can wait is not asked again, and its time is passed on", async () => {
    provider.go({ statuses: [429], retryAfter: "37" });
    const answer = await ask();
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "37"]);
    expect(await answer.json()).toMatchObject({ code: "storyteller_unavailable" });
    expect(callsAt()).toHaveLength(1);
  });

  const reserved = () => house.db.selectFrom("purse_reservations").selectAll().execute();
  async function spent(): Promise<number> {
    const rows = await house.db.selectFrom("purses").select("day_tokens").execute();
    return rows.reduce((sum, { day_tokens }) => sum + day_tokens, 0);
  }
  const restLines = () =>
    house.product
      .output()
      .split("\n")
      .filter((line) => line.includes("is left to rest")).length;
});

const STREAM = { Accept: "text/event-stream" };

async function expectResting(answer: Response): Promise<void> {
  expect(answer.status).toBe(503);
  expect(answer.headers.get("Content-Type")).toBe("application/problem+json");
  expect(await answer.json()).toMatchObject({ code: "storyteller_unavailable", status: 503 });
}
