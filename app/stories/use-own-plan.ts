import { useEffect, useState } from "react";
import type { PlanState } from "#app/subscriptions/contract.ts";
import { askForOwnPlan } from "./own-plan.ts";

/** A person's plan as a screen about stories sees it; null when it cannot be had now. */
export type OwnPlan = PlanState | "coming" | null;

/** Asks once for the plan of whoever is logged in. A guest has none and is not asked. */
export function useOwnPlan(isLoggedIn: boolean): OwnPlan {
  const [plan, setPlan] = useState<OwnPlan>("coming");
  useEffect(() => {
    if (!isLoggedIn) return undefined;
    const leaving = new AbortController();
    void askForOwnPlan(leaving.signal).then((asked) => !leaving.signal.aborted && setPlan(asked));
    return () => leaving.abort();
  }, [isLoggedIn]);
  return isLoggedIn ? plan : null;
}
