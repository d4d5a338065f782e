import { useTranslation } from "react-i18next";
import { useHouse } from "./use-house.ts";

/** On trial no letter leaves this computer: this is where it lies. */
export function TrialMailLine() {
  const { t } = useTranslation();
  const { isTrial } = useHouse();
  if (!isTrial) return null;
  return (
    <p className="account-small">
      {t("accounts.trialMail")}{" "}
      <a href="/dev/mail" target="_blank" rel="noopener">
        /dev/mail<span className="visually-hidden">{` (${t("accounts.newTab")})`}</span>
      </a>
    </p>
  );
}
