import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { Moon } from "#app/ui/drawings/moon.tsx";
import { PinprickLines } from "#app/ui/drawings/pinprick-lines.tsx";

const HALF = 0.5;

/** Where the half of a story ends: rows of pinpricks, and the way to the rest. The other half is not on this machine. */
export function PreviewCard() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <section className="preview" aria-labelledby="preview-heading">
      <PinprickLines />
      <div className="preview-card">
        <Moon phase={HALF} size={76} dark="#2A3C70" />
        <h2 id="preview-heading">{t("stories.preview.heading")}</h2>
        <p>{t("stories.preview.text")}</p>
        <LinkButton to={{ pathname, search: "?signup=1" }} preventScrollReset>
          {t("stories.preview.signUp")}
        </LinkButton>
        <LinkButton look="outlined" to={{ pathname, search: "?login=1" }} preventScrollReset>
          {t("stories.preview.hasAccount")}
        </LinkButton>
      </div>
    </section>
  );
}
