import { useLocation } from "react-router";
import { LANGUAGE_QUERY } from "#app/i18n/language.ts";
import { LANGUAGES } from "#storyteller/story-request.ts";

/** Tells search engines where each language of a page is: React lifts the links into the head. */
export function PageAddress({ publicUrl }: { publicUrl: string }) {
  const { pathname } = useLocation();
  const address = publicUrl + pathname;
  return (
    <>
      {LANGUAGES.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={`${address}?${LANGUAGE_QUERY}=${language}`} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address} />
    </>
  );
}
