import { useTranslation } from "react-i18next";
import { useActionData } from "react-router";
import { Button } from "#app/ui/button.tsx";
import type { libraryAction } from "./library-action.ts";

/** What came of a form that was sent without scripts: with them, the card itself tells. */
export function LibraryAfterForm() {
  const { t } = useTranslation();
  const change = useActionData<typeof libraryAction>();
  if (!change) return null;
  if (!change.done) return <p role="alert">{t(`problems.titles.${change.code}`)}</p>;
  if (change.intent !== "delete") return null;
  return (
    <form method="post" action="/library" className="library-after">
      <p>{t("library.deleted")}</p>
      <input type="hidden" name="id" value={change.id} />
      <input type="hidden" name="intent" value="restore" />
      <Button type="submit" look="outlined">
        {t("library.undo")}
      </Button>
    </form>
  );
}
