import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Cover } from "#app/ui/drawings/cover.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Toast } from "#app/ui/toast.tsx";
import { AnotherLink } from "./another-link.tsx";
import type { LibraryIntent } from "./library-action.ts";
import { titleOf } from "./library-words.ts";
import type { ShelfNotice, ShelvedCard } from "./shelf.ts";
import { StoryChangeForm, useStoryChange } from "./story-change.tsx";
import { StoryDay } from "./story-day.tsx";
import { StoryHeart } from "./story-heart.tsx";

type StoryCardProps = {
  card: ShelvedCard;
  /** It stands below those that have come since, in the column where it was. */
  beginsRow: boolean;
  /** What is to be told about this story. */
  notice: ShelfNotice | null;
  onAsked: (intent: LibraryIntent, id: string) => void;
  onFailed: (intent: LibraryIntent, id: string) => void;
  onNoticed: () => void;
};

/** The id of a card's link, which has the focus when its story comes back. */
export const cardId = (id: string) => `story-${id}`;

/**
 * A story on the shelf. Once deleted its place stays and tells of it: the way back is then right beside what had the
 * focus.
 */
export function StoryCard({ card, beginsRow, notice, onAsked, onFailed, onNoticed }: StoryCardProps) {
  const { t } = useTranslation();
  const { id, isRemoved } = card;
  const removal = useStoryChange(() => onFailed("delete", id));
  const comeback = useStoryChange(() => onFailed("restore", id));
  const canUndo = notice?.about === "deleted" || notice?.about === "restore";
  return (
    <li className={isRemoved ? "shelf-gap" : beginsRow ? "card card-begins-row" : "card"}>
      {!isRemoved && (
        <CardFace card={card} onAsked={(intent) => onAsked(intent, id)} onFailed={(intent) => onFailed(intent, id)} />
      )}
      {notice && (
        <Toast
          onGone={onNoticed}
          action={
            canUndo && (
              <StoryChangeForm by={comeback} id={id} intent="restore" onAsked={() => onAsked("restore", id)}>
                <Button type="submit" look="quiet">
                  {t("library.undo")}
                </Button>
              </StoryChangeForm>
            )
          }
        >
          {notice.about === "deleted" ? t("library.deleted") : t(`library.failed.${notice.about}`)}
        </Toast>
      )}
      {!isRemoved && (
        <div className="card-delete">
          <StoryChangeForm by={removal} id={id} intent="delete" onAsked={() => onAsked("delete", id)}>
            <IconButton type="submit" icon="trash" label={t("library.delete", { title: titleOf(card, t).title })} />
          </StoryChangeForm>
        </div>
      )}
    </li>
  );
}

type CardFaceProps = {
  card: ShelvedCard;
  onAsked: (intent: LibraryIntent) => void;
  onFailed: (intent: LibraryIntent) => void;
};

function CardFace({ card, ...change }: CardFaceProps) {
  const { t } = useTranslation();
  const { title, lang } = titleOf(card, t);
  return (
    <>
      <div className="card-cover">
        <Cover id={card.id} genres={card.genres} />
      </div>
      <div className="card-words">
        <h2>
          <Link id={cardId(card.id)} to={`/reader?story=${encodeURIComponent(card.id)}`} lang={lang}>
            {title}
          </Link>
        </h2>
        <p className="card-preview" lang={card.language}>
          {card.preview}
        </p>
        <AnotherLink story={card} look="quiet" className="card-another" aria-describedby={cardId(card.id)} />
        <p className="card-day">
          <StoryDay iso={card.createdAt} />
        </p>
      </div>
      <div className="card-heart">
        <StoryHeart {...change} id={card.id} title={title} isFavourite={card.isFavourite} />
      </div>
    </>
  );
}
