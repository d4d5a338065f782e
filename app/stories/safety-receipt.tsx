import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { EMPTY_REPORT, type StoryMeant } from "./report-client.ts";
import { ReportDialog } from "./report-dialog.tsx";
import type { SafetyReceipt } from "./safety-contract.ts";

type StorySafetyProps = {
  /** Null for a story that was told before there were receipts: it can be reported all the same. */
  safety: SafetyReceipt | null;
  which: StoryMeant;
};

/** The small print under a story: what was checked, what was made gentler, and the way to say that something was not right. */
export function StorySafety({ safety, which }: StorySafetyProps) {
  const { t } = useTranslation();
  const [isReporting, setReporting] = useState(false);
  // Kept here: whoever closes the box by mistake finds in it what was typed.
  const [draft, setDraft] = useState(EMPTY_REPORT);
  return (
    <section className="story-safety" aria-label={safety ? t("safety.receipt.label") : undefined}>
      {safety && <Receipt {...safety} />}
      <p className="story-safety-links">
        {safety && (
          // Beside this page, so that a guest's story stays where it is.
          <Link to="/safety" target="_blank">
            {t("safety.receipt.allRules")}
            <span className="visually-hidden">{` (${t("safety.receipt.newTab")})`}</span>
          </Link>
        )}
        <button type="button" onClick={() => setReporting(true)}>
          {t("safety.receipt.report")}
        </button>
      </p>
      {isReporting && (
        <ReportDialog which={which} draft={draft} onChange={setDraft} onClose={() => setReporting(false)} />
      )}
    </section>
  );
}

function Receipt({ rules, checks, softened, reviewed }: SafetyReceipt) {
  const { t } = useTranslation();
  const [only, ...others] = softened;
  const inShort = [
    t("safety.receipt.summary"),
    t("safety.receipt.rules", { version: rules }),
    t("safety.receipt.checks", { count: checks.length }),
    others.length > 0 && t("safety.receipt.softenedMany", { count: softened.length }),
    only && others.length === 0 && t(`safety.receipt.softenedShort.${only}`),
  ];
  return (
    <details>
      <summary>{inShort.filter(Boolean).join(" · ")}</summary>
      <div className="story-safety-details">
        <p>{t("safety.receipt.checked")}</p>
        <ul>
          {checks.map((check) => (
            <li key={check}>{t(`safety.receipt.check.${check}`)}</li>
          ))}
        </ul>
        <p>{t(only ? "safety.receipt.softened" : "safety.receipt.nothingSoftened")}</p>
        {only && (
          <ul>
            {softened.map((what) => (
              <li key={what}>{t(`safety.receipt.softenedLong.${what}`)}</li>
            ))}
          </ul>
        )}
        {reviewed && <p>{t("safety.receipt.reviewed")}</p>}
      </div>
    </details>
  );
}
