import { useTranslation } from "react-i18next";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/drawings/icons.tsx";
import { MoonString } from "#app/ui/drawings/moon-string.tsx";

const PROMISES = ["stories", "stored"] as const;

/** The one plan on offer: its price, what it holds as words and as a month of moons, and how to leave again. */
export function PlanCard() {
  const { t } = useTranslation();
  return (
    <section className="plan-card">
      <h2>{t("plans.basic.title")}</h2>
      <p className="plan-price">
        <span className="plan-sum">{t("plans.basic.price")}</span> {t("plans.basic.perMonth")}
      </p>
      <ul className="plan-promises">
        {PROMISES.map((name) => (
          <li key={name}>
            <Icon name="check" />
            {t(`plans.basic.${name}`)}
          </li>
        ))}
      </ul>
      <MoonString rows={3} columns={10} />
      <LinkButton to="?signup=1" rel="nofollow" preventScrollReset>
        {t("plans.basic.subscribe")}
      </LinkButton>
      <p className="plan-notes">
        {t("plans.basic.cancel")}
        <br />
        {t("plans.basic.tax")}
      </p>
    </section>
  );
}
