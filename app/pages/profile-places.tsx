import { useTranslation } from "react-i18next";
import { ProfileCount } from "#app/accounts/profile-count.tsx";
import { ProfileMoons } from "#app/accounts/profile-moons.tsx";
import { type Counts, placesTaken } from "#app/stories/library-contract.ts";
import type { PlanState } from "#app/subscriptions/contract.ts";
import { hasPlan } from "#app/subscriptions/plan-pages-contract.ts";

type ProfilePlacesProps = { plan: PlanState | null; counts: Counts | null };

/** How many places for stories are taken, in figures and as moons. A plan counts by its month, a free account for good. */
export function ProfilePlaces({ plan, counts }: ProfilePlacesProps) {
  const { t } = useTranslation();
  const isMonthly = plan !== null && hasPlan(plan);
  const words = isMonthly ? "profile.plan.usedThisMonth" : "profile.plan.used";
  return (
    <div className="profile-places">
      <p>
        <ProfileCount>
          {counts && t(words, { used: placesTaken(counts), count: counts.max_amount_of_stories })}
        </ProfileCount>
      </p>
      {counts && <ProfileMoons used={counts.storyCount} places={counts.max_amount_of_stories} />}
      {/* Which of the two it is depends on the plan. */}
      {plan && (
        <p className="profile-note">{t(isMonthly ? "profile.plan.countingThisMonth" : "profile.plan.counting")}</p>
      )}
    </div>
  );
}
