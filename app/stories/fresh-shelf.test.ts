import { expect, test } from "vitest";
import { type Fresh, firstBelowNew, freshened } from "./fresh-shelf.ts";
import type { LibraryPage, StoryCard } from "./library-contract.ts";
import { type Shelf, type ShelfEvent, shelfAfter, shelfOf } from "./shelf.ts";

/** A story of this hour: the later, the further up. */
const card = (hour: number, change: Partial<StoryCard> = {}): StoryCard => ({
  id: `story-${hour}`,
  title: `Story ${hour}`,
  preview: "",
  language: "es",
  createdAt: `2026-11-21T${String(hour).padStart(2, "0")}:00:00.000Z`,
  isFavourite: false,
  isRead: false,
  genres: [],
  ...change,
});
const page = (hours: number[], next: string | null = null): LibraryPage => ({
  cards: hours.map((hour) => card(hour)),
  next,
});
const shelf = (hours: number[], next: string | null = null) => shelfOf(page(hours, next));
const fresh = (hours: number[], next: string | null = null, change: Partial<Fresh> = {}): Fresh => ({
  page: page(hours, next),
  changes: new Map(),
  favouritesOnly: false,
  isHeld: false,
  ...change,
});
const after = (before: Shelf, ...events: ShelfEvent[]) => events.reduce(shelfAfter, before);
const seen = ({ cards }: Shelf) =>
  cards.filter(({ isRemoved }) => !isRemoved).map(({ id }) => Number(id.slice("story-".length)));

test("a story told elsewhere stands on top", () => {
  const later = freshened(shelf([3, 2, 1]), fresh([4, 3, 2, 1]));
  expect(seen(later)).toEqual([4, 3, 2, 1]);
  expect(later.news).toEqual({ time: 1, came: 1, added: 0, gone: 0 });
  expect(firstBelowNew(later.cards)).toBeNull();
});

test("while somebody is at the cards, those that come stand above them, which keep their columns", () => {
  const isHeld = true;
  const later = freshened(shelf([3, 2, 1]), fresh([4, 3, 2, 1], null, { isHeld }));
  expect(seen(later)).toEqual([4, 3, 2, 1]);
  expect(firstBelowNew(later.cards)).toBe("story-3");
  const latest = freshened(later, fresh([5, 4, 3, 2, 1], null, { isHeld }));
  expect(seen(latest)).toEqual([5, 4, 3, 2, 1]);
  expect(latest.news).toMatchObject({ time: 2, came: 1 });
  expect(firstBelowNew(latest.cards)).toBe("story-3");
  const deleted = after(latest, { happened: "asked", intent: "delete", id: "story-3" });
  expect(firstBelowNew(deleted.cards)).toBe("story-2");
});

test("the first story comes onto an empty shelf", () => {
  const later = freshened(shelf([]), fresh([1]));
  expect(seen(later)).toEqual([1]);
  expect(later.news).toMatchObject({ came: 1 });
});

test("nothing new is no news, and moves nothing", () => {
  const before = shelf([3, 2, 1], "after-1");
  const later = freshened(before, fresh([3, 2, 1], "after-1"));
  expect(later).toEqual(before);
  expect(firstBelowNew(later.cards)).toBeNull();
});

test("a story deleted elsewhere goes without a way back here, and one restored elsewhere comes back to its place", () => {
  const gone = freshened(shelf([3, 2, 1]), fresh([3, 1]));
  expect(seen(gone)).toEqual([3, 1]);
  expect(gone).toMatchObject({ notice: null, news: { came: 0, added: 0, gone: 1 } });
  const back = freshened(gone, fresh([3, 2, 1]));
  expect(seen(back)).toEqual([3, 2, 1]);
  expect(back.news).toEqual({ time: 2, came: 0, added: 1, gone: 0 });
  expect(firstBelowNew(back.cards)).toBeNull();
});

test("one that was never here comes back to its place as well", () => {
  const back = freshened(shelf([3, 1]), fresh([3, 2, 1]));
  expect(seen(back)).toEqual([3, 2, 1]);
  expect(back.news).toMatchObject({ came: 0, added: 1 });
});

test("what was deleted here stays deleted, can be undone, and is no news", () => {
  const deleted = after(shelf([3, 2, 1]), { happened: "asked", intent: "delete", id: "story-2" });
  const later = freshened(deleted, fresh([3, 1]));
  expect(seen(later)).toEqual([3, 1]);
  expect(later).toMatchObject({ notice: { id: "story-2", about: "deleted" }, news: null });
  const undone = after(later, { happened: "asked", intent: "restore", id: "story-2" });
  expect(freshened(undone, fresh([3, 2, 1]))).toMatchObject({ notice: null, news: null });
});

test("a story that was deleted here and restored elsewhere is back, and nothing is offered to be undone", () => {
  const deleted = after(shelf([3, 2, 1]), { happened: "asked", intent: "delete", id: "story-2" });
  const back = freshened(deleted, fresh([3, 2, 1]));
  expect(seen(back)).toEqual([3, 2, 1]);
  expect(back.notice).toBeNull();
});

test("the pages that were brought after the first one stay, but for what is known to have changed", () => {
  const before = shelf([6, 5, 4, 3, 2, 1]);
  expect(seen(freshened(before, fresh([7, 6, 5], "after-5")))).toEqual([7, 6, 5, 4, 3, 2, 1]);
  const heard = new Map([["story-2", "deleted"]] as const);
  const gone = freshened(before, fresh([6, 5, 4], "after-4", { changes: heard }));
  expect(seen(gone)).toEqual([6, 5, 4, 3, 1]);
  const restored = new Map([["story-2", "created"]] as const);
  expect(seen(freshened(gone, fresh([6, 5, 4], "after-4", { changes: restored })))).toEqual([6, 5, 4, 3, 2, 1]);
});

test("where stories of the first page went, those that follow move up, and are not new", () => {
  const later = freshened(shelf([6, 5, 4], "after-4"), fresh([6, 4, 3], "after-3"));
  expect(seen(later)).toEqual([6, 4, 3]);
  expect(later).toMatchObject({ next: "after-3", news: { came: 0, added: 0, gone: 1 } });
});

test("what follows is asked for from where the shelf ends, whatever has come on top", () => {
  expect(freshened(shelf([3, 2, 1], "after-1"), fresh([5, 4, 3], "after-3")).next).toBe("after-1");
  expect(freshened(shelf([3, 2, 1]), fresh([5, 4, 3], "after-3")).next).toBeNull();
  expect(freshened(shelf([3, 2], "after-2"), fresh([3, 2])).next).toBeNull();
});

test("when a whole page and more has come, the shelf begins anew: nothing is left out between", () => {
  const later = freshened(shelf([3, 2, 1]), fresh([9, 8, 7], "after-7"));
  expect(seen(later)).toEqual([9, 8, 7]);
  expect(later).toMatchObject({ next: "after-7", news: { came: 3, gone: 0 } });
});

test("among the favourites one that lost its heart here stays until the shelf is left, unless it is deleted", () => {
  const favourites = shelfOf({ cards: [card(2, { isFavourite: true }), card(1, { isFavourite: true })], next: null });
  const unmarked = after(favourites, { happened: "asked", intent: "unfavourite", id: "story-2" });
  const now = { cards: [card(1, { isFavourite: true })], next: null };
  const looked = { page: now, changes: new Map(), favouritesOnly: true, isHeld: false };
  expect(seen(freshened(unmarked, looked))).toEqual([2, 1]);
  expect(seen(freshened(unmarked, { ...looked, changes: new Map([["story-2", "deleted"]]) }))).toEqual([1]);
  expect(seen(freshened(favourites, looked))).toEqual([1]);
});

test("a card shows what its story is called by now, and what was marked elsewhere", () => {
  const now = { cards: [card(1, { title: "Otro", isFavourite: true })], next: null };
  const later = freshened(shelf([1]), fresh([], null, { page: now }));
  expect(later.cards[0]).toMatchObject({ title: "Otro", isFavourite: true });
  expect(later.news).toBeNull();
});
