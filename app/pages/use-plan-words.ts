import { useTranslation } from "react-i18next";
import type { PlanState } from "#app/subscriptions/contract.ts";
import type { LivePlan } from "#app/subscriptions/plan-pages-contract.ts";
import { usePlanDay } from "#app/subscriptions/use-plan-day.ts";

const TRANSLATED = ["Basic", "Advanced"] as const;

/** A plan's name in the visitor's language, or as the payment provider has it. */
export function usePlanName({ name }: PlanState): string {
  const { t } = useTranslation();
  const known = TRANSLATED.find((each) => each === name);
  return known ? t(`profile.plan.names.${known}`) : (name ?? t("profile.plan.unnamed"));
}

/** How a plan stands and what happens to it next, in a few words. */
export function usePlanStatus({ status, current_period_end, cancel_at_period_end }: LivePlan): string {
  const { t } = useTranslation();
  const date = usePlanDay(current_period_end);
  if (status === "past_due") return t("profile.plan.pastDue");
  if (!date) return t(status === "active" ? "profile.plan.active" : "profile.plan.trialing");
  if (cancel_at_period_end) return t("profile.plan.ends", { date });
  return t(status === "active" ? "profile.plan.renews" : "profile.plan.trialingUntil", { date });
}
