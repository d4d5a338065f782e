import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import { account } from "./account-client.ts";
import { AccountForm } from "./account-form.tsx";
import { NewPasswordField } from "./new-password-field.tsx";
import { PasswordField } from "./password-field.tsx";
import { ProfileDone } from "./profile-done.tsx";
import { useAccountForm } from "./use-account-form.ts";

type Done = "done" | "doneEverywhere";

/** Takes another password for the one that the person knows. */
export function ChangePasswordForm({ email, onClose }: { email: string; onClose: () => void }) {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const [done, setDone] = useState<Done | null>(null);
  const form = useAccountForm({
    choosesPassword: true,
    async act({ password = "" }) {
      // Read from the inputs themselves: a form that is locked meanwhile gives nothing out.
      const current = inputIn(form.element.current, "current")?.value ?? "";
      const endsOthers = inputIn(form.element.current, "endsOthers")?.checked ?? true;
      // An empty one is nobody's password: there is nothing to ask.
      if (current === "") return { ok: false, fault: "password_wrong" };
      const answer = await account.changePassword(current, password, endsOthers);
      if (!answer.ok) return answer;
      setDone(endsOthers ? "doneEverywhere" : "done");
      await revalidate();
      return null;
    },
  });
  if (done) return <ProfileDone onClose={onClose}>{t(`profile.password.${done}`)}</ProfileDone>;

  const isCurrentWrong = form.failure?.fault === "password_wrong";
  const fault = { "aria-invalid": true, "aria-describedby": form.faultId };
  return (
    <AccountForm form={form} submit={t("profile.password.save")} submitting={t("profile.password.saving")}>
      {/* Tells a password manager whose password it is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        name="current"
        label={t("profile.password.current")}
        autoComplete="current-password"
        {...(isCurrentWrong && fault)}
      />
      <NewPasswordField
        {...(isCurrentWrong ? { name: "password" } : form.field("password"))}
        label={t("accounts.fields.newPassword")}
      />
      <label className="profile-check">
        <input type="checkbox" name="endsOthers" defaultChecked />
        <span>{t("profile.password.endsOthers")}</span>
      </label>
    </AccountForm>
  );
}

function inputIn(form: HTMLFormElement | null, name: string): HTMLInputElement | null {
  const input = form?.elements.namedItem(name);
  return input instanceof HTMLInputElement ? input : null;
}
