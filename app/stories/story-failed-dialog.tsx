import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { BlownCandle } from "#app/ui/drawings/candle.tsx";
import type { Failure } from "./story-client.ts";

type StoryFailedDialogProps = {
  failure: Failure;
  /** Whether a story of the built-in storyteller can take the place of this one. */
  canReplace: boolean;
  onAgain: () => void;
  onShelf: () => void;
  onClose: () => void;
};

const SECONDS_PER_MINUTE = 60;

/** No story came: try again with the same ideas, take one from the shelf, or leave. */
export function StoryFailedDialog({ failure, canReplace, onAgain, onShelf, onClose }: StoryFailedDialogProps) {
  const { t } = useTranslation();
  const minutes = failure.retryAfterSeconds ? Math.ceil(failure.retryAfterSeconds / SECONDS_PER_MINUTE) : null;
  return (
    <Dialog
      title={t("stories.failed.heading")}
      picture={<BlownCandle size={200} />}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onAgain}>{t("stories.failed.again")}</Button>
          {canReplace && (
            <Button look="outlined" onClick={onShelf}>
              {t("stories.failed.fromShelf")}
            </Button>
          )}
          <Button look="quiet" onClick={onClose}>
            {t("frame.close")}
          </Button>
        </>
      }
    >
      <p className="failed-text">
        {t(failure.code === "too_many_requests" ? "stories.failed.tooMany" : "stories.failed.text")}{" "}
        {failure.code === "too_many_requests" && minutes !== null && t("stories.failed.retryIn", { minutes })}
      </p>
    </Dialog>
  );
}
