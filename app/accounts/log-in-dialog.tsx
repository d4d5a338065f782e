import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useRevalidator, useSearchParams } from "react-router";
import type { MembersPath } from "#app/members-only.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { Icon } from "#app/ui/drawings/icons.tsx";
import { Moon } from "#app/ui/drawings/moon.tsx";
import { account } from "./account-client.ts";
import { EmailField } from "./account-fields.tsx";
import { AccountForm } from "./account-form.tsx";
import { memberPathIn, wayAfterLogIn, wishOn } from "./account-query.ts";
import { DialogLink } from "./dialog-link.tsx";
import { keepEmailInHand } from "./email-in-hand.ts";
import { PasswordField } from "./password-field.tsx";
import { useAccountForm } from "./use-account-form.ts";
import { type Notice, noticeIn, useDialogSteps } from "./use-dialog-steps.ts";
import { useEmailInHand } from "./use-email-in-hand.ts";
import { useHouse } from "./use-house.ts";

const LEAD = { "/library": "toLibrary", "/reader": "toReader", "/profile": "toProfile" } as const satisfies Record<
  MembersPath,
  string
>;
const THIN_MOON = 0.2;

/** Enters an account. What a guest had told is claimed by the server meanwhile, and opened here. */
export function LogInDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const { revalidate } = useRevalidator();
  const { signUp } = useHouse();
  const steps = useDialogSteps();
  const email = useEmailInHand();
  const notice = useNotice();

  async function goOn(claimed: string | null): Promise<void> {
    keepEmailInHand("", sessionStorage);
    // Before the page changes: the frame around every page then knows who is there.
    await revalidate();
    const way = wayAfterLogIn(pathname, query, claimed);
    if (way) await steps.leaveFor(way.to, way.state);
    else if (steps.isOpen()) onClose();
  }
  const form = useAccountForm({
    async act({ email = "", password = "" }) {
      const answer = await account.logIn(email, password);
      if (answer.ok) {
        await goOn(answer.claimed);
        return null;
      }
      if (answer.fault !== "email_unconfirmed") return answer;
      steps.stepTo("confirm", { email });
      return null;
    },
  });

  const next = memberPathIn(query);
  const lead = wishOn(pathname, query)
    ? "subscriptions.wish"
    : (`accounts.logIn.${next ? LEAD[next] : "lead"}` as const);
  return (
    <Dialog
      title={t("accounts.logIn.title")}
      mark={<Moon phase={THIN_MOON} size={44} dark="#2A3C70" />}
      onClose={onClose}
    >
      <p className={notice ? "account-notice" : undefined} role="status">
        {notice && <Icon name="check" size={20} />}
        <span>{notice ? t(`accounts.notices.${notice}`) : t(lead)}</span>
      </p>
      <AccountForm form={form} submit={t("accounts.logIn.submit")} submitting={t("accounts.logIn.submitting")}>
        <EmailField {...form.field("email")} autoComplete="username" defaultValue={email} />
        <PasswordField {...form.field("password")} autoComplete="current-password" />
      </AccountForm>
      <p className="account-links">
        <DialogLink to="forgot">{t("accounts.logIn.forgot")}</DialogLink>
        {signUp !== "closed" && <DialogLink to="signup">{t("accounts.logIn.signUp")}</DialogLink>}
      </p>
    </Dialog>
  );
}

/** It comes a moment after the dialog: what is there from the beginning is not announced. */
function useNotice(): Notice | null {
  const { state } = useLocation();
  const [notice, setNotice] = useState<Notice | null>(null);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setNotice(noticeIn(state)));
    return () => cancelAnimationFrame(frame);
  }, [state]);
  return notice;
}
