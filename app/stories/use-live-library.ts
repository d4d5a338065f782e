import { useEffect, useState } from "react";
import type { RecordChange } from "./records-contract.ts";

/** What was heard of changes to somebody's stories, here and elsewhere. Times are `performance.now`'s. */
export type Heard = {
  /** Whether changes are heard now. */
  isListening: boolean;
  /** When there was last a reason to look how things stand. */
  at: number;
  /** The last change of each story. Not React's: whoever uses it looks again whenever `at` changes. */
  changes: Map<string, { change: RecordChange; at: number }>;
};

/** Listens as long as the page is open, once it has nothing else to do: what listens is loaded then. */
export function useLiveLibrary(): Heard {
  const [changes] = useState<Heard["changes"]>(() => new Map());
  const [{ isListening, at }, setHeard] = useState({ isListening: false, at: Number.NEGATIVE_INFINITY });
  useEffect(() => {
    const leaving = new AbortController();
    const listen = async () => {
      const { listenToLibrary } = await import("./live-library.ts");
      if (leaving.signal.aborted) return;
      const stop = listenToLibrary({
        onChange: (change, id) => {
          const at = performance.now();
          changes.set(id, { change, at });
          setHeard((before) => ({ ...before, at }));
        },
        onListening: (isListening) => {
          const at = performance.now();
          setHeard((before) => ({ isListening, at: isListening ? at : before.at }));
        },
      });
      leaving.signal.addEventListener("abort", stop);
    };
    const cancel = whenIdle(() => void listen().catch(staySilent));
    return () => {
      cancel();
      leaving.abort();
    };
  }, [changes]);
  return { isListening, at, changes };
}

/** Without a network what listens does not come. The page is then as it was loaded, which it says of itself anyway. */
function staySilent(): void {}

/** After so long it begins even on a page that never rests. */
const IDLE_AT_LAST_MS = 2_000;

function whenIdle(go: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const asked = requestIdleCallback(go, { timeout: IDLE_AT_LAST_MS });
    return () => cancelIdleCallback(asked);
  }
  const timer = setTimeout(go);
  return () => clearTimeout(timer);
}
