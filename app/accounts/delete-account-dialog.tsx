import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { account } from "./account-client.ts";
import { AccountForm } from "./account-form.tsx";
import { PasswordField } from "./password-field.tsx";
import { EXPORT_PATH } from "./profile-account-card.tsx";
import { useAccountForm } from "./use-account-form.ts";

const GOES = ["stories", "listeners", "account", "plan", "sessions"] as const;
const STAYS = ["letters", "contact", "backups"] as const;

type DeleteAccountDialogProps = { email: string; onClose: () => void; onDeleted: () => void };

/** Says exactly what goes and what cannot go, and asks for the password before it goes. */
export function DeleteAccountDialog({ email, onClose, onDeleted }: DeleteAccountDialogProps) {
  const { t } = useTranslation();
  const form = useAccountForm({
    async act({ password = "" }) {
      const answer = await account.deleteAccount(password);
      if (!answer.ok) return answer;
      onDeleted();
      return null;
    },
  });
  return (
    <Dialog title={t("profile.delete.title")} onClose={onClose}>
      <div>
        <p>{t("profile.delete.goes")}</p>
        <ul className="profile-list">
          {GOES.map((name) => (
            <li key={name}>{t(`profile.delete.goesList.${name}`)}</li>
          ))}
        </ul>
      </div>
      <div>
        <p>{t("profile.delete.stays")}</p>
        <ul className="profile-list">
          {STAYS.map((name) => (
            <li key={name}>{t(`profile.delete.staysList.${name}`)}</li>
          ))}
        </ul>
      </div>
      <p>
        <a href={EXPORT_PATH} download>
          {t("profile.delete.exportFirst")}
        </a>
      </p>
      <AccountForm form={form} submit={t("profile.delete.confirm")} submitting={t("profile.delete.deleting")}>
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          {...form.field("password")}
          label={t("profile.password.current")}
          autoComplete="current-password"
        />
      </AccountForm>
      <Button look="outlined" onClick={onClose}>
        {t("profile.delete.keep")}
      </Button>
    </Dialog>
  );
}
