import { useTranslation } from "react-i18next";
import { Dialog } from "#app/ui/dialog.tsx";
import { account } from "./account-client.ts";
import { EmailField } from "./account-fields.tsx";
import { AccountForm } from "./account-form.tsx";
import { DialogLink } from "./dialog-link.tsx";
import { useAccountForm } from "./use-account-form.ts";
import { useDialogSteps } from "./use-dialog-steps.ts";
import { useEmailInHand } from "./use-email-in-hand.ts";

/** Asks for a code to choose another password. */
export function ForgotDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const steps = useDialogSteps();
  const inHand = useEmailInHand();
  const form = useAccountForm({
    async act({ email = "" }) {
      const answer = await account.forgotPassword(email);
      // Any other failure leads on as well: nobody learns here whether an address has an account.
      if (!answer.ok && answer.fault === "too_many_requests") return answer;
      steps.stepTo("reset", { email });
      return null;
    },
  });
  return (
    <Dialog title={t("accounts.forgot.title")} onClose={onClose}>
      <p>{t("accounts.forgot.lead")}</p>
      <AccountForm form={form} submit={t("accounts.forgot.submit")} submitting={t("accounts.forgot.submitting")}>
        <EmailField {...form.field("email")} autoComplete="username" defaultValue={inHand} />
      </AccountForm>
      <p className="account-links">
        <DialogLink to="reset">{t("accounts.forgot.haveCode")}</DialogLink>
        <DialogLink to="login">{t("accounts.forgot.logIn")}</DialogLink>
      </p>
    </Dialog>
  );
}
