import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Icon } from "#app/ui/drawings/icons.tsx";
import { EMPTY_REPORT, type ReportDraft, type ReportFault, type StoryMeant, sendReport } from "./report-client.ts";
import { ReportFields } from "./report-fields.tsx";
import { REPORT_COMMENT_MAX_GRAPHEMES } from "./safety-contract.ts";

type ReportDialogProps = {
  which: StoryMeant;
  draft: ReportDraft;
  onChange: (draft: ReportDraft) => void;
  /** Whoever closes it finds everything again, unless it was sent. */
  onClose: () => void;
};

type Progress = "open" | "sending" | "sent" | ReportFault;

/** Tells the host that a story was not right. The story's text goes along only when the parent wants it to. */
export function ReportDialog({ which, draft, onChange, onClose }: ReportDialogProps) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const closing = useRef<HTMLButtonElement>(null);
  const focusedBefore = useRef<Element>(null);
  const [progress, setProgress] = useState<Progress>("open");
  const fault = progress === "open" || progress === "sending" || progress === "sent" ? null : progress;
  const max = new Intl.NumberFormat(i18n.language, { useGrouping: false }).format(REPORT_COMMENT_MAX_GRAPHEMES);

  useEffect(() => {
    if (progress === "sent") closing.current?.focus();
    if (fault === null) return;
    const atFault = form.current?.querySelector<HTMLElement>("[data-fault] input, [aria-invalid=true]");
    const before = focusedBefore.current;
    if (atFault) atFault.focus();
    else if (before instanceof HTMLElement) before.focus();
  }, [progress, fault]);

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (progress === "sending") return;
    focusedBefore.current = document.activeElement;
    // The line is empty meanwhile: the same words are then announced again when they come again.
    setProgress("sending");
    const fault = await sendReport(which, draft);
    if (fault === null) onChange(EMPTY_REPORT);
    setProgress(fault ?? "sent");
  }

  return (
    <Dialog
      title={t("safety.report.title")}
      onClose={onClose}
      actions={
        <>
          <p id={`${id}-status`} className="report-status" role="status" data-failed={fault !== null}>
            {fault && (
              <>
                <Icon name="warn" size={20} />
                <span>{t(`safety.report.fault.${fault}`, { max })}</span>
              </>
            )}
            {progress === "sent" && (
              <>
                <Icon name="check" size={20} />
                <span>{t("safety.report.sent")}</span>
              </>
            )}
          </p>
          {progress !== "sent" && (
            <Button type="submit" form={`${id}-form`} aria-disabled={progress === "sending"}>
              {t(progress === "sending" ? "safety.report.sending" : "safety.report.send")}
            </Button>
          )}
          <Button look="outlined" ref={closing} onClick={onClose}>
            {t(progress === "sent" ? "frame.close" : "safety.report.cancel")}
          </Button>
        </>
      }
    >
      {progress !== "sent" && (
        <form id={`${id}-form`} ref={form} noValidate onSubmit={(event) => void send(event)}>
          <p>{t("safety.report.lead")}</p>
          <ReportFields
            draft={draft}
            onChange={onChange}
            isLocked={progress === "sending"}
            fault={fault}
            statusId={`${id}-status`}
          />
        </form>
      )}
    </Dialog>
  );
}
