import { useTranslation } from "react-i18next";
import { LinkButton } from "#app/ui/button.tsx";
import { Moon } from "#app/ui/drawings/moon.tsx";
import type { LibraryQuery } from "./library-contract.ts";
import { isNarrowed } from "./library-query.ts";

/** A shelf with nothing on it, and why. */
export function LibraryEmpty({ query }: { query: LibraryQuery }) {
  const { t } = useTranslation();
  const why = query.search ? "nothingFound" : query.favouritesOnly ? "noFavourites" : "none";
  return (
    <div className="shelf-empty">
      <Moon size={112} phase={1} asleep />
      <h2>{t(`library.empty.${why}`)}</h2>
      <p>{t(`library.empty.${why}Text`)}</p>
      {isNarrowed(query) ? (
        <LinkButton look="outlined" to="/library">
          {t("library.empty.all")}
        </LinkButton>
      ) : (
        <LinkButton look="outlined" to="/generator">
          {t("library.empty.first")}
        </LinkButton>
      )}
    </div>
  );
}
