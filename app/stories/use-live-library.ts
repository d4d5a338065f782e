import { useEffect, useState } from "react";
import type { RecordChange } from "./records-contract.ts";

/** What was heard of changes to somebody's stories, here and elsewhere. Times are `performance.now`'s. */
export type Heard = {
  /** Whether changes are heard now. */
  isListening: boolean;
  /** Whether the service has refused to tell any more, after it had told. */
  isRefused: boolean;
  /** When there was last a reason to look how things stand. */
  at: number;
  /** The last change of each story. Not React's: whoever uses it looks again whenever `at` changes. */
  changes: Map<string, { change: RecordChange; at: number }>;
  /** Asks the service anew after it has refused: whoever is logged in now may be let in. */
  listenAgain: () => void;
};

type Hearing = Pick<Heard, "isListening" | "isRefused" | "at">;
const NOTHING_HEARD: Hearing = { isListening: false, isRefused: false, at: Number.NEGATIVE_INFINITY };

/**
 * Listens as long as the page is open, once it has nothing else to do: what listens is loaded then.
 * @param owner whose library it is, by its mark: for somebody else it begins anew
 */
export function useLiveLibrary(owner: string): Heard {
  const [listener, setListener] = useState(() => newListener(owner));
  const [hearing, setHearing] = useState(NOTHING_HEARD);
  const beginAgain = () => {
    setListener(newListener(owner));
    setHearing(NOTHING_HEARD);
  };
  if (listener.owner !== owner) beginAgain();
  const { changes } = listener;
  useEffect(() => {
    const leaving = new AbortController();
    // Whom the service never let in it would refuse again: only one that was heard is asked anew.
    let hasListened = false;
    const listen = async () => {
      const { listenToLibrary } = await import("./live-library.ts");
      if (leaving.signal.aborted) return;
      const stop = listenToLibrary({
        onChange: (change, id) => {
          const at = performance.now();
          changes.set(id, { change, at });
          setHearing((before) => ({ ...before, at }));
        },
        onListening: (isListening) => {
          const at = performance.now();
          hasListened ||= isListening;
          setHearing((before) => ({ ...before, isListening, at: isListening ? at : before.at }));
        },
        onRefused: () => {
          if (hasListened) setHearing({ isListening: false, isRefused: true, at: performance.now() });
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
  return { ...hearing, changes, listenAgain: beginAgain };
}

type Listener = { owner: string; changes: Heard["changes"] };
const newListener = (owner: string): Listener => ({ owner, changes: new Map() });

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
