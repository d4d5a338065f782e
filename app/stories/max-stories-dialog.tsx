import { useTranslation } from "react-i18next";
import { useNavigate, useSearchParams } from "react-router";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { SleepingMoon } from "#app/ui/drawings/sleeping-moon.tsx";

/** The query that opens the dialog on any page. */
const QUERY = "limit";

/** No place is left for another story: the way to the plan, or away. What is saved stays readable. */
export function MaxStoriesDialog() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const leave = () => void navigate("/");
  return (
    <Dialog
      title={t("stories.limit.heading")}
      picture={<SleepingMoon />}
      onClose={leave}
      actions={
        <>
          <LinkButton to="/plans">{t("stories.limit.plans")}</LinkButton>
          <Button look="outlined" onClick={leave}>
            {t("frame.close")}
          </Button>
        </>
      }
    >
      <p className="limit-text">{t("stories.limit.text")}</p>
    </Dialog>
  );
}

/** The same, opened by the page's address: where a log-in found no place for a guest's story. */
export function MaxStoriesOnRequest() {
  const [query] = useSearchParams();
  return query.has(QUERY) ? <MaxStoriesDialog /> : null;
}
