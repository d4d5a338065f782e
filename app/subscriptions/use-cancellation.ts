import { useRef, useState } from "react";
import type { CancelWhen } from "./contract.ts";
import { type SubscriptionFault, subscriptionOfMine } from "./subscription-client.ts";

/** The cancellation of a plan as its dialog sees it: one at a time, and why the last one was refused. */
export function useCancellation(onCancelled: (when: CancelWhen) => Promise<void>) {
  // State comes too late for a double click.
  const isUnderWay = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<SubscriptionFault | null>(null);

  async function cancel(when: CancelWhen): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    // The same words are then announced again when they come again.
    setFault(null);
    setBusy(true);
    const answer = await subscriptionOfMine.cancel(when);
    if (answer.ok) await onCancelled(when);
    else setFault(answer.fault);
    isUnderWay.current = false;
    setBusy(false);
  }
  return { isBusy, fault, cancel };
}
