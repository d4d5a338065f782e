import { data, type RouterContextProvider, redirect } from "react-router";
import { requirePerson } from "#app/members-only.ts";
import { Problem, type ProblemCode } from "#app/problem.ts";
import { libraryContext } from "#app/visit.ts";
import type { Counts, LibraryPage, LibraryQuery, WholeStory } from "./library-contract.ts";
import { libraryAddressOf, libraryQueryOf } from "./library-query.ts";

/** What is somebody's own stays in no cache: after the log-out nothing brings it back. */
export const NOT_KEPT = { "Cache-Control": "no-store" };

type LoaderArguments = { request: Request; context: Readonly<RouterContextProvider> };

/**
 * What the library shows: a page of cards, or why there is none. The owner is a mark that says nothing but whether two
 * answers are one person's: in another tab somebody else may have logged in since.
 */
export type LibraryShown = { query: LibraryQuery; counts: Counts | null; owner: string } & (
  | { page: LibraryPage; code: null }
  | { page: null; code: ProblemCode }
);

/** The same in the browser, and when it was asked for, by `performance.now`; what came with the document is older than all. */
export type LibraryAsked = LibraryShown & { askedAt?: number };

/** The library of whoever is logged in. @throws a redirect when nobody is, or when the cursor is none. */
export async function libraryLoader({ request, context }: LoaderArguments) {
  const person = requirePerson(context, "/library");
  const library = context.get(libraryContext);
  const query = libraryQueryOf(new URL(request.url).searchParams);
  const [owner, page, counts] = await Promise.all([
    markOf(person.id),
    library.list(person.id, query).catch(problemOf),
    // A count that cannot be read is a dash, and no reason to show nothing else.
    library.counts(person.id).catch(() => null),
  ]);
  if (!(page instanceof Problem))
    return data<LibraryShown>({ query, counts, owner, page, code: null }, { headers: NOT_KEPT });
  if (page.code === "invalid_request" && query.after) throw redirect(libraryAddressOf({ ...query, after: undefined }));
  const { code, status } = page;
  return data<LibraryShown>({ query, counts, owner, page: null, code }, { status, headers: NOT_KEPT });
}

const MARK_BYTES = 12;

/** The same for the same person always. Ids are random, so that nobody finds one by its mark. */
async function markOf(personId: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`library ${personId}`));
  return btoa(String.fromCharCode(...new Uint8Array(digest, 0, MARK_BYTES)));
}

/** What the reader shows: a story, or nothing because none is named, or why it could not be opened. */
export type ReaderShown = { story: WholeStory | null; code: ProblemCode | null };

const NOT_FOUND = 404;

/**
 * The story that the address names, opened.
 * @throws a redirect when nobody is logged in, and a 404 for a story that is not theirs or not at all.
 */
export async function readerLoader({ request, context }: LoaderArguments) {
  const person = requirePerson(context, "/reader");
  const id = new URL(request.url).searchParams.get("story");
  if (!id) return data<ReaderShown>({ story: null, code: null }, { headers: NOT_KEPT });
  const story = await context.get(libraryContext).open(person.id, id).catch(problemOf);
  if (!(story instanceof Problem)) return data<ReaderShown>({ story, code: null }, { headers: NOT_KEPT });
  if (story.code === "not_found") throw data(null, { status: NOT_FOUND, headers: NOT_KEPT });
  const { code, status } = story;
  return data<ReaderShown>({ story: null, code }, { status, headers: NOT_KEPT });
}

/** A use case's own problem; anything else is for the log and goes on. */
function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  throw error;
}
