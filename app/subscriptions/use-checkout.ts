import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { OFFERED_PRICE } from "./contract.ts";
import { isWishAfterLogIn, WISH_QUERY, wishIn } from "./plan-pages-contract.ts";
import { subscriptionOfMine } from "./subscription-client.ts";
import { useWayToPay } from "./use-way-to-pay.ts";

/**
 * The checkout of the plan on offer. It begins by itself after a log-in that somebody came through with the wish for it,
 * and never because of an address alone.
 * @param logIn the query of this page that opens the log-in and carries the wish
 */
export function useCheckout(logIn: string) {
  const [query] = useSearchParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const isWished = wishIn(query) !== null && isWishAfterLogIn(state);
  const { go, ...way } = useWayToPay(async (intention) => {
    const answer = await subscriptionOfMine.checkout(OFFERED_PRICE, intention);
    if (!answer.ok && answer.fault === "not_logged_in")
      void navigate({ pathname, search: logIn }, { preventScrollReset: true });
    return answer;
  });

  const beginByItself = useEffectEvent(() => {
    const rest = new URLSearchParams(query);
    rest.delete(WISH_QUERY);
    // The wish leaves the history first: the browser's Back from the payment must not begin it again.
    void navigate({ pathname, search: rest.toString() }, { replace: true, preventScrollReset: true, state: null });
    void go();
  });
  useEffect(() => {
    if (isWished) beginByItself();
  }, [isWished]);
  return { ...way, begin: () => void go() };
}
