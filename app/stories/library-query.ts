import type { LibraryQuery } from "./library-contract.ts";

/** What the address of the library asks for: `q` are words, `fav=1` favourites only, `after` a cursor. */
export function libraryQueryOf(address: URLSearchParams): LibraryQuery {
  return {
    search: address.get("q")?.trim() || undefined,
    favouritesOnly: address.get("fav") === "1" || undefined,
    after: address.get("after") || undefined,
  };
}

/** The address that asks for this. */
export function libraryAddressOf({ search, favouritesOnly, after }: LibraryQuery): string {
  const address = new URLSearchParams();
  if (search) address.set("q", search);
  if (favouritesOnly) address.set("fav", "1");
  if (after) address.set("after", after);
  return address.size === 0 ? "/library" : `/library?${address}`;
}

/** With this the page asks by itself how things stand now: nobody waits for the answer, and one that fails changes nothing. */
const ASKED_BY_PAGE = "live";

/** The address at which the page itself asks for this again. */
export function liveAddressOf(query: LibraryQuery): string {
  const address = libraryAddressOf(query);
  return `${address}${address.includes("?") ? "&" : "?"}${ASKED_BY_PAGE}=1`;
}

export const isAskedByPage = (address: URLSearchParams): boolean => address.has(ASKED_BY_PAGE);

/** Whether only some of the stories are asked for. */
export const isNarrowed = ({ search, favouritesOnly }: LibraryQuery): boolean => Boolean(search || favouritesOnly);
