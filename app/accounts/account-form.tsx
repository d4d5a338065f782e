import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/drawings/icons.tsx";
import { type AccountFailure, inWords } from "./account-faults.ts";
import type { AccountForm as Form } from "./use-account-form.ts";

type AccountFormProps = {
  form: Form;
  submit: string;
  /** What the button says while the request runs. */
  submitting: string;
  /** The fields. */
  children: ReactNode;
};

/** Fields, one line for what went wrong, and the button that sends them. */
export function AccountForm({ form, submit, submitting, children }: AccountFormProps) {
  const { element, isBusy, faultId, failure, tries } = form;
  return (
    // By POST: should the browser ever send it by itself, no password gets into an address.
    <form ref={element} method="post" noValidate aria-busy={isBusy} onSubmit={form.submit}>
      <fieldset className="account-fields" role="presentation" disabled={isBusy}>
        {children}
        <FaultLine faultId={faultId} failure={failure} tries={tries} />
        <Button type="submit">{isBusy ? submitting : submit}</Button>
      </fieldset>
    </form>
  );
}

/** The line is there from the beginning, or what comes into it would not be announced. */
function FaultLine({ faultId, failure, tries }: Pick<Form, "faultId" | "failure" | "tries">) {
  const words = useFaultWords();
  return (
    <p id={faultId} className="account-fault" role="alert">
      {failure && (
        <span key={tries}>
          <Icon name="warn" size={20} />
          <span>{words(failure)}</span>
        </span>
      )}
    </p>
  );
}

/** What a failure is called in the visitor's language. */
export function useFaultWords() {
  const { t, i18n } = useTranslation();
  return ({ fault, retryAfterSeconds }: AccountFailure): string =>
    fault === "too_many_requests" && retryAfterSeconds !== undefined
      ? t("accounts.tooManyUntil", { when: inWords(retryAfterSeconds, i18n.language) })
      : t(`accounts.faults.${fault}`);
}
