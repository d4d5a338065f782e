import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Icon } from "#app/ui/drawings/icons.tsx";
import type { SubscriptionFault } from "./subscription-client.ts";

/** Why something was not done. The line is there from the beginning, or what comes into it would not be announced. */
export function SubscriptionFaultLine({ fault }: { fault: SubscriptionFault | null }) {
  const { t } = useTranslation();
  return (
    <p className="subscription-fault" role="alert">
      {fault && (
        <>
          <Icon name="warn" size={20} />
          <span>
            {t(`subscriptions.faults.${fault}`)}{" "}
            {fault === "already_subscribed" && <Link to="/profile">{t("subscriptions.toProfile")}</Link>}
          </span>
        </>
      )}
    </p>
  );
}
