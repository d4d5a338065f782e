import type { StoryMemory, StoryThread } from "#storyteller/story-thread.ts";

/** The languages a story can be told in (BCP 47 primary tags). */
export const LANGUAGES = ["es", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The six genre keys. They are wire values: "Mistery" keeps the spelling it was born with. */
export const GENRES = ["Fantasy", "Fable", "SciFi", "Scary", "Superhero", "Mistery"] as const;
export type Genre = (typeof GENRES)[number];

export const LENGTHS = ["short", "usual", "long"] as const;
export type Length = (typeof LENGTHS)[number];

/** What a storyteller is asked for. Already valid: whoever calls has checked it. */
export type StoryRequest = {
  language: Language;
  /** Whole years, 2 to 10. */
  age: number;
  genres: readonly Genre[];
  /** The parent's own words, any length; only extracted facts ever reach a story. */
  ideas: string;
  length: Length;
  /** Names of the children who listen, as the family calls them: the first is the hero where the ideas name nobody. */
  listeners?: readonly string[];
  /** The story goes on from an earlier one of this family. */
  goesOn?: StoryThread;
  /** What this family has heard before; absent, nothing. */
  heard?: StoryMemory;
};

/** Three registers of telling: 2–4, 5–7 and 8–10 years. */
export const BANDS = ["little", "middle", "big"] as const;
export type Band = (typeof BANDS)[number];

/** The register for an age in years (2 to 10). */
export function bandOf(age: number): Band {
  if (age <= 4) return "little";
  return age <= 7 ? "middle" : "big";
}
