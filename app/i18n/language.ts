import { LANGUAGES, type Language } from "#storyteller/story-request.ts";

/** The name under which every storage keeps the visitor's choice. */
export const LANGUAGE_KEY = "i18nextLng";
/** The query parameter that chooses a language. */
export const LANGUAGE_QUERY = "lng";
/** When nothing names a supported language. */
export const DEFAULT_LANGUAGE: Language = "es";
/** How long the choice is remembered: a year. */
export const LANGUAGE_KEPT_SECONDS = 365 * 24 * 60 * 60;

/** The supported language that a tag names ("en-GB" is "en"), or null. */
export function supported(tag: string | null | undefined): Language | null {
  const primary = tag?.trim().split(/[-_]/)[0]?.toLowerCase();
  return LANGUAGES.find((language) => language === primary) ?? null;
}

/** What of a request tells the visitor's language, in the order in which it counts. */
export type LanguageClues = { query: string | null; cookie: string | undefined; acceptLanguage: string | undefined };

/** The visitor's language as far as a request shows it: query, cookie, browser, else Spanish. */
export function languageOf({ query, cookie, acceptLanguage }: LanguageClues): Language {
  return supported(query) ?? supported(cookie) ?? preferred(acceptLanguage) ?? DEFAULT_LANGUAGE;
}

/** The supported language with the highest quality in an Accept-Language header. */
function preferred(header: string | undefined): Language | null {
  const ranges = (header ?? "").split(",").map((range) => {
    const [tag, ...parameters] = range.split(";");
    const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
    return { language: supported(tag), quality: quality === undefined ? 1 : Number(quality) };
  });
  const accepted = ranges.filter((range) => range.language && range.quality > 0);
  // A stable sort: of equal qualities the first named counts.
  return accepted.sort((one, other) => other.quality - one.quality)[0]?.language ?? null;
}
