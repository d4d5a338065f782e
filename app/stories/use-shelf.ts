import { useEffect, useLayoutEffect, useReducer, useRef } from "react";
import { type Fresh, freshened } from "./fresh-shelf.ts";
import { holdStill } from "./held-still.ts";
import type { LibraryIntent } from "./library-action.ts";
import type { LibraryPage } from "./library-contract.ts";
import { forgetStory } from "./reader-memory.ts";
import { nextOnShelf, type Shelf, type ShelfEvent, shelfAfter, shelfOf } from "./shelf.ts";

/** Finds the link of a story's card, or the page's heading when no story is named. */
type FindPlace = (id: string | null) => HTMLElement | null;

type Happening = ShelfEvent | ({ happened: "freshened" } & Fresh);

const after = (shelf: Shelf, event: Happening) =>
  event.happened === "freshened" ? freshened(shelf, event) : shelfAfter(shelf, event);

/** The cards of a library page and what happens to them, with the focus kept where somebody can go on. */
export function useShelf(page: LibraryPage, find: FindPlace) {
  const [shelf, happen] = useReducer(after, page, shelfOf);
  // Where the focus goes once the cards are drawn anew; undefined leaves it.
  const wish = useRef<string | null>(undefined);
  useEffect(() => {
    if (wish.current === undefined) return;
    find(wish.current)?.focus({ preventScroll: wish.current === null });
    wish.current = undefined;
  });

  // What nobody here asked for moves nothing: all is put back before it is painted.
  const held = useRef<{ shelf: Shelf; putBack: () => void }>(undefined);
  useLayoutEffect(() => {
    if (!held.current || held.current.shelf === shelf) return;
    held.current.putBack();
    held.current = undefined;
  });

  return {
    shelf,
    asked: (intent: LibraryIntent, id: string) => {
      if (intent === "delete") {
        wish.current = nextOnShelf(shelf, id);
        forgetStory(id, () => sessionStorage);
      }
      if (intent === "restore") wish.current = id;
      happen({ happened: "asked", intent, id });
    },
    failed: (intent: LibraryIntent, id: string) => {
      // The card that had just come back goes again.
      if (intent === "restore") wish.current = nextOnShelf(shelf, id);
      happen({ happened: "failed", intent, id });
    },
    noticed: () => happen({ happened: "noticed" }),
    /** The next page has come. The button that asked for it goes with the last one: then its first story takes the focus. */
    came: (after: string, more: LibraryPage) => {
      if (more.next === null) wish.current = more.cards[0]?.id;
      happen({ happened: "more", after, page: more });
    },
    freshened: (fresh: Omit<Fresh, "isHeld">) => {
      const { isHeld, putBack } = holdStill();
      held.current = { shelf, putBack };
      happen({ happened: "freshened", ...fresh, isHeld });
    },
  };
}

/** The stories that are there to be seen. */
export const seenOn = ({ cards }: Shelf) => cards.filter(({ isRemoved }) => !isRemoved);
