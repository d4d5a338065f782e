import { data, type RouterContextProvider } from "react-router";
import { boundedTextOf } from "#app/bounded-body.ts";
import { requirePerson } from "#app/members-only.ts";
import { Problem, type ProblemCode } from "#app/problem.ts";
import { libraryContext } from "#app/visit.ts";
import type { Library } from "./library-contract.ts";

export const LIBRARY_INTENTS = ["favourite", "unfavourite", "delete", "restore"] as const;
/** What can be done with a story on its card. */
export type LibraryIntent = (typeof LIBRARY_INTENTS)[number];

/** What came of it. */
export type LibraryChange =
  | { done: true; intent: LibraryIntent; id: string }
  | { done: false; intent: LibraryIntent | null; id: string; code: ProblemCode };

const DO: Record<LibraryIntent, (library: Library, owner: string, id: string) => Promise<void>> = {
  favourite: (library, owner, id) => library.setFavourite(owner, id, true),
  unfavourite: (library, owner, id) => library.setFavourite(owner, id, false),
  delete: (library, owner, id) => library.remove(owner, id),
  restore: (library, owner, id) => library.restore(owner, id),
};

type ActionArguments = { request: Request; context: Readonly<RouterContextProvider> };

/** Does with a story of whoever is logged in what a form asks: fields `intent` and `id`. */
export async function libraryAction({ request, context }: ActionArguments) {
  const person = requirePerson(context, "/library");
  let [intent, id]: [LibraryIntent | null, string] = [null, ""];
  try {
    const form = new URLSearchParams(await boundedTextOf(request));
    id = form.get("id") ?? "";
    intent = LIBRARY_INTENTS.find((known) => known === form.get("intent")) ?? null;
    if (!intent) throw new Problem("invalid_request");
    await DO[intent](context.get(libraryContext), person.id, id);
    return data<LibraryChange>({ done: true, intent, id });
  } catch (error) {
    const { code, status } = error instanceof Problem ? error : new Problem("unexpected", { cause: error });
    return data<LibraryChange>({ done: false, intent, id, code }, { status });
  }
}
