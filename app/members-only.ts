import { data, type RouterContextProvider, redirect } from "react-router";
import type { Person } from "./accounts/contract.ts";
import { PROBLEM_STATUS } from "./problem.ts";
import { personContext } from "./visit.ts";

/** Where a guest may be led back to after the log-in. */
export const MEMBERS_PATHS = ["/profile", "/library", "/reader"] as const;
export type MembersPath = (typeof MEMBERS_PATHS)[number];

/**
 * Who is logged in, for a page that needs somebody.
 * @param path the page, to which the log-in leads back
 * @throws a redirect to the first page with the log-in open; a 503 while the database is away. React Router tells a page
 * nothing of a thrown error but, of an answer, its status.
 */
export function requirePerson(context: Readonly<RouterContextProvider>, path: MembersPath): Person {
  const person = context.get(personContext);
  // The path is one of three of ours, so it stands in the query as it is.
  if (person === "unknown") throw data(null, { status: PROBLEM_STATUS.database_unavailable });
  if (!person) throw redirect(`/?login=1&next=${path}`);
  return person;
}
