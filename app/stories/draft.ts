import { GENRES, type Genre, LENGTHS, type Length } from "#storyteller/story-request.ts";
import { AGE } from "./contract.ts";
import type { StoryOrigin } from "./library-contract.ts";

/** What a parent has chosen and typed so far. */
export type Draft = {
  age: number;
  length: Length;
  genres: readonly Genre[];
  ideas: string;
  /** Ids of the chosen listeners: what they are called is kept by the account alone. */
  listenerIds: readonly string[];
  /** The saved story whose age this draft has begun with. */
  begunFrom: string | null;
};

export const EMPTY_DRAFT: Draft = {
  age: AGE.usual,
  length: "usual",
  genres: [],
  ideas: "",
  listenerIds: [],
  begunFrom: null,
};

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
  const { age, length, genres, ideas, listenerIds, begunFrom } = kept as Record<string, unknown>;
  const isAge = typeof age === "number" && Number.isInteger(age) && age >= AGE.min && age <= AGE.max;
  return {
    age: isAge ? age : AGE.usual,
    length: LENGTHS.find((each) => each === length) ?? "usual",
    genres: Array.isArray(genres) ? GENRES.filter((genre) => genres.includes(genre)) : [],
    ideas: typeof ideas === "string" ? ideas : "",
    listenerIds: Array.isArray(listenerIds) ? listenerIds.filter((id) => typeof id === "string") : [],
    begunFrom: typeof begunFrom === "string" ? begunFrom : null,
  };
}

/** The draft as the form shows it: a story that goes on from another one begins, once, with that one's age. */
export function draftGoingOn(draft: Draft, origin: Pick<StoryOrigin, "id" | "age"> | null): Draft {
  const from = origin?.id ?? null;
  if (draft.begunFrom === from) return draft;
  return { ...draft, age: origin?.age ?? draft.age, begunFrom: from };
}
