import { useRouteLoaderData } from "react-router";
import type { loader as rootLoader } from "#app/root.tsx";

/** What the screens about plans have to know about this copy and its visitor. */
export function usePlanOffer() {
  const root = useRouteLoaderData<typeof rootLoader>("root");
  return {
    isOffered: root?.isPlanOffered ?? false,
    /** How many stories an account without a plan may have. */
    freeStories: root?.freeStories ?? 0,
    isLoggedIn: root?.isLoggedIn ?? false,
    isTrial: root?.mode === "trial",
    signUp: root?.signUp ?? "open",
  };
}
