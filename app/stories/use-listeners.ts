import { useEffect, useState } from "react";
import type { Listener } from "#app/accounts/listeners-contract.ts";
import { askForListeners } from "./listeners-list.ts";

/** A person's listeners as the form sees them. A guest has none and is not asked. */
export type ListenersShown =
  | { state: "coming" | "unreachable" | "guest"; listeners: readonly [] }
  | { state: "here"; listeners: readonly Listener[] };

/** Asks once for the listeners of whoever is logged in, and again for whoever logs in here. */
export function useListeners(isLoggedIn: boolean): ListenersShown {
  const [came, setCame] = useState<ListenersShown>(COMING);
  useEffect(() => {
    if (!isLoggedIn) return undefined;
    const leaving = new AbortController();
    const come = (listeners: readonly Listener[] | null) =>
      setCame(listeners ? { state: "here", listeners } : UNREACHABLE);
    void askForListeners(leaving.signal).then((listeners) => !leaving.signal.aborted && come(listeners));
    return () => leaving.abort();
  }, [isLoggedIn]);
  return isLoggedIn ? came : GUEST;
}

const COMING: ListenersShown = { state: "coming", listeners: [] };
const UNREACHABLE: ListenersShown = { state: "unreachable", listeners: [] };
const GUEST: ListenersShown = { state: "guest", listeners: [] };
