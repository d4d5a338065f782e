import { useTranslation } from "react-i18next";
import { LinkButton } from "#app/ui/button.tsx";
import { MoonSetting } from "#app/ui/drawings/moon-setting.tsx";

/** After the last word: the moon sets, and nothing begins by itself. */
export function ReaderEnd() {
  const { t } = useTranslation();
  return (
    <div className="reader-end">
      <MoonSetting />
      <p className="reader-end-word">{t("library.reader.end")}</p>
      <LinkButton to="/generator">{t("library.reader.another")}</LinkButton>
      <LinkButton look="outlined" to="/library">
        {t("library.reader.toLibrary")}
      </LinkButton>
    </div>
  );
}
