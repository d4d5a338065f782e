import { useTranslation } from "react-i18next";
import { LinkButton } from "#app/ui/button.tsx";
import { BlownCandle } from "#app/ui/drawings/candle.tsx";
import { PageTitle } from "#app/ui/page-title.tsx";
import { Landing } from "./landing.tsx";

/** What is shown when a page could not be made. */
export function BrokenPage({ isMissing }: { isMissing: boolean }) {
  const { t } = useTranslation();
  if (isMissing) return <Landing isMissing />;
  return (
    <main id="content" className="broken">
      <PageTitle>{t("problems.titles.unexpected")}</PageTitle>
      <BlownCandle size={160} />
      <h1>{t("problems.titles.unexpected")}</h1>
      <LinkButton to="/" reloadDocument>
        {t("frame.home")}
      </LinkButton>
    </main>
  );
}
