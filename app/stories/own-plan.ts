import { type PlanState, SUBSCRIPTION_PATH } from "#app/subscriptions/contract.ts";

/** The plan of whoever visits this page, or null when it cannot be had now. Never throws. */
export async function askForOwnPlan(signal: AbortSignal): Promise<PlanState | null> {
  try {
    const response = await fetch(SUBSCRIPTION_PATH, { signal });
    return response.ok ? ((await response.json()) as PlanState) : null;
  } catch {
    return null;
  }
}
