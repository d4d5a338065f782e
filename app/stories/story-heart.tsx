import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/drawings/icons.tsx";
import type { LibraryIntent } from "./library-action.ts";
import { StoryChangeForm, useStoryChange } from "./story-change.tsx";

type StoryHeartProps = {
  id: string;
  title: string;
  isFavourite: boolean;
  /** It is asked for now. */
  onAsked: (intent: LibraryIntent) => void;
  /** It came to nothing. */
  onFailed: (intent: LibraryIntent) => void;
};

/** Whether a story is a favourite, to be changed by a touch. */
export function StoryHeart({ id, title, isFavourite, onAsked, onFailed }: StoryHeartProps) {
  const { t } = useTranslation();
  // What failed is what was asked for last: it is undone by the opposite of what is offered now.
  const fetcher = useStoryChange(({ intent }) => onFailed(intent ?? (isFavourite ? "favourite" : "unfavourite")));
  const intent = isFavourite ? "unfavourite" : "favourite";
  return (
    <StoryChangeForm by={fetcher} id={id} intent={intent} onAsked={() => onAsked(intent)}>
      <button
        type="submit"
        className="icon-button heart"
        aria-pressed={isFavourite}
        aria-label={t("library.favourite", { title })}
      >
        <Icon name="heart" size={24} />
      </button>
    </StoryChangeForm>
  );
}
