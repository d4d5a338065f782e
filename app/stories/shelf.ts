import type { LibraryIntent } from "./library-action.ts";
import type { LibraryPage, StoryCard } from "./library-contract.ts";

/** A card in its place; one that was deleted keeps it, so that it can come back there. */
export type ShelvedCard = StoryCard & {
  isRemoved: boolean;
  /** It came to the top while somebody was reading below. */
  isNew: boolean;
};

/** What is told beside a card's place: that it was deleted, or what could not be done. */
export type ShelfNotice = { id: string; about: "deleted" } | { id: string; about: "favourite" | "delete" | "restore" };

/** The cards on the page, and what was done with them since it came. */
export type Shelf = {
  cards: readonly ShelvedCard[];
  /** Cursor of what follows, or null. */
  next: string | null;
  notice: ShelfNotice | null;
  /** How many stories the last page brought. */
  added: number;
  /** What was done elsewhere, as it was last heard; null before anything was. */
  news: ShelfNews | null;
};

/** How many stories have come to the top, have come in elsewhere, and have gone. */
export type ShelfNews = {
  /** Names one time of hearing: the same news may come twice. */
  time: number;
  came: number;
  added: number;
  gone: number;
};

export type ShelfEvent =
  | { happened: "more"; after: string; page: LibraryPage }
  /** Somebody asked for it; it shows at once. */
  | { happened: "asked"; intent: LibraryIntent; id: string }
  /** And it came to nothing. */
  | { happened: "failed"; intent: LibraryIntent; id: string }
  | { happened: "noticed" };

const shelved = (card: StoryCard): ShelvedCard => ({ ...card, isRemoved: false, isNew: false });

export function shelfOf(page: LibraryPage): Shelf {
  return { cards: page.cards.map(shelved), next: page.next, notice: null, added: 0, news: null };
}

/** The shelf after something has happened. What failed is as it was before, and is told. */
export function shelfAfter(shelf: Shelf, event: ShelfEvent): Shelf {
  if (event.happened === "noticed") return { ...shelf, notice: null };
  if (event.happened === "more") return withMore(shelf, event);
  const { intent, id } = event;
  const failed = event.happened === "failed";
  const cards = shelf.cards.map((card) => (card.id === id ? changed(card, intent, failed) : card));
  if (failed) return { ...shelf, cards, notice: { id, about: intent === "unfavourite" ? "favourite" : intent } };
  if (intent === "delete") return { ...shelf, cards, notice: { id, about: "deleted" } };
  return { ...shelf, cards, notice: shelf.notice?.id === id ? null : shelf.notice };
}

function changed(card: ShelvedCard, intent: LibraryIntent, undone: boolean): ShelvedCard {
  if (intent === "delete" || intent === "restore") return { ...card, isRemoved: (intent === "delete") !== undone };
  return { ...card, isFavourite: (intent === "favourite") !== undone };
}

function withMore(shelf: Shelf, { after, page }: Extract<ShelfEvent, { happened: "more" }>): Shelf {
  // The same answer may come twice; a page counts where the last one ended.
  if (shelf.next !== after) return shelf;
  const known = new Set(shelf.cards.map(({ id }) => id));
  const fresh = page.cards.filter(({ id }) => !known.has(id)).map(shelved);
  return { ...shelf, cards: [...shelf.cards, ...fresh], next: page.next, added: fresh.length };
}

/** The story that follows this one on the shelf, or null. */
export function nextOnShelf({ cards }: Shelf, id: string): string | null {
  const place = cards.findIndex((card) => card.id === id);
  return cards.slice(place + 1).find(({ isRemoved }) => !isRemoved)?.id ?? null;
}
