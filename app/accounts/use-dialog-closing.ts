import { useEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigate, useNavigationType } from "react-router";
import { searchWithout } from "./account-query.ts";

/**
 * How a dialog that the query opened closes. One that was opened on the page below it goes back, as the browser's Back
 * does; one that came with its page has nothing to go back to and takes its part of the query away.
 */
export function useDialogClosing(isOpen: boolean): () => void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const navigation = useNavigationType();
  const before = useRef({ isOpen, pathname });
  const wasPushed = useRef(false);
  // A second press of Esc, before the first has been answered, must not go back twice.
  const isClosing = useRef(false);

  useEffect(() => {
    const { isOpen: wasOpen, pathname: lastPath } = before.current;
    before.current = { isOpen, pathname };
    isClosing.current = false;
    if (isOpen && !wasOpen) wasPushed.current = navigation === NavigationType.Push && pathname === lastPath;
  }, [isOpen, pathname, navigation]);

  return () => {
    if (isClosing.current) return;
    isClosing.current = true;
    if (wasPushed.current) {
      void navigate(-1);
      return;
    }
    const rest = searchWithout(new URLSearchParams(search));
    void navigate({ pathname, search: rest }, { replace: true, preventScrollReset: true });
  };
}
