/** The line being written is kept this far above the lower edge, clear of the buttons there, in CSS pixels. */
const CLEAR_OF_EDGE_PX = 140;
/** Scrolling up by more than this is a reader's wish, not a browser's rounding. */
const SCROLLED_UP_PX = 4;

/**
 * Keeps the line that is being written in sight, until the reader scrolls up; coming back down takes it up again.
 * @param startsHeld nothing moves before the reader comes down to the writing: something above it is to be read first
 */
export function followWriting(target: HTMLElement, startsHeld = false): { stop: () => void } {
  let following = !startsHeld;
  let lastY = window.scrollY;

  const overshoot = () => target.getBoundingClientRect().bottom - (window.innerHeight - CLEAR_OF_EDGE_PX);

  const onScroll = () => {
    if (window.scrollY < lastY - SCROLLED_UP_PX) following = false;
    else if (window.scrollY > lastY && overshoot() <= CLEAR_OF_EDGE_PX) following = true;
    lastY = window.scrollY;
  };
  window.addEventListener("scroll", onScroll, { passive: true });

  // Told once a line, after the page's own layout: asking for the height at each character would lay it out once more.
  const growth = new ResizeObserver(() => {
    if (!following) return;
    const beyond = overshoot();
    if (beyond > 0) window.scrollBy({ top: beyond, behavior: "instant" });
  });
  growth.observe(target);

  return {
    stop: () => {
      growth.disconnect();
      window.removeEventListener("scroll", onScroll);
    },
  };
}
