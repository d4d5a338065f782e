import { useRef } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";

const DIALOGS = ["email", "password", "cancel", "delete"] as const;
export type ProfileDialogName = (typeof DIALOGS)[number];

const QUERY = "open";
/** Marks an entry of the history that a link of the profile made. */
const OPENED_HERE = { openedHere: true };

/** What a link needs to open a dialog of the profile. The browser's Back closes it again. */
export const opens = (name: ProfileDialogName) =>
  ({ to: `?${QUERY}=${name}`, state: OPENED_HERE, preventScrollReset: true }) as const;

/** Which dialog of the profile is open, and how it closes. */
export function useProfileDialog(): { open: ProfileDialogName | undefined; close: () => void } {
  const [query] = useSearchParams();
  const { key, pathname, state } = useLocation();
  const navigate = useNavigate();
  // A second press of Esc, before the first has been answered, must not go back twice.
  const closing = useRef("");
  return {
    open: DIALOGS.find((name) => name === query.get(QUERY)),
    close: () => {
      if (closing.current === key) return;
      closing.current = key;
      // Going back leaves no entry behind on which Back would open the dialog again.
      if ((state as typeof OPENED_HERE | null)?.openedHere) void navigate(-1);
      else void navigate(pathname, { replace: true, preventScrollReset: true });
    },
  };
}
