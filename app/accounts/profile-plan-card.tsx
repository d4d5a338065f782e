import { useTranslation } from "react-i18next";
import type { Counts } from "#app/stories/library-contract.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Fact } from "./profile-account-card.tsx";
import { ProfileCount } from "./profile-count.tsx";
import { ProfileMoons } from "./profile-moons.tsx";

/** What the person's plan is and how much of it is used. */
export function ProfilePlanCard({ counts }: { counts: Counts | null }) {
  const { t } = useTranslation();
  return (
    <section className="profile-card" aria-labelledby="profile-plan">
      <h2 id="profile-plan">{t("profile.plan.heading")}</h2>
      <dl className="profile-facts">
        <Fact term={t("profile.plan.state")}>{t("profile.plan.free")}</Fact>
      </dl>
      <div className="profile-places">
        <p>
          <ProfileCount>
            {counts && t("profile.plan.used", { used: counts.storyCount, count: counts.max_amount_of_stories })}
          </ProfileCount>
        </p>
        {counts && <ProfileMoons used={counts.storyCount} places={counts.max_amount_of_stories} />}
        <p className="profile-note">{t("profile.plan.counting")}</p>
      </div>
      <LinkButton look="outlined" to="/plans">
        {t("profile.plan.seePlans")}
      </LinkButton>
    </section>
  );
}
