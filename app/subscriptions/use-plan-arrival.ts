import { useEffect, useState } from "react";
import { type PlanArrival, planArrival } from "./plan-arrival.ts";
import { subscriptionOfMine } from "./subscription-client.ts";

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** What is known of a plan that was paid for a moment ago; "waiting" as long as it may come any second. */
export function usePlanArrival(): PlanArrival | { state: "waiting" } {
  const [arrival, setArrival] = useState<PlanArrival>();
  useEffect(() => {
    const leaving = new AbortController();
    void planArrival({ read: subscriptionOfMine.read, pause, signal: leaving.signal }).then(
      (arrived) => arrived && setArrival(arrived),
    );
    return () => leaving.abort();
  }, []);
  return arrival ?? { state: "waiting" };
}
