import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { RESEND_AFTER_SECONDS } from "./contract.ts";
import { useCountdown } from "./use-countdown.ts";

type ResendCodeProps = {
  /** A code has just been sent: another has to wait. */
  wasSent: boolean;
  /** Sends another one, and says whether it went. */
  onResend: () => Promise<boolean>;
};

/** Asks for another code, once a minute. The seconds are shown; only their end is announced. */
export function ResendCode({ wasSent, onResend }: ResendCodeProps) {
  const { t } = useTranslation();
  const hintId = useId();
  const [countdown, restart] = useCountdown(RESEND_AFTER_SECONDS, wasSent);
  const [hasResent, setResent] = useState(false);
  const mustWait = countdown !== null && countdown > 0;

  async function resend(): Promise<void> {
    if (mustWait) return;
    setResent(false);
    if (!(await onResend())) return;
    setResent(true);
    restart();
  }
  return (
    <div className="resend">
      {/* Not disabled: it would lose the focus of whoever has just pressed it. */}
      <Button
        look="quiet"
        aria-disabled={mustWait}
        aria-describedby={mustWait ? hintId : undefined}
        onClick={() => void resend()}
      >
        {t("accounts.confirm.resend")}
      </Button>
      {mustWait && (
        <p id={hintId} className="account-small">
          {t("accounts.confirm.resendIn", { seconds: countdown })}
        </p>
      )}
      <p className="account-small" role="status">
        {countdown === 0 ? t("accounts.confirm.resendNow") : hasResent && t("accounts.confirm.resent")}
      </p>
    </div>
  );
}
