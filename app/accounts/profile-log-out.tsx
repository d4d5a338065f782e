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
      {/* Before React has started, and without it, the browser sends the form itself. */}
      <form
        method="post"
        action="/api/auth/sign-out"
        onSubmit={(event) => {
          event.preventDefault();
          void leave();
        }}
      >
        <Button type="submit" look="outlined" aria-disabled={isRunning}>
          {t(isRunning ? "profile.logOut.leaving" : "profile.logOut.button")}
        </Button>
      </form>
      {failure && <ProfileFault>{t("profile.logOut.failed")}</ProfileFault>}
    </>
  );
}
