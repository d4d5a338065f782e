import { isLiveStatus, type LiveStatus, OFFERED_PRICE, type PlanState, type PriceKey } from "./contract.ts";

/** The state of somebody who has a plan. */
export type LivePlan = PlanState & { status: LiveStatus };

/** Whether somebody has a plan now. */
export const hasPlan = (plan: PlanState): plan is LivePlan => isLiveStatus(plan.status);

/** The page of the plans, and the query name under which a guest's wish for one goes through the log-in there. */
export const PLANS_PATH = "/plans";
export const WISH_QUERY = "price";

/** The price that a query wishes for, if it is on offer. */
export const wishIn = (query: URLSearchParams): PriceKey | null =>
  query.get(WISH_QUERY) === OFFERED_PRICE ? OFFERED_PRICE : null;

/** Marks an entry of the history that a log-in with a wish has made. No link from elsewhere can carry it. */
export type WishAfterLogIn = { wished: PriceKey };

/** Whether a log-in has led here with a wish. */
export const isWishAfterLogIn = (state: unknown): boolean =>
  (state as Partial<WishAfterLogIn> | null)?.wished === OFFERED_PRICE;
