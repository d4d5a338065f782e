import { useTranslation } from "react-i18next";

/** A count, or a dash where it could not be read: never a 0 that is not true. */
export function ProfileCount({ children }: { children: string | null }) {
  const { t } = useTranslation();
  if (children !== null) return children;
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{t("profile.unreadable")}</span>
    </>
  );
}
