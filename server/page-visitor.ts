import type { Person } from "#app/accounts/contract.ts";
import type { Language } from "#storyteller/story-request.ts";

/** Who visits a page. */
export type PageVisitor = {
  /** Who is logged in; "unknown" while the database is away. */
  person: Person | null | "unknown";
  language: Language;
  address: string;
  requestId: string;
};

export const isLoggedIn = ({ person }: Pick<PageVisitor, "person">) => person !== null && person !== "unknown";
