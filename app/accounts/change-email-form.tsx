import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { account } from "./account-client.ts";
import { CodeField, EmailField } from "./account-fields.tsx";
import { AccountForm } from "./account-form.tsx";
import { codeIn } from "./one-time-code.ts";
import { PasswordField } from "./password-field.tsx";
import { ProfileDone } from "./profile-done.tsx";
import { TrialMailLine } from "./trial-mail-line.tsx";
import { useAccountForm } from "./use-account-form.ts";

type ChangeEmailFormProps = { email: string; onClose: () => void };

/** Takes another address for the account: a code proves that it is the person's. */
export function ChangeEmailForm({ email, onClose }: ChangeEmailFormProps) {
  const { t } = useTranslation();
  const [step, setStep] = useState<"address" | "code" | "done">("address");
  const [newEmail, setNewEmail] = useState("");
  if (step === "done") {
    return <ProfileDone onClose={onClose}>{t("profile.email.changed", { email: newEmail })}</ProfileDone>;
  }
  if (step === "code") {
    return <CodeStep newEmail={newEmail} onAnother={() => setStep("address")} onDone={() => setStep("done")} />;
  }
  return (
    <AddressStep
      email={email}
      newEmail={newEmail}
      onSent={(address) => {
        setNewEmail(address);
        setStep("code");
      }}
    />
  );
}

type AddressStepProps = { email: string; newEmail: string; onSent: (address: string) => void };

function AddressStep({ email, newEmail, onSent }: AddressStepProps) {
  const { t } = useTranslation();
  const form = useAccountForm({
    async act({ email: address = "", password = "" }) {
      const answer = await account.requestEmailChange(address, password);
      if (!answer.ok) return answer;
      onSent(address);
      return null;
    },
  });
  return (
    <>
      <p>{t("profile.email.now", { email })}</p>
      <AccountForm form={form} submit={t("profile.email.sendCode")} submitting={t("profile.email.sending")}>
        <EmailField
          {...form.field("email")}
          label={t("profile.email.new")}
          autoComplete="email"
          defaultValue={newEmail}
        />
        <PasswordField
          {...form.field("password")}
          label={t("profile.password.current")}
          autoComplete="current-password"
        />
      </AccountForm>
    </>
  );
}

type CodeStepProps = { newEmail: string; onAnother: () => void; onDone: () => void };

/** Says the same whether or not the address is somebody's already. */
function CodeStep({ newEmail, onAnother, onDone }: CodeStepProps) {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const form = useAccountForm({
    async act({ code = "" }) {
      const answer = await account.changeEmail(newEmail, codeIn(code) ?? "");
      if (!answer.ok) return answer;
      await revalidate();
      onDone();
      return null;
    },
  });
  // The field that had the focus has gone with its step.
  useEffect(() => form.element.current?.querySelector("input")?.focus(), [form.element]);
  return (
    <>
      <p role="status">{t("profile.email.sent", { email: newEmail })}</p>
      <TrialMailLine />
      <AccountForm form={form} submit={t("profile.email.confirm")} submitting={t("profile.email.confirming")}>
        <CodeField {...form.field("code")} />
      </AccountForm>
      <Button look="quiet" onClick={onAnother}>
        {t("profile.email.another")}
      </Button>
    </>
  );
}
