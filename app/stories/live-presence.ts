import type { LiveConnection } from "./live-connection.ts";

/**
 * A page that nobody sees holds no connection after this: each sign of life, one a minute, would wake a phone's radio all
 * night. A look at another app costs nothing, and whoever comes back sees what has come meanwhile within a second.
 */
const HIDDEN_REST_MS = 30_000;

type Seen = EventTarget & { readonly visibilityState: DocumentVisibilityState };

/**
 * Keeps a connection while somebody can see the page, and wakes it after a sleep and when the network is back.
 * @returns stops it, and rests the connection
 */
export function connectWhileSeen({ wake, rest }: LiveConnection, page: Seen, window: EventTarget): () => void {
  const following = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    if (page.visibilityState === "visible") wake();
    else timer = setTimeout(rest, HIDDEN_REST_MS);
  };
  const leave = () => {
    clearTimeout(timer);
    rest();
  };
  const on = (target: EventTarget, type: string, go: () => void) =>
    target.addEventListener(type, go, { signal: following.signal });
  on(page, "visibilitychange", look);
  for (const back of ["online", "pageshow"]) on(window, back, look);
  // Without a network a connection only seems to live. A page with one open is not kept for the way back.
  for (const away of ["offline", "pagehide"]) on(window, away, leave);
  look();
  return () => {
    following.abort();
    leave();
  };
}
