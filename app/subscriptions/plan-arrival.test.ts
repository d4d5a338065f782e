import { expect, test } from "vitest";
import { INACTIVE, type Subscription } from "./contract.ts";
import { ASK_AT_MOST, ASK_EVERY_MS, planArrival } from "./plan-arrival.ts";
import type { SubscriptionAnswer, SubscriptionFault } from "./subscription-client.ts";

type Answer = SubscriptionAnswer<Subscription>;

const planOf = (status: string): Answer => ({
  ok: true,
  value: {
    status,
    max_amount_of_stories: 30,
    current_period_end: 1_800_000_000,
    cancel_at_period_end: false,
    name: "Basic",
    id: "sub_1",
    storyCount: 0,
    totalStoryCount: 0,
  },
});
const failing = (fault: SubscriptionFault): Answer => ({ ok: false, fault });

/** What comes of asking when the answers are these; the last one is given again and again. */
async function arrivalAfter(answers: Answer[], leavesAfter = Number.POSITIVE_INFINITY) {
  const leaving = new AbortController();
  const pauses: number[] = [];
  let asked = 0;
  const arrival = await planArrival({
    read: async () => {
      const answer = answers[Math.min(asked, answers.length - 1)];
      asked++;
      if (asked === leavesAfter) leaving.abort();
      return answer ?? failing("unexpected");
    },
    pause: async (milliseconds) => void pauses.push(milliseconds),
    signal: leaving.signal,
  });
  return { arrival, asked, pauses };
}

test("a plan that comes late is found, with a pause before each new question", async () => {
  const { arrival, pauses } = await arrivalAfter([planOf(INACTIVE), failing("offline"), planOf("active")]);
  expect(arrival).toMatchObject({ state: "here", plan: { max_amount_of_stories: 30 } });
  expect(pauses).toEqual([ASK_EVERY_MS, ASK_EVERY_MS]);
});

test("a plan that is not there after the last question is called missing, and nobody goes on asking", async () => {
  const { arrival, asked } = await arrivalAfter([planOf(INACTIVE)]);
  expect(arrival).toEqual({ state: "missing" });
  expect(asked).toBe(ASK_AT_MOST);
});

test("a first payment that is not through is no plan", async () => {
  expect((await arrivalAfter([planOf("incomplete")])).arrival).toEqual({ state: "missing" });
});

test("where nothing can be read, nobody claims that there is no payment", async () => {
  expect((await arrivalAfter([failing("offline")])).arrival).toEqual({ state: "unreadable" });
});

test("a guest is asked once", async () => {
  const { arrival, asked } = await arrivalAfter([failing("not_logged_in")]);
  expect([arrival, asked]).toEqual([{ state: "guest" }, 1]);
});

test("whoever closes the dialog ends the asking", async () => {
  const { arrival, asked } = await arrivalAfter([planOf(INACTIVE)], 3);
  expect([arrival, asked]).toEqual([null, 3]);
});
