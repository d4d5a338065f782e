import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { CoverShapes } from "#app/ui/drawings/cover-shapes.tsx";
import { beginAnew } from "./fresh-answer.ts";
import { firstBelowNew } from "./fresh-shelf.ts";
import type { LibraryPage, LibraryQuery } from "./library-contract.ts";
import { LibraryEmpty } from "./library-empty.tsx";
import type { LibraryAsked, LibraryShown } from "./library-loader.ts";
import { LibraryNews } from "./library-news.tsx";
import type { Shelf } from "./shelf.ts";
import { cardId, StoryCard } from "./story-card.tsx";
import { useFreshShelf } from "./use-fresh-shelf.ts";
import type { Heard } from "./use-live-library.ts";
import { seenOn, useShelf } from "./use-shelf.ts";

const findPlace = (id: string | null) =>
  id === null ? document.querySelector<HTMLElement>("main h1") : document.getElementById(cardId(id));

type LibraryShelfProps = {
  /** Whose shelf it is, by its mark. */
  owner: string;
  page: LibraryPage;
  query: LibraryQuery;
  heard: Heard;
  /** When the latest answer about this shelf was asked for. */
  askedAt: number;
  onFresh: (asked: LibraryAsked) => void;
};

/** A person's stories, page after page, and what can be done with each. */
export function LibraryShelf({ owner, page, query, heard, askedAt, onFresh }: LibraryShelfProps) {
  const { t } = useTranslation();
  const { shelf, asked, failed, noticed, came, freshened } = useShelf(page, findPlace);
  const noteChange = useFreshShelf({
    owner,
    query,
    heard,
    askedAt,
    take: (answer, changes) => {
      if (answer.page) freshened({ page: answer.page, changes, favouritesOnly: query.favouritesOnly ?? false });
      onFresh(answer);
    },
  });
  const belowNew = firstBelowNew(shelf.cards);
  const more = useMore(owner, came);
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
            beginsRow={card.id === belowNew}
            notice={shelf.notice?.id === card.id ? shelf.notice : null}
            onAsked={(intent, id) => {
              noteChange();
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
      <p role="status" className="visually-hidden">
        {shelf.news && <LibraryNews key={shelf.news.time} {...shelf.news} />}
      </p>
    </>
  );
}

/** Pages that follow, as they are asked for. */
function useMore(owner: string, came: (after: string, page: LibraryPage) => void) {
  const more = useFetcher<LibraryShown | null>();
  const take = useEffectEvent(({ query, page, owner: theirs }: LibraryShown) => {
    if (theirs !== owner) return beginAnew();
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
