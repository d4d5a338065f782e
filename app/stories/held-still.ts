/** The links that the cards of the shelf are. */
const cardLinks = () => [...document.querySelectorAll<HTMLElement>(".card h2 a")];

const topOf = (element: Element) => element.getBoundingClientRect().top;

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/** What somebody is at on the library page. */
type Held = {
  /** Whether there is anything that must not move. */
  isHeld: boolean;
  /** Once the page is drawn anew: leaves that where it was on the screen, and the focus where one can go on. */
  putBack: () => void;
};

export function holdStill(): Held {
  const [held, focus] = [cardsHeld(), focusHeld()];
  const tops = held.map(topOf);
  return {
    isHeld: held.length > 0,
    putBack: () => {
      const at = held.findIndex((element) => element.isConnected && element.closest(".shelf-gap") === null);
      const moved = at < 0 ? 0 : topOf(held[at] as Element) - (tops[at] as number);
      if (moved !== 0) window.scrollBy({ top: moved, behavior: "instant" });
      focus();
    },
  };
}

/**
 * Under a finger, or with the keyboard's focus, or being read: that stays. With the top of the shelf in sight and nobody
 * at it, what has come simply shows.
 */
function cardsHeld(): Element[] {
  const inUse = document.querySelector(".shelf .card:active, :is(.shelf, .shelf ~ *) :focus-visible");
  const isBelowTop = topOf(document.querySelector(".shelf") ?? document.body) < 0;
  const cards = isBelowTop ? [...document.querySelectorAll(".card")] : [];
  const inSight = cards.filter(isInSight);
  return [...(inUse && isInSight(inUse) ? [inUse] : []), ...(inSight.length > 0 ? inSight : cards.slice(-1))];
}

/** Where what had the focus is gone, its own card takes it, or the next one, or the one before. */
function focusHeld(): () => void {
  const had = document.activeElement;
  if (!had || had === document.body) return () => {};
  const own = had.closest(".shelf > li");
  const links = cardLinks();
  const isBehind = (link: Element) =>
    (had.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 && own?.contains(link) !== true;
  const nearest = [...links.filter(isBehind), ...links.filter((link) => !isBehind(link)).toReversed()];
  return () => {
    if (had.isConnected) return;
    const place =
      own?.querySelector<HTMLElement>("h2 a") ??
      nearest.find((link) => link.isConnected) ??
      cardLinks()[0] ??
      document.querySelector<HTMLElement>("main h1");
    place?.focus({ preventScroll: true });
  };
}
