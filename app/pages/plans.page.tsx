import { useTranslation } from "react-i18next";
import { PRODUCT_NAME } from "#app/product.ts";
import { usePlanOffer } from "#app/subscriptions/use-plan-offer.ts";
import { MoonString } from "#app/ui/drawings/moon-string.tsx";
import { MoonUp } from "#app/ui/drawings/moon-up.tsx";
import { PageDescription } from "#app/ui/page-description.tsx";
import { PageTitle } from "#app/ui/page-title.tsx";
import { PlanCard } from "./plan-card.tsx";
import { PlanTerms } from "./plan-terms.tsx";
import { useNumberInWords } from "./use-number-in-words.ts";

/** More moons than this are no picture any more; the words beside them say the number. */
const MOST_MOONS = 10;

/** What a story costs: nothing at first, then one plain plan. */
export default function PlansPage() {
  const { t } = useTranslation();
  const { isOffered, freeStories: count } = usePlanOffer();
  const number = useNumberInWords(count);
  return (
    <main id="content" className="plans">
      <PageTitle>{`${t("plans.title")} · ${PRODUCT_NAME}`}</PageTitle>
      <PageDescription>{t("plans.description", { count, number })}</PageDescription>
      <MoonUp />
      <div className="plans-head">
        <h1 tabIndex={-1}>{t("plans.heading")}</h1>
        <p>{t("plans.lead", { count, number })}</p>
      </div>
      <section className="plans-free">
        <div>
          <h2>{t("plans.free.title")}</h2>
          <p>{t("plans.free.text", { count })}</p>
        </div>
        {count > 0 && count <= MOST_MOONS && <MoonString columns={count} />}
      </section>
      <PlanCard />
      {isOffered && <PlanTerms />}
    </main>
  );
}
