import { useTranslation } from "react-i18next";
import { Link } from "react-router";

const TERMS = ["price", "renewal", "cancelling"] as const;

/** What somebody agrees to who subscribes, in plain words: price, renewal, and both ways out of it. */
export function PlanTerms() {
  const { t } = useTranslation();
  return (
    <section className="plan-terms">
      <h2>{t("plans.terms.heading")}</h2>
      <dl>
        {TERMS.map((name) => (
          <div key={name}>
            <dt>{t(`plans.terms.${name}.term`)}</dt>
            <dd>{t(`plans.terms.${name}.text`)}</dd>
          </div>
        ))}
        <div>
          <dt>{t("plans.terms.withdrawal.term")}</dt>
          <dd>
            {t("plans.terms.withdrawal.text")} <Link to="/about#contact">{t("plans.terms.withdrawal.write")}</Link>.
          </dd>
        </div>
      </dl>
    </section>
  );
}
