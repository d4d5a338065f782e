import { createContext } from "react-router";
import type { Language } from "#storyteller/story-request.ts";
import type { AccountPages, Person } from "./accounts/contract.ts";
import type { ToldBy } from "./stories/contract.ts";
import type { Library } from "./stories/library-contract.ts";
import type { PlanPages } from "./subscriptions/contract.ts";

/** What the server knows about a visit before any page is asked. A kept page depends on its path and on this alone. */
export type Visit = {
  language: Language;
  /** Somebody is logged in. Who it is stands in `personContext` and never on a kept page. */
  isLoggedIn: boolean;
  /** Who may make an account here. */
  signUp: "open" | "invited" | "closed";
  mode: "trial" | "live";
  /** Where people reach the product, without a trailing slash. */
  publicUrl: string;
  /** Who tells stories here: words about AI depend on it. */
  storyteller: ToldBy["kind"];
  /** A model reads what models tell a second time before it is shown. */
  isReviewed: boolean;
  /** Somebody can subscribe here: payments are set up, or the trial's stand-in is. */
  isPlanOffered: boolean;
  /** How many stories an account without a plan may have. */
  freeStories: number;
  /** The name of whoever runs this copy, or null. */
  hostName: string | null;
  /** The servers that a parent's words are sent to when a model tells; empty when none does. */
  modelHosts: readonly string[];
  /** For how many days messages of the contact form stay in the database; 0: until they are deleted by hand. */
  contactKeptDays: number;
};

/**
 * How a page's scripts come: at once, allowed by this response's nonce, or once somebody is about to touch something, on
 * a page that is kept and therefore has no nonce.
 */
export type PageScripts = { start: "at-once"; nonce: string } | { start: "on-intent" };

/** How loaders and actions learn about the visit. */
export const visitContext = createContext<Visit>();

/** How the document learns about its scripts. */
export const scriptsContext = createContext<PageScripts>();

/**
 * How actions send a message to the host, in the name of whoever visits. It throws problems only: what was unexpected is
 * in the log already.
 */
export const contactContext = createContext<(input: unknown) => Promise<void>>();

/** Who is logged in, or null; "unknown" while the database is away. */
export const personContext = createContext<Person | null | "unknown">();

/** How pages reach a person's stories. */
export const libraryContext = createContext<Library>();

/** How pages learn about a person's plan. */
export const planContext = createContext<PlanPages>();

/** How the profile learns about an account. */
export const accountContext = createContext<AccountPages>();
