import { useTranslation } from "react-i18next";
import { Link, useLocation, useSearchParams } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Moon } from "#app/ui/drawings/moon.tsx";
import { account } from "./account-client.ts";
import { EmailField } from "./account-fields.tsx";
import { AccountForm } from "./account-form.tsx";
import { searchWith } from "./account-query.ts";
import { DialogLink } from "./dialog-link.tsx";
import { NewPasswordField } from "./new-password-field.tsx";
import { useAccountForm } from "./use-account-form.ts";
import { useDialogSteps } from "./use-dialog-steps.ts";
import { useEmailInHand } from "./use-email-in-hand.ts";
import { useHouse } from "./use-house.ts";

type SignUpDialogProps = { onClose: () => void };

const NEW_MOON = 0.05;

/** Makes an account, where the house takes any. */
export function SignUpDialog(props: SignUpDialogProps) {
  const { signUp } = useHouse();
  return signUp === "closed" ? <ClosedHouse {...props} /> : <SignUpForm {...props} isInvited={signUp === "invited"} />;
}

function SignUpForm({ onClose, isInvited }: SignUpDialogProps & { isInvited: boolean }) {
  const { t } = useTranslation();
  const steps = useDialogSteps();
  const email = useEmailInHand();
  const form = useAccountForm({
    choosesPassword: true,
    async act({ email = "", password = "" }) {
      const answer = await account.signUp(email, password);
      if (!answer.ok) return answer;
      steps.stepTo("confirm", { email });
      return null;
    },
  });
  return (
    <Dialog
      title={t("accounts.signUp.title")}
      mark={<Moon phase={NEW_MOON} size={44} dark="#2A3C70" />}
      onClose={onClose}
    >
      <p>{t("accounts.signUp.lead")}</p>
      <AccountForm form={form} submit={t("accounts.signUp.submit")} submitting={t("accounts.signUp.submitting")}>
        <EmailField
          {...form.field("email")}
          autoComplete="email"
          defaultValue={email}
          {...(isInvited && { hint: t("accounts.signUp.invited") })}
        />
        <NewPasswordField {...form.field("password")} />
        <p className="account-small">
          {t("accounts.signUp.agree")} <AwayLink to="/terms">{t("frame.terms")}</AwayLink> ·{" "}
          <AwayLink to="/privacy">{t("frame.privacy")}</AwayLink>
        </p>
      </AccountForm>
      <p className="account-links">
        <DialogLink to="login">{t("accounts.signUp.logIn")}</DialogLink>
      </p>
    </Dialog>
  );
}

/** Leads to a page beside this one, so that nothing typed here is lost. */
function AwayLink({ to, children }: { to: string; children: string }) {
  const { t } = useTranslation();
  return (
    <Link to={to} target="_blank">
      {children}
      <span className="visually-hidden">{` (${t("accounts.newTab")})`}</span>
    </Link>
  );
}

function ClosedHouse({ onClose }: SignUpDialogProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  return (
    <Dialog
      title={t("accounts.signUp.closedTitle")}
      onClose={onClose}
      actions={
        <LinkButton to={{ pathname, search: searchWith("login", query) }} replace preventScrollReset>
          {t("accounts.signUp.closedLogIn")}
        </LinkButton>
      }
    >
      <p>{t("accounts.signUp.closed")}</p>
    </Dialog>
  );
}
