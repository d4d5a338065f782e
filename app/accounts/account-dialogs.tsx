import { useSearchParams } from "react-router";
import { type AccountDialog, dialogAsked } from "./account-query.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { ForgotDialog } from "./forgot-dialog.tsx";
import { LogInDialog } from "./log-in-dialog.tsx";
import { ResetDialog } from "./reset-dialog.tsx";
import { SignUpDialog } from "./sign-up-dialog.tsx";
import { useDialogClosing } from "./use-dialog-closing.ts";

const DIALOGS: Record<AccountDialog, (props: { onClose: () => void }) => React.ReactNode> = {
  login: LogInDialog,
  signup: SignUpDialog,
  confirm: ConfirmDialog,
  forgot: ForgotDialog,
  reset: ResetDialog,
};

/** Opens on any page whose query asks for one of the dialogs about accounts. */
export function AccountDialogs() {
  const [query] = useSearchParams();
  const asked = dialogAsked(query);
  const close = useDialogClosing(asked !== null);
  if (!asked) return null;
  const Asked = DIALOGS[asked];
  return <Asked onClose={close} />;
}
