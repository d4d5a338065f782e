import type { Subscription } from "./contract.ts";
import { hasPlan } from "./plan-pages-contract.ts";
import type { SubscriptionAnswer } from "./subscription-client.ts";

/** How often the plan is asked for, and how many times: what has not come by then may take minutes. */
export const ASK_EVERY_MS = 1_500;
export const ASK_AT_MOST = 12;

/** What is known of a plan that was paid for a moment ago. "unreadable": nobody could be asked. */
export type PlanArrival =
  | { state: "here"; plan: Subscription }
  | { state: "missing" }
  | { state: "guest" }
  | { state: "unreadable" };

type Asking = {
  read: () => Promise<SubscriptionAnswer<Subscription>>;
  pause: (milliseconds: number) => Promise<void>;
  /** Ends the asking before its time. */
  signal: AbortSignal;
};

/** Asks for the plan until it is there or the patience is over; null when nobody wants to know any more. Never throws. */
export async function planArrival({ read, pause, signal }: Asking): Promise<PlanArrival | null> {
  let wasRead = false;
  for (let asked = 0; asked < ASK_AT_MOST; asked++) {
    if (asked > 0) await pause(ASK_EVERY_MS);
    if (signal.aborted) return null;
    const answer = await read();
    if (signal.aborted) return null;
    if (answer.ok && hasPlan(answer.value)) return { state: "here", plan: answer.value };
    if (!answer.ok && answer.fault === "not_logged_in") return { state: "guest" };
    wasRead ||= answer.ok;
  }
  return { state: wasRead ? "missing" : "unreadable" };
}
