import { MEMBERS_PATHS } from "#app/members-only.ts";
import { PLANS_PATH, WISH_QUERY, type WishAfterLogIn, wishIn } from "#app/subscriptions/plan-pages-contract.ts";
import { CLAIM_NO_PLACE } from "./contract.ts";

/** The dialogs about accounts, by the name in the query that opens them on any page. */
export const ACCOUNT_DIALOGS = ["login", "signup", "confirm", "forgot", "reset"] as const;
export type AccountDialog = (typeof ACCOUNT_DIALOGS)[number];

/** The dialog that a query asks for, or null. */
export const dialogAsked = (query: URLSearchParams): AccountDialog | null =>
  ACCOUNT_DIALOGS.find((dialog) => query.has(dialog)) ?? null;

/** The query with another dialog in it. Where a log-in leads to stays, and so does what somebody wishes to buy. */
export function searchWith(dialog: AccountDialog, query: URLSearchParams): string {
  const rest = new URLSearchParams(searchWithout(query));
  const next = memberPathIn(query);
  const wish = wishIn(query);
  if (wish) rest.set(WISH_QUERY, wish);
  rest.set(dialog, "1");
  // One of three paths of ours: it stands in the query as it is.
  return `?${rest.toString()}${next ? `&next=${next}` : ""}`;
}

/** The query when its dialog has closed, with its question mark, or an empty text. */
export function searchWithout(query: URLSearchParams): string {
  const rest = new URLSearchParams(query);
  for (const name of [...ACCOUNT_DIALOGS, "next", WISH_QUERY]) rest.delete(name);
  return rest.size > 0 ? `?${rest.toString()}` : "";
}

/** The page that a log-in leads to, if the query names one of the three that may be named. */
export const memberPathIn = (query: URLSearchParams) =>
  MEMBERS_PATHS.find((path) => path === query.get("next")) ?? null;

/** Where somebody goes after the log-in. */
export type WayOn = { to: string; state?: { claimed: string } | WishAfterLogIn };

/**
 * Where a log-in leads, or null: the page stays and the dialog closes.
 * @param claimed what became of the guest's half-told story: its id, CLAIM_NO_PLACE, or null when there was none
 */
export function wayAfterLogIn(pathname: string, query: URLSearchParams, claimed: string | null): WayOn | null {
  const wished = wishOn(pathname, query);
  // Before the story: that is in the library, or waits.
  if (wished) return { to: withQuery(pathname, query, `${WISH_QUERY}=${wished}`), state: { wished } };
  if (claimed === CLAIM_NO_PLACE) return { to: withQuery(pathname, query, "limit=1") };
  if (claimed && pathname === "/generator") return { to: pathname, state: { claimed } };
  if (claimed) return { to: `/reader?story=${encodeURIComponent(claimed)}` };
  const next = memberPathIn(query);
  return next && { to: next };
}

/** What somebody wishes to buy, where the page is the one that sells it. */
export const wishOn = (pathname: string, query: URLSearchParams) => (pathname === PLANS_PATH ? wishIn(query) : null);

/** The same page with its dialog closed, and one more thing in the query. */
function withQuery(pathname: string, query: URLSearchParams, added: string): string {
  const rest = searchWithout(query);
  return `${pathname}${rest ? `${rest}&` : "?"}${added}`;
}
