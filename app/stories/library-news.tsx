import { useTranslation } from "react-i18next";
import type { ShelfNews } from "./shelf.ts";

/** What was done elsewhere with the stories of this shelf, for those who hear the page. */
export function LibraryNews({ came, added, gone }: ShelfNews) {
  const { t } = useTranslation();
  const news = [
    came > 0 && t("library.live.came", { count: came }),
    added > 0 && t("library.added", { count: added }),
    gone > 0 && t("library.live.gone", { count: gone }),
  ];
  return <span>{news.filter(Boolean).join(" ")}</span>;
}
