import type { PlanState } from "#app/subscriptions/contract.ts";

const MS_PER_SECOND = 1000;

type NewStories = {
  /** Whether the plan goes on after its month; without a day where that is not known, or is over already. */
  when: "renews" | "renewsUndated" | "ends" | "endsUndated";
  /** The day in the visitor's words, or an empty text. */
  date: string;
};

/** When somebody whose month of stories is told can have new ones. @param plan theirs, or null */
export function newStoriesOf(plan: PlanState | null, now: Date, language: string): NewStories {
  const goesOn = plan?.cancel_at_period_end ? "ends" : "renews";
  const end = (plan?.current_period_end ?? 0) * MS_PER_SECOND;
  if (end <= now.getTime()) return { when: `${goesOn}Undated`, date: "" };
  return { when: goesOn, date: new Intl.DateTimeFormat(language, { day: "numeric", month: "long" }).format(end) };
}
