import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { type AccountDialog, searchWith } from "./account-query.ts";
import { keepEmailInHand } from "./email-in-hand.ts";

/** Good news that the next dialog tells. */
export const NOTICES = ["emailConfirmed", "passwordChanged"] as const;
export type Notice = (typeof NOTICES)[number];

type Step = { email?: string | undefined; notice?: Notice };

/**
 * How an account dialog goes on. An answer that comes after the dialog was closed leads nowhere: whoever closed it is
 * doing something else by now.
 */
export function useDialogSteps() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  return {
    isOpen: () => isOpen.current,
    /** Another dialog takes the place of this one, with the address in hand. */
    stepTo(dialog: AccountDialog, { email, notice }: Step = {}): void {
      if (email) keepEmailInHand(email, sessionStorage);
      if (!isOpen.current) return;
      const to = { pathname, search: searchWith(dialog, new URLSearchParams(search)) };
      void navigate(to, { replace: true, preventScrollReset: true, state: notice ? { notice } : null });
    },
    /** Leaves the dialog for a page. Whoever stays on this one goes on reading where they were. */
    async leaveFor(to: string, state?: unknown): Promise<void> {
      const preventScrollReset = to.split("?")[0] === pathname;
      if (isOpen.current) await navigate(to, { replace: true, preventScrollReset, state });
    },
  };
}

/** The good news that a dialog was opened with, or null. */
export const noticeIn = (state: unknown): Notice | null =>
  NOTICES.find((notice) => notice === (state as { notice?: unknown } | null)?.notice) ?? null;
