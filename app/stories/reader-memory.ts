const LAST_STORY = "last-story";
const READ_AT_ONCE = "read-at-once";

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** A browser that forbids its storage still reads stories; it only remembers nothing. */
function tried<Value>(what: () => Value, otherwise: Value): Value {
  try {
    return what();
  } catch {
    return otherwise;
  }
}

/** Remembers which story this tab has opened last. */
export function keepLastStory(id: string, tab: () => Store): void {
  tried(() => tab().setItem(LAST_STORY, id), undefined);
}

/**
 * The story that this tab has opened last, or null. It is forgotten until it has opened again, so that one which is
 * gone leads nowhere twice.
 */
export function takeLastStory(tab: () => Store): string | null {
  return tried(() => {
    const id = tab().getItem(LAST_STORY);
    tab().removeItem(LAST_STORY);
    return id;
  }, null);
}

/** Forgets a story that has been deleted. */
export function forgetStory(id: string, tab: () => Store): void {
  tried(() => tab().getItem(LAST_STORY) === id && tab().removeItem(LAST_STORY), undefined);
}

/** Whether stories that have been read before stand there whole, as long as nobody has said otherwise. */
export function isReadAtOnce(browser: () => Store): boolean {
  return tried(() => browser().getItem(READ_AT_ONCE) !== "no", true);
}

export function keepReadAtOnce(wanted: boolean, browser: () => Store): void {
  tried(() => browser().setItem(READ_AT_ONCE, wanted ? "yes" : "no"), undefined);
}
