import { useTranslation } from "react-i18next";
import { Dialog } from "#app/ui/dialog.tsx";
import { Moon } from "#app/ui/drawings/moon.tsx";
import { account } from "./account-client.ts";
import { emailFault } from "./account-faults.ts";
import { CodeField, EmailField } from "./account-fields.tsx";
import { AccountForm } from "./account-form.tsx";
import { CODE_LIFETIME_SECONDS } from "./contract.ts";
import { DialogLink } from "./dialog-link.tsx";
import { masked } from "./email-in-hand.ts";
import { codeIn } from "./one-time-code.ts";
import { ResendCode } from "./resend-code.tsx";
import { TrialMailLine } from "./trial-mail-line.tsx";
import { useAccountForm } from "./use-account-form.ts";
import { useDialogSteps } from "./use-dialog-steps.ts";
import { useEmailInHand } from "./use-email-in-hand.ts";

const HALF_MOON = 0.5;

/** Proves that the address is the person's, by the code that was sent there. Log-in follows. */
export function ConfirmDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const steps = useDialogSteps();
  const inHand = useEmailInHand();
  const form = useAccountForm({
    async act({ email = inHand, code = "" }) {
      const answer = await account.confirmEmail(email, codeIn(code) ?? "");
      if (!answer.ok) return answer;
      steps.stepTo("login", { email, notice: "emailConfirmed" });
      return null;
    },
  });

  async function resend(): Promise<boolean> {
    const email = form.typed().email ?? inHand;
    let wasSent = false;
    await form.attempt(async () => {
      const fault = emailFault(email);
      if (fault) return { ok: false, fault };
      const answer = await account.sendConfirmation(email);
      wasSent = answer.ok;
      return answer.ok ? null : answer;
    });
    return wasSent;
  }

  const minutes = CODE_LIFETIME_SECONDS / 60;
  return (
    <Dialog
      title={t("accounts.confirm.title")}
      mark={<Moon phase={HALF_MOON} size={44} dark="#2A3C70" />}
      onClose={onClose}
    >
      <p>
        {inHand
          ? t("accounts.confirm.sent", { address: masked(inHand), minutes })
          : t("accounts.confirm.sentSomewhere")}
      </p>
      <TrialMailLine />
      <AccountForm form={form} submit={t("accounts.confirm.submit")} submitting={t("accounts.confirm.submitting")}>
        {!inHand && <EmailField {...form.field("email")} autoComplete="email" />}
        <CodeField {...form.field("code")} />
      </AccountForm>
      <ResendCode key={inHand} wasSent={inHand !== ""} onResend={resend} />
      <p className="account-links">
        <DialogLink to="signup">{t("accounts.confirm.changeEmail")}</DialogLink>
      </p>
    </Dialog>
  );
}
