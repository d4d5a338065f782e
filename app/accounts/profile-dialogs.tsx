import { useTranslation } from "react-i18next";
import { Dialog } from "#app/ui/dialog.tsx";
import { ChangeEmailForm } from "./change-email-form.tsx";
import { ChangePasswordForm } from "./change-password-form.tsx";
import { DeleteAccountDialog } from "./delete-account-dialog.tsx";
import { useProfileDialog } from "./use-profile-dialog.ts";

/** What of the account is being changed, one thing at a time. */
export function ProfileDialogs({ email, onDeleted }: { email: string; onDeleted: () => void }) {
  const { t } = useTranslation();
  const { open, close } = useProfileDialog();
  if (open === "email") {
    return (
      <Dialog title={t("profile.email.title")} onClose={close}>
        <ChangeEmailForm email={email} onClose={close} />
      </Dialog>
    );
  }
  if (open === "password") {
    return (
      <Dialog title={t("profile.password.title")} onClose={close}>
        <ChangePasswordForm email={email} onClose={close} />
      </Dialog>
    );
  }
  return open === "delete" ? <DeleteAccountDialog email={email} onClose={close} onDeleted={onDeleted} /> : null;
}
