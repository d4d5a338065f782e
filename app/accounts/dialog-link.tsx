import type { MouseEvent } from "react";
import { Link, useLocation } from "react-router";
import { type AccountDialog, searchWith } from "./account-query.ts";
import { keepEmailInHand } from "./email-in-hand.ts";

/** Leads from one account dialog to another and takes along the address that was typed. */
export function DialogLink({ to, children }: { to: AccountDialog; children: string }) {
  const { pathname, search } = useLocation();
  const takeAddress = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    const field = currentTarget.closest("dialog")?.querySelector<HTMLInputElement>("input[name=email]");
    if (field?.value.trim()) keepEmailInHand(field.value.trim(), sessionStorage);
  };
  return (
    <Link
      className="account-link"
      replace
      preventScrollReset
      to={{ pathname, search: searchWith(to, new URLSearchParams(search)) }}
      onClick={takeAddress}
    >
      {children}
    </Link>
  );
}
