import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * After a change of page without a new document, focus goes to its heading, or to the place in it that the address
 * names: else nobody hears that anything changed.
 */
export function useFocusOnNewPage(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef({ pathname, hash });
  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, hash };
    // A dialog that is open already has the focus.
    if (document.querySelector("dialog[open]")) return;
    const place = hash === before.hash ? null : document.getElementById(hash.slice(1));
    if (place) place.tabIndex = -1;
    const heading = pathname === before.pathname ? null : document.querySelector<HTMLElement>("main h1");
    (place ?? heading)?.focus({ preventScroll: true });
  }, [pathname, hash]);
}
