import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { account } from "./account-client.ts";
import { ProfileFault } from "./profile-fault.tsx";
import { useAccountCall } from "./use-account-call.ts";

/** Ends this session and begins anew on the first page. */
export function LogOutButton() {
  const { t } = useTranslation();
  const { run, isRunning, failure } = useAccountCall();

  async function leave(): Promise<void> {
    // A new document: nothing of the person stays in this one.
    if (await run(account.logOut)) window.location.assign("/");
  }
  return (
    <>
      <Button look="outlined" aria-disabled={isRunning} onClick={() => void leave()}>
        {t(isRunning ? "profile.logOut.leaving" : "profile.logOut.button")}
      </Button>
      {failure && <ProfileFault>{t("profile.logOut.failed")}</ProfileFault>}
    </>
  );
}
