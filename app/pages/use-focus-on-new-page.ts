import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** After a change of page without a new document, focus goes to its heading: else nobody hears that anything changed. */
export function useFocusOnNewPage(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // A dialog that is open already has the focus.
    if (document.querySelector("dialog[open]")) return;
    document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
  }, [pathname]);
}
