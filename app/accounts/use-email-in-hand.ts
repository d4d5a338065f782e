import { useSyncExternalStore } from "react";
import { emailInHand } from "./email-in-hand.ts";

/** The address that came with the visitor from another dialog; empty when there is none, and on the server. */
export const useEmailInHand = (): string =>
  useSyncExternalStore(
    neverChanges,
    () => emailInHand(sessionStorage),
    () => "",
  );

// It is written only when one dialog gives way to another.
const neverChanges = () => () => {};
