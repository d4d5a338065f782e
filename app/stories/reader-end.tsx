import { useTranslation } from "react-i18next";
import { LinkButton } from "#app/ui/button.tsx";
import { MoonSetting } from "#app/ui/drawings/moon-setting.tsx";
import { AnotherLink } from "./another-link.tsx";
import type { WholeStory } from "./library-contract.ts";

/** After the last word: the moon sets, and nothing begins by itself. */
export function ReaderEnd({ story }: { story: Pick<WholeStory, "id" | "people"> }) {
  const { t } = useTranslation();
  return (
    <div className="reader-end">
      <MoonSetting />
      <p className="reader-end-word">{t("library.reader.end")}</p>
      <LinkButton to="/generator">{t("library.reader.another")}</LinkButton>
      <AnotherLink story={story} look="outlined" />
      <LinkButton look="outlined" to="/library">
        {t("library.reader.toLibrary")}
      </LinkButton>
    </div>
  );
}
