import { useTranslation } from "react-i18next";

/** Says that this is no public address: nobody should mistake a trial for the real thing. */
export function TrialLine() {
  const { t } = useTranslation();
  return (
    <aside className="trial-line" aria-label={t("frame.trialLabel")}>
      {t("frame.trial")}
    </aside>
  );
}
