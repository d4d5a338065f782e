import { createContext } from "react-router";
import type { Language } from "#storyteller/story-request.ts";
import type { ToldBy } from "./stories/contract.ts";

/** What the server knows about a visit before any page is asked. */
export type Visit = {
  language: Language;
  /** Allows this response's own inline scripts, and no others. */
  nonce: string;
  mode: "trial" | "live";
  /** Who tells stories here: words about AI depend on it. */
  storyteller: ToldBy["kind"];
};

/** How loaders and actions learn about the visit. */
export const visitContext = createContext<Visit>();
