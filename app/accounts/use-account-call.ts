import { useRef, useState } from "react";
import type { AccountAnswer } from "./account-client.ts";
import type { AccountFailure } from "./account-faults.ts";

/** A request about an account as a form sees it: one at a time, and why the last one failed. */
export function useAccountCall() {
  // State comes too late for a double click.
  const isUnderWay = useRef(false);
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<AccountFailure | null>(null);

  /** Whether it went well. A call while another one runs is none. */
  async function run(call: () => Promise<AccountAnswer>): Promise<boolean> {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    setRunning(true);
    // The same words are then announced again when they come again.
    setFailure(null);
    const answer = await call();
    isUnderWay.current = false;
    setRunning(false);
    if (!answer.ok) setFailure(answer);
    return answer.ok;
  }
  return { isRunning, failure, run };
}
