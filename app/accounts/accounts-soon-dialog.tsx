import { useTranslation } from "react-i18next";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";

/** Opens on any page whose query asks for log-in or sign-up, and takes that part of the query away when it closes. */
export function AccountsSoonDialog() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const wantsLogin = query.has("login");
  if (!wantsLogin && !query.has("signup")) return null;

  const close = () => {
    const rest = new URLSearchParams(query);
    for (const name of ["login", "signup", "next"]) rest.delete(name);
    void navigate({ pathname, search: rest.toString() }, { replace: true, preventScrollReset: true });
  };
  return (
    <Dialog title={t("landing.accounts.heading")} onClose={close}>
      <p>{t(wantsLogin ? "landing.accounts.library" : "landing.accounts.signUp")}</p>
      {pathname !== "/generator" && <LinkButton to="/generator">{t("landing.accounts.toStory")}</LinkButton>}
    </Dialog>
  );
}
