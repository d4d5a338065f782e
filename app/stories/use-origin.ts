import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { type OriginShown, originIn, searchWithoutOrigin, withoutOrigin } from "./origin-query.ts";
import type { Telling } from "./use-telling.ts";

/**
 * The story that the next one goes on from, as the form shows it, and the way to leave it out. It stands in the address,
 * so that a reload keeps it; once a story is told it goes from there, so that nothing asks for the same again by accident.
 */
export function useOrigin(loaded: OriginShown, telling: Telling): { origin: OriginShown; drop: () => void } {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const drop = () => {
    if (originIn(query) === null) return;
    void navigate({ pathname, search: searchWithoutOrigin(query) }, { replace: true, preventScrollReset: true });
  };
  const isTold = telling.state === "telling" && telling.story.whole;
  const dropNow = useEffectEvent(drop);
  useEffect(() => {
    if (isTold) dropNow();
  }, [isTold]);
  // Deleted after the form came: the server knows better than what was loaded then.
  const isGone = telling.state === "failed" && telling.failure.isOriginGone;
  return { origin: isGone ? withoutOrigin("gone") : loaded, drop };
}
