import { useTranslation } from "react-i18next";
import { searchWith } from "#app/accounts/account-query.ts";
import { CheckoutButton } from "#app/subscriptions/checkout-button.tsx";
import { OFFERED_PRICE } from "#app/subscriptions/contract.ts";
import { WISH_QUERY } from "#app/subscriptions/plan-pages-contract.ts";
import { usePlanOffer } from "#app/subscriptions/use-plan-offer.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/drawings/icons.tsx";
import { MoonString } from "#app/ui/drawings/moon-string.tsx";

const PROMISES = ["stories", "stored"] as const;
const WISH = new URLSearchParams({ [WISH_QUERY]: OFFERED_PRICE });

/** The one plan there is: its price, what it holds as words and as a month of moons, and the way to it if there is one. */
export function PlanCard() {
  const { t } = useTranslation();
  const { isOffered } = usePlanOffer();
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
      {isOffered ? <Subscribe /> : <p>{t("plans.basic.notOffered")}</p>}
    </section>
  );
}

/** A guest gets an account first, and then goes on to the payment. */
function Subscribe() {
  const { t } = useTranslation();
  const { isLoggedIn, isTrial, signUp } = usePlanOffer();
  return (
    <>
      {isLoggedIn ? (
        <CheckoutButton logIn={searchWith("login", WISH)} />
      ) : (
        <LinkButton to={searchWith(signUp === "closed" ? "login" : "signup", WISH)} rel="nofollow" preventScrollReset>
          {t("plans.basic.subscribe")}
        </LinkButton>
      )}
      <p className="plan-notes">
        {isTrial && (
          <>
            {t("plans.basic.trial")}
            <br />
          </>
        )}
        {t("plans.basic.cancel")}
        <br />
        {t("plans.basic.tax")}
      </p>
    </>
  );
}
