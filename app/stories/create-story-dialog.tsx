import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { AgeSlider } from "./age-slider.tsx";
import type { Draft } from "./draft.ts";
import { GenreToggles } from "./genre-toggles.tsx";
import { IdeasField, ideasFit } from "./ideas-field.tsx";
import { LengthChoice } from "./length-choice.tsx";
import { ListenerChips } from "./listener-chips.tsx";
import { OriginLine } from "./origin-line.tsx";
import type { OriginShown } from "./origin-query.ts";
import type { ListenersShown } from "./use-listeners.ts";

type CreateStoryDialogProps = {
  draft: Draft;
  listeners: ListenersShown;
  /** The story that the next one goes on from. */
  origin: OriginShown;
  onChange: (draft: Draft) => void;
  onOriginDropped: () => void;
  onGenerate: () => void;
  onClose: () => void;
};

/** The one form of the product: who listens, an age, a length, any genres, an idea. */
export function CreateStoryDialog({ draft, onChange, onGenerate, onClose, ...shown }: CreateStoryDialogProps) {
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
        <OriginLine origin={shown.origin} onDrop={shown.onOriginDropped} />
        <ListenerChips draft={draft} onChange={onChange} shown={shown.listeners} />
        <div className="create-story-choices">
          <AgeSlider age={draft.age} onChange={(age) => onChange({ ...draft, age })} />
          <LengthChoice length={draft.length} age={draft.age} onChange={(length) => onChange({ ...draft, length })} />
          <GenreToggles chosen={draft.genres} onChange={(genres) => onChange({ ...draft, genres })} />
        </div>
        <IdeasField ideas={draft.ideas} onChange={(ideas) => onChange({ ...draft, ideas })} />
      </form>
    </Dialog>
  );
}
