import type { MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { useRouteLoaderData } from "react-router";
import type { loader as rootLoader } from "#app/root.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/drawings/icons.tsx";
import { NightSceneDesktop, NightScenePhone } from "#app/ui/drawings/night-scene.tsx";

/** The first screen: what this is, the one action, and the way further down. */
export function LandingHero({ isMissing }: { isMissing: boolean }) {
  const { t } = useTranslation();
  const root = useRouteLoaderData<typeof rootLoader>("root");
  return (
    <section className="hero">
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
          {t("landing.terms")} {root?.signUp !== "closed" && `${t("landing.accountTerms")} `}
          {t(root?.storyteller === "model" ? "landing.toldByModel" : "landing.toldByHouse")}
        </p>
      </div>
      <a className="icon-button hero-down" href="#features" aria-label={t("landing.down")} onClick={goDown}>
        <Icon name="down" size={24} />
      </a>
    </section>
  );
}

/** Where scripts run, the router would undo a second jump to the same hash: it takes it for a step back in history. */
function goDown(event: MouseEvent): void {
  const features = document.getElementById("features");
  if (!features) return;
  event.preventDefault();
  const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  features.scrollIntoView({ behavior: isStill ? "instant" : "smooth" });
  features.focus({ preventScroll: true });
}
