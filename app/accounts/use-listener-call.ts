import { useRef, useState } from "react";
import type { ListenerFault } from "./listeners-client.ts";

/** A change of the list as its card sees it: one at a time, and why the last one was not made. */
export function useListenerCall() {
  // State comes too late for a double click.
  const isUnderWay = useRef(false);
  const [isRunning, setRunning] = useState(false);
  const [fault, setFault] = useState<ListenerFault | null>(null);

  /** Whether it was done. A call while another one runs is none. */
  async function run(call: () => Promise<ListenerFault | null>): Promise<boolean> {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    setRunning(true);
    // The same words are then announced again when they come again.
    setFault(null);
    const found = await call();
    isUnderWay.current = false;
    setRunning(false);
    setFault(found);
    return found === null;
  }
  return { isRunning, fault, run };
}
