import { useTranslation } from "react-i18next";
import { Dialog } from "#app/ui/dialog.tsx";
import { account } from "./account-client.ts";
import { CodeField, EmailField } from "./account-fields.tsx";
import { AccountForm } from "./account-form.tsx";
import { CODE_LIFETIME_SECONDS } from "./contract.ts";
import { DialogLink } from "./dialog-link.tsx";
import { masked } from "./email-in-hand.ts";
import { NewPasswordField } from "./new-password-field.tsx";
import { codeIn } from "./one-time-code.ts";
import { TrialMailLine } from "./trial-mail-line.tsx";
import { useAccountForm } from "./use-account-form.ts";
import { useDialogSteps } from "./use-dialog-steps.ts";
import { useEmailInHand } from "./use-email-in-hand.ts";

/** Chooses another password by the code that was sent. Log-in follows. */
export function ResetDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const steps = useDialogSteps();
  const inHand = useEmailInHand();
  const form = useAccountForm({
    choosesPassword: true,
    async act({ email = inHand, code = "", password = "" }) {
      const answer = await account.resetPassword(email, codeIn(code) ?? "", password);
      if (!answer.ok) return answer;
      steps.stepTo("login", { email, notice: "passwordChanged" });
      return null;
    },
  });
  const minutes = CODE_LIFETIME_SECONDS / 60;
  return (
    <Dialog title={t("accounts.reset.title")} onClose={onClose}>
      <p>
        {inHand ? t("accounts.reset.sent", { address: masked(inHand), minutes }) : t("accounts.reset.sentSomewhere")}
      </p>
      <TrialMailLine />
      <AccountForm form={form} submit={t("accounts.reset.submit")} submitting={t("accounts.reset.submitting")}>
        {inHand ? (
          // Tells a password manager whose password it is.
          <input type="email" autoComplete="username" value={inHand} readOnly hidden />
        ) : (
          <EmailField {...form.field("email")} autoComplete="username" />
        )}
        <CodeField {...form.field("code")} />
        <NewPasswordField {...form.field("password")} label={t("accounts.fields.newPassword")} />
      </AccountForm>
      <p className="account-links">
        <DialogLink to="forgot">{t("accounts.reset.anotherCode")}</DialogLink>
        <DialogLink to="login">{t("accounts.reset.logIn")}</DialogLink>
      </p>
    </Dialog>
  );
}
