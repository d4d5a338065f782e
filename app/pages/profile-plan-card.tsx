import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Fact } from "#app/accounts/profile-account-card.tsx";
import { opens } from "#app/accounts/use-profile-dialog.ts";
import type { Counts } from "#app/stories/library-contract.ts";
import type { CancelWhen, PlanState } from "#app/subscriptions/contract.ts";
import { hasPlan, type LivePlan } from "#app/subscriptions/plan-pages-contract.ts";
import { PortalButton } from "#app/subscriptions/portal-button.tsx";
import { usePlanOffer } from "#app/subscriptions/use-plan-offer.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/drawings/icons.tsx";
import { ProfilePlaces } from "./profile-places.tsx";
import { usePlanName, usePlanStatus } from "./use-plan-words.ts";

type ProfilePlanCardProps = {
  /** Null when it could not be read, as with the counts. */
  plan: PlanState | null;
  counts: Counts | null;
  /** What has been cancelled a moment ago, once nothing stands before the card any more. */
  cancelled: CancelWhen | null;
};

/** What the person's plan is, how much of it is used, and what can be done with it. */
export function ProfilePlanCard({ plan, counts, cancelled }: ProfilePlanCardProps) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // What had opened the dialog may be gone with the plan.
    if (cancelled) heading.current?.focus();
  }, [cancelled]);
  return (
    <section className="profile-card" aria-labelledby="profile-plan">
      <div className="plan-head">
        <h2 id="profile-plan" ref={heading} tabIndex={-1}>
          {t("profile.plan.heading")}
        </h2>
        <p className="profile-status" role="status">
          {cancelled && (
            <>
              <Icon name="check" size={20} />
              <span>{t(`profile.plan.cancelled.${cancelled}`)}</span>
            </>
          )}
        </p>
      </div>
      {plan && hasPlan(plan) && <LivePlanFacts plan={plan} />}
      {plan && !hasPlan(plan) && (
        <dl className="profile-facts">
          <Fact term={t("profile.plan.state")}>{t("profile.plan.free")}</Fact>
        </dl>
      )}
      {!plan && <p>{t("profile.plan.unreadable")}</p>}
      <ProfilePlaces plan={plan} counts={counts} />
      {plan && (hasPlan(plan) ? <PlanWays plan={plan} /> : <SeePlans />)}
    </section>
  );
}

function LivePlanFacts({ plan }: { plan: LivePlan }) {
  const { t } = useTranslation();
  const status = usePlanStatus(plan);
  const isDue = plan.status === "past_due";
  return (
    <>
      <dl className="profile-facts">
        <Fact term={usePlanName(plan)}>{t("profile.plan.stories", { count: plan.max_amount_of_stories })}</Fact>
        <Fact term={t("profile.plan.state")}>
          <span className="plan-state" data-due={isDue}>
            <Icon name={isDue ? "warn" : "check"} size={20} />
            <span>{status}</span>
          </span>
        </Fact>
      </dl>
      {isDue && <p>{t("profile.plan.pastDueNote")}</p>}
    </>
  );
}

/** The way to pay otherwise and the way out, side by side. */
function PlanWays({ plan }: { plan: LivePlan }) {
  const { t } = useTranslation();
  return (
    <div className="plan-ways">
      <PortalButton />
      <LinkButton look="quiet" {...opens("cancel")}>
        {t(plan.cancel_at_period_end ? "profile.plan.endNow" : "profile.plan.cancel")}
      </LinkButton>
    </div>
  );
}

function SeePlans() {
  const { t } = useTranslation();
  const { isOffered } = usePlanOffer();
  if (!isOffered) return null;
  return (
    <LinkButton look="outlined" to="/plans">
      {t("profile.plan.seePlans")}
    </LinkButton>
  );
}
