import type { i18n } from "i18next";
import LanguageDetector from "i18next-browser-languagedetector";
import { LANGUAGE_KEPT_SECONDS, LANGUAGE_KEY, LANGUAGE_QUERY, supported } from "./language.ts";

/**
 * Looks for the visitor's language where only the browser can (local and session storage), in the specified order, and
 * keeps the choice where the server sees it next time.
 */
export function followVisitorsLanguage(i18n: i18n): void {
  const detector = new LanguageDetector();
  detector.init(
    { languageUtils: { getBestMatchFromCodes: (codes: readonly string[]) => codes[0] } },
    {
      order: ["querystring", "cookie", "localStorage", "sessionStorage", "navigator", "htmlTag"],
      lookupQuerystring: LANGUAGE_QUERY,
      lookupCookie: LANGUAGE_KEY,
      lookupLocalStorage: LANGUAGE_KEY,
      lookupSessionStorage: LANGUAGE_KEY,
      cookieMinutes: LANGUAGE_KEPT_SECONDS / 60,
      cookieOptions: { path: "/", sameSite: "lax", secure: window.location.protocol === "https:" },
    },
  );
  const detected = detector.detect();
  const language =
    (Array.isArray(detected) ? detected : [detected]).map(supported).find(Boolean) ?? supported(i18n.language);
  if (!language) return;
  // A language named by the address is in the cookie already: the server put it there. Writing it again from here could
  // overwrite the choice of a newer page that is just arriving.
  const isInAddress = supported(new URLSearchParams(window.location.search).get(LANGUAGE_QUERY)) !== null;
  detector.cacheUserLanguage(language, isInAddress ? ["localStorage"] : ["cookie", "localStorage"]);
  if (language !== i18n.language) void i18n.changeLanguage(language);
}
