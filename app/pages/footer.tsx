import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { LANGUAGE_QUERY } from "#app/i18n/language.ts";
import { PRODUCT_NAME } from "#app/product.ts";
import { SleepingFoot } from "#app/ui/drawings/sleeping-foot.tsx";
import { LANGUAGES } from "#storyteller/story-request.ts";

/** Pages with a moon of their own in the sky: no view has two, and under a moon that is up the house is awake. */
const MOON_IS_UP = ["/plans"];

/** The foot of every page; the house and its hill stand only where the page is a landscape. */
export function Footer({ hasScene = true }: { hasScene?: boolean }) {
  const { t, i18n } = useTranslation();
  const { pathname } = useLocation();
  const awake = MOON_IS_UP.includes(pathname);
  return (
    <footer className="footer">
      {hasScene && (
        <>
          <div className="footer-scene footer-scene-phone">
            <SleepingFoot wide={false} awake={awake} />
          </div>
          <div className="footer-scene footer-scene-wide">
            <SleepingFoot wide awake={awake} />
          </div>
        </>
      )}
      <div className="footer-row">
        <nav className="footer-links" aria-label={t("frame.footerLinks")}>
          <Link to="/about">{t("frame.about")}</Link>
          <Link to="/plans">{t("frame.plans")}</Link>
          <Link to="/safety">{t("frame.safety")}</Link>
          <Link to="/privacy">{t("frame.privacy")}</Link>
          <Link to="/terms">{t("frame.terms")}</Link>
          <Link to="/#contact">{t("frame.contact")}</Link>
        </nav>
        <nav className="footer-languages" aria-label={t("frame.languages")}>
          {LANGUAGES.map((language) => (
            // A new document, because the server words a page and remembers the choice.
            <a
              key={language}
              href={`${pathname}?${LANGUAGE_QUERY}=${language}`}
              lang={language}
              hrefLang={language}
              aria-current={language === i18n.language ? "true" : undefined}
            >
              {language.toUpperCase()}
            </a>
          ))}
        </nav>
        <p className="footer-copyright">{t("frame.copyright", { name: PRODUCT_NAME })}</p>
      </div>
    </footer>
  );
}
