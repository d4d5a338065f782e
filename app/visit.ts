import { createContext } from "react-router";
import type { Language } from "#storyteller/story-request.ts";
import type { ToldBy } from "./stories/contract.ts";

/** What the server knows about a visit before any page is asked. A kept page depends on its path and on this alone. */
export type Visit = {
  language: Language;
  mode: "trial" | "live";
  /** Where people reach the product, without a trailing slash. */
  publicUrl: string;
  /** Who tells stories here: words about AI depend on it. */
  storyteller: ToldBy["kind"];
  /** The name of whoever runs this copy, or null. */
  hostName: string | null;
  /** The servers that a parent's words are sent to when a model tells; empty when none does. */
  modelHosts: readonly string[];
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
