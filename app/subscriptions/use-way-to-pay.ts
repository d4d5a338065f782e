import { useEffect, useRef, useState } from "react";
import type { WayToPay } from "./contract.ts";
import type { SubscriptionAnswer, SubscriptionFault } from "./subscription-client.ts";

/**
 * Leads to a page of the payment provider's, and says why it could not.
 * @param ask gets the page's address. It is given a name for what the person means to do, the same one as long as they
 * mean it: a press that is repeated is no second order. A failure ends it.
 */
export function useWayToPay(ask: (intention: string) => Promise<SubscriptionAnswer<WayToPay>>) {
  // State comes too late for a double click.
  const isUnderWay = useRef(false);
  const intention = useRef<string>(undefined);
  const isHere = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<SubscriptionFault | null>(null);

  useEffect(() => {
    isHere.current = true;
    // The browser's Back brings the page as it was left, which is busy.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      intention.current = undefined;
      setBusy(false);
    };
    window.addEventListener("pageshow", onShow);
    return () => {
      isHere.current = false;
      window.removeEventListener("pageshow", onShow);
    };
  }, []);

  async function go(): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    intention.current ??= crypto.randomUUID();
    // The same words are then announced again when they come again.
    setFault(null);
    setBusy(true);
    const answer = await ask(intention.current);
    isUnderWay.current = false;
    // Whoever has gone to another page is doing something else by now.
    if (!isHere.current) return;
    if (answer.ok) {
      // It stays busy until the browser has left. The address is opened as it came: what follows its # is part of it.
      window.location.assign(answer.value.url);
      return;
    }
    intention.current = undefined;
    setBusy(false);
    setFault(answer.fault);
  }
  return { isBusy, fault, go };
}
