import { type Allowance, INACTIVE, isLiveStatus, type PlanState } from "./contract.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** So long after a period's end the last good state stands when nobody can read a newer one: who paid is not locked out. */
export const GRACE_MS = 3 * DAY_MS;

/** Stories in a period, by the plan's name at the payment provider. That Advanced holds fewer than Basic is meant so. */
const PLAN_STORIES: ReadonlyMap<string, number> = new Map([
  ["Basic", 30],
  ["Advanced", 10],
  ["Pro", 100],
]);
/** What every other plan holds. */
const UNKNOWN_PLAN_STORIES = 3;

/** What the payment provider said of a person's subscription when it was last asked. Points in time in milliseconds. */
export type PlanCopy = {
  /** The provider's own word. */
  status: string;
  subscription: string;
  /** The plan's name. */
  plan: string;
  periodStart: number;
  periodEnd: number;
  cancelAtPeriodEnd: boolean;
};

/** Statuses that end a subscription for good. */
const OVER = new Set(["canceled", "incomplete_expired"]);

export const isOver = (status: string): boolean => OVER.has(status);

/** Whether a subscription is neither live nor over, and would stand beside a new one: nobody has paid for it. */
export const isStuck = (status: string): boolean => status === "unpaid" || status === "paused";

/**
 * The subscription that counts: the newest live one, else the newest that is not over; undefined when there is none.
 * @param subscriptions with `created` in whole seconds, the newest first among equals
 */
export function subscriptionThatCounts<Given extends { status: string; created: number }>(
  subscriptions: readonly Given[],
): Given | undefined {
  const newestFirst = subscriptions.toSorted((a, b) => b.created - a.created);
  return newestFirst.find(({ status }) => isLiveStatus(status)) ?? newestFirst.find(({ status }) => !isOver(status));
}

/** Whether a copy still carries its plan at a moment. A plan that was to end with its period needs no newer word for it. */
export function isLive(copy: PlanCopy | null, now: number): copy is PlanCopy {
  if (!copy || !isLiveStatus(copy.status)) return false;
  return now < copy.periodEnd + (copy.cancelAtPeriodEnd ? 0 : GRACE_MS);
}

/** What pages and other programs are told of a plan. @param freeStories how many an account without a plan may have */
export function planStateOf(copy: PlanCopy | null, now: number, freeStories: number): PlanState {
  if (!isLive(copy, now)) {
    return {
      status: INACTIVE,
      max_amount_of_stories: freeStories,
      current_period_end: null,
      cancel_at_period_end: false,
      name: null,
      id: null,
    };
  }
  return {
    status: copy.status,
    max_amount_of_stories: storiesOf(copy.plan),
    current_period_end: Math.floor(copy.periodEnd / 1000),
    cancel_at_period_end: copy.cancelAtPeriodEnd,
    name: copy.plan,
    id: copy.subscription,
  };
}

/**
 * The places that a copy gives. A period that has ended while nobody could say what came next counts as renewed: its
 * stories must not stand in the next one's way.
 */
export function allowanceOf(copy: PlanCopy | null, now: number, freeStories: number): Allowance {
  if (!isLive(copy, now)) return { limit: freeStories, since: null };
  const since = now < copy.periodEnd ? copy.periodStart : copy.periodEnd;
  return { limit: storiesOf(copy.plan), since: new Date(since).toISOString() };
}

const storiesOf = (plan: string) => PLAN_STORIES.get(plan) ?? UNKNOWN_PLAN_STORIES;
