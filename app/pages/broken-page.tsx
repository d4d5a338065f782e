import { useTranslation } from "react-i18next";
import { PROBLEM_STATUS } from "#app/problem.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { BlownCandle } from "#app/ui/drawings/candle.tsx";
import { PageTitle } from "#app/ui/page-title.tsx";
import { Landing } from "./landing.tsx";

/** What is shown when a page could not be made. @param status of a refusal; null for what nobody foresaw */
export function BrokenPage({ status }: { status: number | null }) {
  const { t } = useTranslation();
  if (status === PROBLEM_STATUS.not_found) return <Landing isMissing />;
  const title = t(
    `problems.titles.${status === PROBLEM_STATUS.database_unavailable ? "database_unavailable" : "unexpected"}`,
  );
  return (
    <main id="content" className="broken">
      <PageTitle>{title}</PageTitle>
      <BlownCandle size={160} />
      <h1>{title}</h1>
      <LinkButton to="/" reloadDocument>
        {t("frame.home")}
      </LinkButton>
    </main>
  );
}
