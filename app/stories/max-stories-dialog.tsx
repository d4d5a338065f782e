import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useRouteLoaderData, useSearchParams } from "react-router";
import type { loader as rootLoader } from "#app/root.tsx";
import { hasPlan } from "#app/subscriptions/plan-pages-contract.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { SleepingMoon } from "#app/ui/drawings/sleeping-moon.tsx";
import { newStoriesOf } from "./new-stories.ts";
import { type OwnPlan, useOwnPlan } from "./use-own-plan.ts";

/** The query that opens the dialog on any page. */
const QUERY = "limit";

/** No place is left for another story: what there is to do about it, or away. What is saved stays readable. */
export function MaxStoriesDialog() {
  const root = useRouteLoaderData<typeof rootLoader>("root");
  const plan = useOwnPlan(root?.isLoggedIn ?? false);
  return <MaxStoriesOf plan={plan} isPlanOffered={root?.isPlanOffered ?? false} />;
}

type MaxStoriesOfProps = { plan: OwnPlan; isPlanOffered: boolean };

/** The words depend on whether there is a plan already: nobody is sold what they have, or what is not to be had. */
export function MaxStoriesOf({ plan, isPlanOffered }: MaxStoriesOfProps) {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const [now] = useState(() => new Date());
  const leave = () => void navigate("/");
  const own = plan !== null && plan !== "coming" && hasPlan(plan) ? plan : null;
  const isSelling = isPlanOffered && plan !== "coming" && !own;
  const kept = t("stories.limit.kept");
  const { when, date } = newStoriesOf(own, now, i18n.language);
  return (
    <Dialog
      title={t(own ? "stories.limit.plan.heading" : "stories.limit.heading")}
      picture={<SleepingMoon />}
      onClose={leave}
      actions={
        <>
          {isSelling && <LinkButton to="/plans">{t("stories.limit.plans")}</LinkButton>}
          <Button look="outlined" onClick={leave}>
            {t("frame.close")}
          </Button>
        </>
      }
    >
      {/* It is there from the beginning, so that what is known a moment later is announced. */}
      <p className="limit-text" role="status">
        {isSelling ? t("stories.limit.text") : own ? `${t(`stories.limit.plan.${when}`, { date })} ${kept}` : kept}
      </p>
    </Dialog>
  );
}

/** The same, opened by the page's address: where a log-in found no place for a guest's story. */
export function MaxStoriesOnRequest() {
  const [query] = useSearchParams();
  return query.has(QUERY) ? <MaxStoriesDialog /> : null;
}
