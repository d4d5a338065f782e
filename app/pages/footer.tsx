import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { LANGUAGE_QUERY } from "#app/i18n/language.ts";
import { PRODUCT_NAME } from "#app/product.ts";
import { SleepingFoot } from "#app/ui/drawings/sleeping-foot.tsx";
import { LANGUAGES } from "#storyteller/story-request.ts";

/** The foot of every page; the house and its hill stand only where the page is a landscape. */
export function Footer({ hasScene = true }: { hasScene?: boolean }) {
  const { t, i18n } = useTranslation();
  const { pathname } = useLocation();
  return (
    <footer className="footer">
      {hasScene && (
        <>
          <div className="footer-scene footer-scene-phone">
            <SleepingFoot wide={false} awake />
          </div>
          <div className="footer-scene footer-scene-wide">
            <SleepingFoot wide awake />
          </div>
        </>
      )}
      <div className="footer-row">
        <p>{t("frame.copyright", { name: PRODUCT_NAME })}</p>
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
      </div>
    </footer>
  );
}
