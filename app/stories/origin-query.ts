import type { StoryOrigin } from "./library-contract.ts";

/** What the generator's query calls the story that the next one goes on from. */
const ORIGIN_QUERY = "from";

/** The story that the generator's address names, or why there is none to go on from. */
export type OriginShown =
  | { state: "found"; story: StoryOrigin }
  /** "guest": nobody is logged in, so nobody has stories. "unreachable": it may be there, later. */
  | { state: "none" | "gone" | "guest" | "unreachable"; story: null };

/** Where another story with the people of this one is asked for. */
export const anotherFrom = (id: string) => `/generator?${ORIGIN_QUERY}=${encodeURIComponent(id)}`;

/** The id of the story to go on from, or null when the query names none. */
export const originIn = (query: URLSearchParams): string | null => query.get(ORIGIN_QUERY) || null;

/** The query without that story, with its question mark, or an empty text. */
export function searchWithoutOrigin(query: URLSearchParams): string {
  const rest = new URLSearchParams(query);
  rest.delete(ORIGIN_QUERY);
  return rest.size > 0 ? `?${rest.toString()}` : "";
}

export const withoutOrigin = (state: Exclude<OriginShown["state"], "found">): OriginShown => ({ state, story: null });

/** A browser asks for nothing when the address names no story: the form then opens without a connection, too. */
export async function originInBrowser(query: URLSearchParams, ask: () => Promise<OriginShown>): Promise<OriginShown> {
  if (!originIn(query)) return withoutOrigin("none");
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Response) throw error;
    return withoutOrigin("unreachable");
  }
}
