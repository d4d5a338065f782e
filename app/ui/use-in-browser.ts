import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether React runs here: false in a server's answer, and until what came from there can be touched. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
