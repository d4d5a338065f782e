import { useTranslation } from "react-i18next";
import { useRouteLoaderData } from "react-router";
import { PRODUCT_NAME } from "#app/product.ts";
import type { loader as rootLoader } from "#app/root.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { NightSceneDesktop, NightScenePhone } from "#app/ui/drawings/night-scene.tsx";
import { PageTitle } from "#app/ui/page-title.tsx";

/** The first screen. A visitor whom a wrong address led here is told so, above everything else. */
export function Landing({ isMissing = false }: { isMissing?: boolean }) {
  const { t } = useTranslation();
  const storyteller = useRouteLoaderData<typeof rootLoader>("root")?.storyteller;
  return (
    <>
      <PageTitle>{`${t(isMissing ? "landing.missingTitle" : "landing.title")} · ${PRODUCT_NAME}`}</PageTitle>
      <main id="content" className="hero">
        <div className="hero-scene hero-scene-phone">
          <NightScenePhone />
        </div>
        <div className="hero-scene hero-scene-wide">
          <NightSceneDesktop />
        </div>
        <div className="hero-words">
          {isMissing && (
            <p className="hero-missing" role="status">
              {t("landing.missing")}
            </p>
          )}
          <h1 tabIndex={-1}>
            {t("landing.heading.first")}
            <br />
            {t("landing.heading.second")}
          </h1>
          <p className="hero-lead">{t("landing.lead")}</p>
        </div>
        <div className="hero-act">
          <LinkButton to="/generator">{t("landing.generate")}</LinkButton>
          <p className="hero-terms">
            {t("landing.terms")} {t(storyteller === "model" ? "landing.toldByModel" : "landing.toldByHouse")}
          </p>
        </div>
      </main>
    </>
  );
}
