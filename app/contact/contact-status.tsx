import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/drawings/icons.tsx";
import { CONTACT_MAX, type ContactFailure, type ContactField, type ContactOutcome } from "./contact-fields.ts";

/** How sending ended. The line is there from the beginning, or what comes into it would not be announced. */
export function ContactStatus({ id, outcome }: { id: string; outcome: ContactOutcome | undefined }) {
  const { t } = useTranslation();
  return (
    <p id={id} className="contact-status" role="status" data-failed={outcome?.sent === false}>
      {outcome && (
        <>
          <Icon name={outcome.sent ? "check" : "warn"} size={20} />
          <span>{outcome.sent ? t("contact.sent") : failureWords(outcome, t)}</span>
        </>
      )}
    </p>
  );
}

/** What a field says about its own part in a failure. An empty one is described by the line that speaks for all. */
export function useFaultWords(outcome: ContactOutcome | undefined) {
  const { t, i18n } = useTranslation();
  return (name: ContactField, statusId: string) => {
    const fault = outcome?.sent === false ? outcome.fields[name] : undefined;
    if (!fault) return {};
    if (fault === "contact_empty") return { "aria-invalid": true, "aria-describedby": statusId };
    if (fault !== "text_too_long") return { fault: t(`problems.fields.${fault}`) };
    const max = new Intl.NumberFormat(i18n.language, { useGrouping: false }).format(CONTACT_MAX[name]);
    return { fault: t("contact.tooLong", { max }) };
  };
}

function failureWords({ code, fields }: ContactFailure, t: TFunction): string {
  const faults = Object.values(fields);
  if (faults.includes("contact_empty")) return t("problems.fields.contact_empty");
  if (faults.length > 0) return t("contact.review");
  return t(code === "too_many_requests" ? "contact.tooMany" : "contact.broken");
}
