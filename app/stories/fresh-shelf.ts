import type { LibraryPage, StoryCard } from "./library-contract.ts";
import type { RecordChange } from "./records-contract.ts";
import { type Shelf, type ShelvedCard, shelfOf } from "./shelf.ts";

/** What the server says of a shelf that is on the page already. */
export type Fresh = {
  /** The shelf's first page, asked for when nothing that was asked for here was still on its way. */
  page: LibraryPage;
  /** The last change that was heard of each story: of those beyond that page nothing else is known. */
  changes: ReadonlyMap<string, RecordChange>;
  /** The shelf holds favourites only. */
  favouritesOnly: boolean;
  /** Somebody is at the cards: those that stand there keep their columns. */
  isHeld: boolean;
};

/**
 * The shelf as it is now: stories that came elsewhere stand in their places, those that went have left theirs, and
 * whatever lies beyond the fresh page stays as it is.
 */
export function freshened(shelf: Shelf, fresh: Fresh): Shelf {
  const { page } = fresh;
  const [top, bottom, last] = [shelf.cards[0], shelf.cards.at(-1), page.cards.at(-1)];
  // So much has come that what lies between the fresh page and this shelf is not known: it begins anew.
  if (page.next !== null && last && top && comesAfter(top, last)) return begunAnew(shelf, page);

  const known = new Set(shelf.cards.map(({ id }) => id));
  const stayed = shelf.cards.map((card) => asItIsNow(card, fresh));
  const isAbove = (card: StoryCard) => !top || comesAfter(top, card);
  // Where others went, the next ones of the list move up: these are not new.
  const isBelow = (card: StoryCard) => shelf.next !== null && bottom !== undefined && comesAfter(card, bottom);
  const others = page.cards.filter(({ id }) => !known.has(id));
  const came = others.filter(isAbove);
  const between = others.filter((card) => !isAbove(card) && !isBelow(card));

  const turned = stayed.filter(({ isRemoved }, place) => isRemoved !== shelf.cards[place]?.isRemoved);
  const gone = turned.filter(({ isRemoved }) => isRemoved).length;
  const added = between.length + turned.length - gone;
  const isNews = came.length + added + gone > 0;
  const reachesOn = !bottom || !last || !comesAfter(bottom, last);
  return {
    cards: [
      ...stayed,
      ...others.map((card) => ({ ...card, isRemoved: false, isNew: fresh.isHeld && isAbove(card) })),
    ].sort((a, b) => (comesAfter(a, b) ? 1 : -1)),
    next: page.next === null || reachesOn ? page.next : shelf.next,
    notice: turned.some(({ id }) => id === shelf.notice?.id) ? null : shelf.notice,
    added: shelf.added,
    news: isNews ? { time: timeAfter(shelf), came: came.length, added, gone } : shelf.news,
  };
}

const timeAfter = ({ news }: Shelf) => (news?.time ?? 0) + 1;

function begunAnew(shelf: Shelf, page: LibraryPage): Shelf {
  return { ...shelfOf(page), news: { time: timeAfter(shelf), came: page.cards.length, added: 0, gone: 0 } };
}

function asItIsNow(card: ShelvedCard, { page, changes, favouritesOnly }: Fresh): ShelvedCard {
  const found = page.cards.find(({ id }) => id === card.id);
  if (found) return { ...found, isRemoved: false, isNew: card.isNew };
  const change = changes.get(card.id);
  const last = page.cards.at(-1);
  const isCovered = page.next === null || (last !== undefined && !comesAfter(card, last));
  // Among the favourites, one that has lost its heart here stays until the shelf is left: that can be undone.
  const isKept = favouritesOnly && !card.isFavourite;
  if (change === "deleted" || (isCovered && !isKept)) return { ...card, isRemoved: true };
  return !isCovered && change === "created" ? { ...card, isRemoved: false } : card;
}

/** Whether one stands after another on the shelf: it is older. */
function comesAfter(card: StoryCard, other: StoryCard): boolean {
  if (card.createdAt !== other.createdAt) return card.createdAt < other.createdAt;
  return card.id < other.id;
}

/** The first story that stands below those that came to the top, or null while none came there. */
export function firstBelowNew(cards: readonly ShelvedCard[]): string | null {
  const seen = cards.filter(({ isRemoved }) => !isRemoved);
  return seen[0]?.isNew ? (seen.find(({ isNew }) => !isNew)?.id ?? null) : null;
}
