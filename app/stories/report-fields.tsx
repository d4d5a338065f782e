import { useId } from "react";
import { useTranslation } from "react-i18next";
import { countGraphemes } from "#app/graphemes.ts";
import { TextAreaField } from "#app/ui/field.tsx";
import { commentFits, type ReportDraft, type ReportFault } from "./report-client.ts";
import { REPORT_COMMENT_MAX_GRAPHEMES, REPORT_REASONS } from "./safety-contract.ts";

type ReportFieldsProps = {
  draft: ReportDraft;
  onChange: (draft: ReportDraft) => void;
  isLocked: boolean;
  fault: ReportFault | null;
  /** The line that says what is wrong. */
  statusId: string;
};

/** Why a story is reported, in words if somebody likes, and whether its text goes along. */
export function ReportFields({ draft, onChange, isLocked, fault, statusId }: ReportFieldsProps) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const number = new Intl.NumberFormat(i18n.language, { useGrouping: false });
  const max = number.format(REPORT_COMMENT_MAX_GRAPHEMES);
  const lacksReason = fault === "reason";
  return (
    <fieldset className="report-fields" role="presentation" disabled={isLocked}>
      <fieldset
        className="report-reasons"
        data-fault={lacksReason || undefined}
        aria-describedby={lacksReason ? statusId : undefined}
      >
        <legend>{t("safety.report.reasons")}</legend>
        {REPORT_REASONS.map((reason) => (
          <label key={reason} className="report-choice">
            <input
              type="radio"
              name={`${id}-reason`}
              value={reason}
              checked={draft.reason === reason}
              onChange={() => onChange({ ...draft, reason })}
            />
            {t(`safety.report.reason.${reason}`)}
          </label>
        ))}
      </fieldset>
      <TextAreaField
        label={t("safety.report.comment")}
        hint={t("safety.report.commentCount", { used: number.format(countGraphemes(draft.comment.trim())), max })}
        fault={commentFits(draft.comment) ? undefined : t("safety.report.fault.tooLong", { max })}
        rows={2}
        value={draft.comment}
        onChange={(event) => onChange({ ...draft, comment: event.currentTarget.value })}
      />
      <div className="report-include">
        <label className="report-choice">
          <input
            type="checkbox"
            checked={draft.includesStory}
            aria-describedby={`${id}-include`}
            onChange={(event) => onChange({ ...draft, includesStory: event.currentTarget.checked })}
          />
          {t("safety.report.includeStory")}
        </label>
        <p id={`${id}-include`} className="field-hint">
          {t("safety.report.includeHint")}
        </p>
      </div>
    </fieldset>
  );
}
