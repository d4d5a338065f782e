import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { CoverShapes } from "#app/ui/drawings/cover-shapes.tsx";
import type { LibraryPage, LibraryQuery } from "./library-contract.ts";
import { LibraryEmpty } from "./library-empty.tsx";
import type { LibraryShown } from "./library-loader.ts";
import type { Shelf } from "./shelf.ts";
import { cardId, StoryCard } from "./story-card.tsx";
import { seenOn, useShelf } from "./use-shelf.ts";

const findPlace = (id: string | null) =>
  id === null ? document.querySelector<HTMLElement>("main h1") : document.getElementById(cardId(id));

/** A person's stories, page after page, and what can be done with each. */
export function LibraryShelf({ page, query }: { page: LibraryPage; query: LibraryQuery }) {
  const { t } = useTranslation();
  const { shelf, asked, failed, noticed, came } = useShelf(page, findPlace);
  const more = useMore(came);
  const isEmpty = seenOn(shelf).length === 0 && shelf.next === null;
  const [isRestored, setRestored] = useState(false);

  return (
    <>
      {shelf.cards.length > 0 && <CoverShapes />}
      {isEmpty && <LibraryEmpty query={query} />}
      <ul className="shelf" aria-label={t("library.list")} hidden={shelf.cards.length === 0}>
        {shelf.cards.map((card) => (
          <StoryCard
            key={card.id}
            card={card}
            notice={shelf.notice?.id === card.id ? shelf.notice : null}
            onAsked={(intent, id) => {
              asked(intent, id);
              setRestored(intent === "restore");
            }}
            onFailed={failed}
            onNoticed={noticed}
          />
        ))}
      </ul>
      {shelf.next !== null && (
        <more.Form method="get" action="/library" className="shelf-more">
          {query.search && <input type="hidden" name="q" value={query.search} />}
          {query.favouritesOnly && <input type="hidden" name="fav" value="1" />}
          <input type="hidden" name="after" value={shelf.next} />
          <Button type="submit" look="outlined" aria-disabled={more.state !== "idle"}>
            {t(more.state === "idle" ? "library.more" : "library.moreComing")}
          </Button>
        </more.Form>
      )}
      <p role="status" className="shelf-status">
        {hasFailed(more) && t("library.failed.more")}
      </p>
      <p role="status" className="visually-hidden">
        <Spoken notice={shelf.notice} isRestored={isRestored} added={shelf.added} />
      </p>
    </>
  );
}

/** Pages that follow, as they are asked for. */
function useMore(came: (after: string, page: LibraryPage) => void) {
  const more = useFetcher<LibraryShown | null>();
  const take = useEffectEvent(({ query, page }: LibraryShown) => {
    if (page && query.after) came(query.after, page);
  });
  useEffect(() => {
    if (more.data) take(more.data);
  }, [more.data]);
  return more;
}

const hasFailed = ({ state, data }: { state: string; data: LibraryShown | null | undefined }) =>
  state === "idle" && (data === null || data?.page === null);

type SpokenProps = { notice: Shelf["notice"]; isRestored: boolean; added: number };

/** What has just happened, for those who hear the page. */
function Spoken({ notice, isRestored, added }: SpokenProps) {
  const { t } = useTranslation();
  if (notice) return notice.about === "deleted" ? t("library.deletedSpoken") : t(`library.failed.${notice.about}`);
  if (isRestored) return t("library.restored");
  return added > 0 ? t("library.added", { count: added }) : null;
}
