import { useSyncExternalStore } from "react";

const QUERY = "(prefers-reduced-motion: reduce)";

function subscribe(onChange: () => void): () => void {
  const motion = window.matchMedia(QUERY);
  motion.addEventListener("change", onChange);
  return () => motion.removeEventListener("change", onChange);
}

/** Whether the visitor asked for less motion; follows the setting while the page is open. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(QUERY).matches,
    () => false,
  );
}
