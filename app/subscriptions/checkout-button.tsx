import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { SubscriptionFaultLine } from "./subscription-fault-line.tsx";
import { useCheckout } from "./use-checkout.ts";

/**
 * Leads a member to the payment of the plan on offer.
 * @param logIn the query of this page that opens the log-in and carries the wish, for when the session has ended
 */
export function CheckoutButton({ logIn }: { logIn: string }) {
  const { t } = useTranslation();
  const { begin, isBusy, fault } = useCheckout(logIn);
  return (
    // By its action and not by a click: React keeps a form that is sent before it has started, and then does it.
    <form className="checkout" action={begin}>
      <Button type="submit" aria-disabled={isBusy}>
        {t(isBusy ? "subscriptions.opening" : "plans.basic.subscribe")}
      </Button>
      <p className="visually-hidden" role="status">
        {isBusy && t("subscriptions.opening")}
      </p>
      <SubscriptionFaultLine fault={fault} />
      <noscript>
        <p>{t("subscriptions.needsScript")}</p>
      </noscript>
    </form>
  );
}
