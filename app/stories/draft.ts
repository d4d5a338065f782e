import { GENRES, type Genre } from "#storyteller/story-request.ts";
import { AGE } from "./contract.ts";

/** What a parent has chosen and typed so far. */
export type Draft = { age: number; genres: readonly Genre[]; ideas: string };

export const EMPTY_DRAFT: Draft = { age: AGE.usual, genres: [], ideas: "" };

const KEY = "draft";

/** Keeps a draft for this tab, so that a reload or a failure loses nothing. */
export function keepDraft(draft: Draft, storage: Pick<Storage, "setItem">): void {
  try {
    storage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // A browser that forbids or has filled its storage still tells stories; only a reload forgets.
  }
}

/** The draft of this tab, or an empty one. */
export function keptDraft(storage: Pick<Storage, "getItem">): Draft {
  try {
    return draftFrom(JSON.parse(storage.getItem(KEY) ?? "null"));
  } catch {
    return EMPTY_DRAFT;
  }
}

function draftFrom(kept: unknown): Draft {
  if (typeof kept !== "object" || kept === null) return EMPTY_DRAFT;
  const { age, genres, ideas } = kept as Record<string, unknown>;
  const isAge = typeof age === "number" && Number.isInteger(age) && age >= AGE.min && age <= AGE.max;
  return {
    age: isAge ? age : AGE.usual,
    genres: Array.isArray(genres) ? GENRES.filter((genre) => genres.includes(genre)) : [],
    ideas: typeof ideas === "string" ? ideas : "",
  };
}
