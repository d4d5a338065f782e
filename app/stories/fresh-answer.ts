import type { LibraryAsked } from "./library-loader.ts";

/** What a page knows of itself when an answer about its shelf comes. */
export type ShelfNow = {
  /** Whose shelf stands there, by its mark. */
  owner: string;
  /** Something that was asked for here is still on its way. */
  isBusy: boolean;
  /** When the last of these was done, by `performance.now`. */
  settledAt: number;
};

/**
 * What is to be done with an answer: take it; let it go, because it cannot know of what was asked for here, or knows
 * nothing; or begin anew, because somebody else is logged in by now, and nothing of two people may stand on one page.
 */
export function judged(answer: LibraryAsked, { owner, isBusy, settledAt }: ShelfNow): "take" | "let go" | "begin anew" {
  if (answer.owner !== owner) return "begin anew";
  const isOlder = (answer.askedAt ?? Number.NEGATIVE_INFINITY) <= settledAt;
  return !answer.page || isBusy || isOlder ? "let go" : "take";
}

/** The page as it is for whoever is logged in now: everything on it belonged to somebody else. */
export function beginAnew(): void {
  window.location.reload();
}
