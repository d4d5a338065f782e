import { expect, test } from "vitest";
import type { StoryCard } from "./library-contract.ts";
import { nextOnShelf, type Shelf, type ShelfEvent, shelfAfter, shelfOf } from "./shelf.ts";

const card = (id: string): StoryCard => ({
  id,
  title: id,
  preview: "",
  language: "es",
  createdAt: "2026-11-21T20:00:00.000Z",
  isFavourite: false,
  isRead: false,
  genres: [],
});
const THREE = shelfOf({ cards: ["a", "b", "c"].map(card), next: "after-c" });
const after = (...events: ShelfEvent[]) => events.reduce(shelfAfter, THREE);
const seen = (shelf: Shelf) => shelf.cards.filter(({ isRemoved }) => !isRemoved).map(({ id }) => id);

test("a deleted story goes at once, and comes back where it was", () => {
  const deleted = after({ happened: "asked", intent: "delete", id: "b" });
  expect(seen(deleted)).toEqual(["a", "c"]);
  expect(deleted.notice).toEqual({ id: "b", about: "deleted" });
  const restored = shelfAfter(deleted, { happened: "asked", intent: "restore", id: "b" });
  expect(seen(restored)).toEqual(["a", "b", "c"]);
  expect(restored.notice).toBeNull();
});

test("what could not be done is as it was before, and is told", () => {
  const kept = after(
    { happened: "asked", intent: "delete", id: "b" },
    { happened: "failed", intent: "delete", id: "b" },
  );
  expect(seen(kept)).toEqual(["a", "b", "c"]);
  expect(kept.notice).toEqual({ id: "b", about: "delete" });
  const gone = after(
    { happened: "asked", intent: "delete", id: "b" },
    { happened: "asked", intent: "restore", id: "b" },
    { happened: "failed", intent: "restore", id: "b" },
  );
  expect(seen(gone)).toEqual(["a", "c"]);
  expect(gone.notice).toEqual({ id: "b", about: "restore" });
});

test("a heart shows at once, and goes out again when it could not be kept", () => {
  const hearts = (shelf: Shelf) => shelf.cards.filter(({ isFavourite }) => isFavourite).map(({ id }) => id);
  const marked = after({ happened: "asked", intent: "favourite", id: "a" });
  expect(hearts(marked)).toEqual(["a"]);
  const failed = shelfAfter(marked, { happened: "failed", intent: "favourite", id: "a" });
  expect(hearts(failed)).toEqual([]);
  expect(failed.notice).toEqual({ id: "a", about: "favourite" });
});

test("a heart on one card takes no way back from another", () => {
  const { notice } = after(
    { happened: "asked", intent: "delete", id: "a" },
    { happened: "asked", intent: "favourite", id: "b" },
  );
  expect(notice).toEqual({ id: "a", about: "deleted" });
});

test("more stories follow those that are there, each of them once", () => {
  const page = { cards: [card("c"), card("d")], next: null };
  const event = { happened: "more", after: "after-c", page } as const;
  const shelf = after(event);
  expect(seen(shelf)).toEqual(["a", "b", "c", "d"]);
  expect(shelf.next).toBeNull();
  expect(shelfAfter(shelf, event)).toBe(shelf);
});

test("after a deletion the next story that is there has its turn, and after the last one none", () => {
  expect(nextOnShelf(THREE, "a")).toBe("b");
  expect(nextOnShelf(after({ happened: "asked", intent: "delete", id: "b" }), "a")).toBe("c");
  expect(nextOnShelf(THREE, "c")).toBeNull();
});
