import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { subscriptionOfMine } from "./subscription-client.ts";
import { SubscriptionFaultLine } from "./subscription-fault-line.tsx";
import { useWayToPay } from "./use-way-to-pay.ts";

/** Leads to the payment provider's own page, where cards, invoices and a cancellation are seen to. */
export function PortalButton() {
  const { t } = useTranslation();
  const { go, isBusy, fault } = useWayToPay(subscriptionOfMine.portal);
  return (
    <>
      <Button look="outlined" aria-disabled={isBusy} onClick={() => void go()}>
        {t(isBusy ? "subscriptions.opening" : "subscriptions.manage")}
      </Button>
      <SubscriptionFaultLine fault={fault} />
    </>
  );
}
