import { data, type RouterContextProvider } from "react-router";
import { Problem } from "#app/problem.ts";
import { libraryContext, personContext } from "#app/visit.ts";
import { NOT_KEPT } from "./library-loader.ts";
import { type OriginShown, originIn, withoutOrigin } from "./origin-query.ts";

type LoaderArguments = { request: Request; context: Readonly<RouterContextProvider> };

/** The story that the address wants to go on from. Whatever comes of it, the form is there: this throws no problem. */
export async function originLoader({ request, context }: LoaderArguments) {
  const id = originIn(new URL(request.url).searchParams);
  if (!id) return data(withoutOrigin("none"));
  return data(await originOf(context, id), { headers: NOT_KEPT });
}

async function originOf(context: LoaderArguments["context"], id: string): Promise<OriginShown> {
  const person = context.get(personContext);
  if (!person) return withoutOrigin("guest");
  if (person === "unknown") return withoutOrigin("unreachable");
  try {
    return { state: "found", story: await context.get(libraryContext).origin(person.id, id) };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return withoutOrigin(error.code === "not_found" ? "gone" : "unreachable");
  }
}
