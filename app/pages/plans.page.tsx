import { useTranslation } from "react-i18next";
import { PRODUCT_NAME } from "#app/product.ts";
import { MoonString } from "#app/ui/drawings/moon-string.tsx";
import { MoonUp } from "#app/ui/drawings/moon-up.tsx";
import { PageDescription } from "#app/ui/page-description.tsx";
import { PageTitle } from "#app/ui/page-title.tsx";
import { PlanCard } from "./plan-card.tsx";

/** What a story costs: nothing at first, then one plain plan. */
export default function PlansPage() {
  const { t } = useTranslation();
  return (
    <main id="content" className="plans">
      <PageTitle>{`${t("plans.title")} · ${PRODUCT_NAME}`}</PageTitle>
      <PageDescription>{t("plans.description")}</PageDescription>
      <MoonUp />
      <div className="plans-head">
        <h1 tabIndex={-1}>{t("plans.heading")}</h1>
        <p>{t("plans.lead")}</p>
      </div>
      <section className="plans-free">
        <div>
          <h2>{t("plans.free.title")}</h2>
          <p>{t("plans.free.text")}</p>
        </div>
        <MoonString columns={3} />
      </section>
      <PlanCard />
    </main>
  );
}
