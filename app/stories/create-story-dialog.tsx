import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { AgeSlider } from "./age-slider.tsx";
import type { Draft } from "./draft.ts";
import { GenreToggles } from "./genre-toggles.tsx";
import { IdeasField, ideasFit } from "./ideas-field.tsx";

type CreateStoryDialogProps = {
  draft: Draft;
  onChange: (draft: Draft) => void;
  onGenerate: () => void;
  onClose: () => void;
};

/** The one form of the product: an age, any genres, an idea. */
export function CreateStoryDialog({ draft, onChange, onGenerate, onClose }: CreateStoryDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      title={t("stories.create.title")}
      wide
      onClose={onClose}
      actions={
        <Button type="submit" form="create-story" disabled={!ideasFit(draft.ideas)}>
          {t("stories.create.generate")}
        </Button>
      }
    >
      <form
        id="create-story"
        className="create-story"
        onSubmit={(event) => {
          event.preventDefault();
          onGenerate();
        }}
      >
        <AgeSlider age={draft.age} onChange={(age) => onChange({ ...draft, age })} />
        <GenreToggles chosen={draft.genres} onChange={(genres) => onChange({ ...draft, genres })} />
        <IdeasField ideas={draft.ideas} onChange={(ideas) => onChange({ ...draft, ideas })} />
      </form>
    </Dialog>
  );
}
