import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { PRODUCT_NAME } from "#app/product.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Moon } from "#app/ui/drawings/moon.tsx";
import { PageTitle } from "#app/ui/page-title.tsx";

/** The whole page once the account is gone. */
export function ProfileFarewell() {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <main id="content" className="profile profile-farewell">
      <PageTitle>{`${t("profile.farewell.title")} · ${PRODUCT_NAME}`}</PageTitle>
      <Moon size={96} phase={1} asleep />
      <h1 ref={heading} tabIndex={-1}>
        {t("profile.farewell.heading")}
      </h1>
      <p>{t("profile.farewell.text")}</p>
      {/* A new document knows nothing of who was here. */}
      <LinkButton to="/" reloadDocument>
        {t("profile.farewell.home")}
      </LinkButton>
    </main>
  );
}
