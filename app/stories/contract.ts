import * as z from "zod/mini";
import { fieldFaults } from "#app/field-faults.ts";
import { countGraphemes } from "#app/graphemes.ts";
import { OUTSIDE_ID } from "#app/outside-id.ts";
import { type FieldFault, Problem, type ProblemCode } from "#app/problem.ts";
import { GENRES, type Genre, type Language, LENGTHS, type StoryRequest } from "#storyteller/story-request.ts";
import type { AdultNote, SafetyReceipt } from "./safety-contract.ts";

/** The youngest and oldest listener, in whole years. */
export const AGE = { min: 2, max: 10, usual: 6 } as const;
/** What the web door takes of the parent's own words, in grapheme clusters. */
export const IDEAS_MAX_GRAPHEMES = 1_000;
/** What a request's head may weigh: a thousand family emoji of 25 bytes, each byte three characters of a query, fit in. */
export const HEAD_MAX_BYTES = 96 * 1024;
/** What a family calls a child, in code units. */
export const NICKNAME_MAX_LENGTH = 40;
/** So many children can listen to one story. */
export const MOST_LISTENERS = 5;
/** The typewriter shows one character in this time. */
export const REVEAL_MS_PER_CHARACTER = 50;
/** How long a guest's told story is kept for the log-in that opens its other half. */
export const CLAIM_KEPT_MS = 24 * 60 * 60 * 1000;
/** How long a failed telling may be replaced by one of the built-in storyteller, or given an ending by it. */
export const REPLACEABLE_MS = 60 * 60 * 1000;

const LANGUAGE_NAMES: Record<string, Language> = { spanish: "es", es: "es", english: "en", en: "en" };

const fault = (code: FieldFault) => ({ error: () => code });

const age = z
  .number(fault("age_range"))
  .check(z.int(fault("age_range")), z.gte(AGE.min, fault("age_range")), z.lte(AGE.max, fault("age_range")));

const genreList = z.pipe(
  z.union([z.array(z.string()), z.string()], fault("genre_unknown")),
  z.transform((given): string[] =>
    (typeof given === "string" ? given : given.join(","))
      .split(",")
      .map((genre) => genre.trim())
      .filter(Boolean),
  ),
);
const genres = z.pipe(genreList, z.array(z.enum(GENRES, fault("genre_unknown"))));

const ideas = z.string(fault("ideas_not_text")).check(
  // A grapheme is at least one code unit: anything shorter needs no counting.
  z.refine(
    (text) => text.length <= IDEAS_MAX_GRAPHEMES || countGraphemes(text) <= IDEAS_MAX_GRAPHEMES,
    fault("ideas_too_long"),
  ),
);

const language = z.pipe(
  z
    .string(fault("language_unknown"))
    .check(z.refine((name) => Object.hasOwn(LANGUAGE_NAMES, name.toLowerCase()), fault("language_unknown"))),
  z.transform((name): Language => LANGUAGE_NAMES[name.toLowerCase()] as Language),
);

const nickname = z
  .string(fault("listeners_unknown"))
  .check(
    z.trim(),
    z.minLength(1, fault("listeners_unknown")),
    z.maxLength(NICKNAME_MAX_LENGTH, fault("listeners_unknown")),
  );
const listeners = z
  .array(nickname, fault("listeners_unknown"))
  .check(z.maxLength(MOST_LISTENERS, fault("listeners_unknown")));

const earlierKey = (code: FieldFault) => z.string(fault(code)).check(z.regex(OUTSIDE_ID, fault(code)));

const storyBody = z.object(
  {
    kid_age: age,
    story_genres: z.optional(genres),
    custom_user_input: z.optional(ideas),
    language: z.optional(language),
    length: z.optional(z.enum(LENGTHS, fault("length_unknown"))),
    instead_of: z.optional(earlierKey("not_replaceable")),
    ending_of: z.optional(earlierKey("not_endable")),
    goes_on_from: z.optional(z.string(fault("story_unknown")).check(z.regex(OUTSIDE_ID, fault("story_unknown")))),
    listeners: z.optional(listeners),
  },
  fault("body_not_object"),
);

/** A story request as it left the door: checked, and never checked again. */
export type ParsedStoryRequest = StoryRequest & {
  /** The idempotency key of a failed telling that this one replaces. */
  insteadOf?: string;
  /** The idempotency key of a telling that broke midway, for which this one asks the ending. Never beside `insteadOf`. */
  endingOf?: string;
  /** The id of a saved story of this person's, from which this one goes on. */
  goesOnFrom?: string;
};

/**
 * Parses the JSON of `POST /api/story`.
 * @throws {Problem} invalid_request with the fields at fault.
 */
export function parseStoryRequest(body: unknown, callersLanguage: Language): ParsedStoryRequest {
  const parsed = z.safeParse(storyBody, body);
  if (!parsed.success) throw new Problem("invalid_request", { fields: fieldFaults(parsed.error.issues) });
  const given = parsed.data;
  // A story is told anew or brought to its end: asked for both, neither can be meant.
  if (given.instead_of && given.ending_of)
    throw new Problem("invalid_request", { fields: { ending_of: "not_endable" } });
  return {
    age: given.kid_age,
    genres: [...new Set<Genre>(given.story_genres)],
    ideas: given.custom_user_input ?? "",
    language: given.language ?? callersLanguage,
    length: given.length ?? "usual",
    insteadOf: given.instead_of,
    endingOf: given.ending_of,
    goesOnFrom: given.goes_on_from,
    listeners: given.listeners?.length ? given.listeners : undefined,
  };
}

/**
 * Parses the query of `GET /api/story` by the same rules: digits only for the age, and nothing but genres twice.
 * @throws {Problem} invalid_request with the fields at fault.
 */
export function parseStoryQuery(query: URLSearchParams, callersLanguage: Language): ParsedStoryRequest {
  const single = (name: string) => {
    const values = query.getAll(name);
    return values.length > 1 ? values : values[0];
  };
  const ageText = single("kid_age");
  return parseStoryRequest(
    {
      kid_age: typeof ageText === "string" && /^\d+$/.test(ageText) ? Number(ageText) : ageText,
      story_genres: query.getAll("story_genres"),
      custom_user_input: single("custom_user_input"),
      language: single("language"),
      length: single("length"),
      instead_of: single("instead_of"),
    },
    callersLanguage,
  );
}

/** `Idempotency-Key`: 1 to 200 visible ASCII characters. @throws {Problem} invalid_request. */
export function parseIdempotencyKey(header: string | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (!OUTSIDE_ID.test(header))
    throw new Problem("invalid_request", { fields: { "Idempotency-Key": "key_malformed" } });
  return header;
}

/** Who told a story: the small line on the page is made of it. */
export type ToldBy = { kind: "builtin" | "model"; name: string };

/** Counts of an account; all null for a guest. */
export type StoryCounts = {
  storyCount: number | null;
  totalStoryCount: number | null;
  max_amount_of_stories: number | null;
};

/** The JSON answer of `/api/story`. */
export type StoryAnswer = StoryCounts & {
  generated_story_content: string;
  title: string;
  /** True when the content is the first half only. */
  preview: boolean;
  language: Language;
  storyteller: ToldBy;
  /** The saved story, or null. */
  id: string | null;
  saved: boolean;
  /** Null for a story that was told before there were receipts. */
  safety: SafetyReceipt | null;
  /** What the adult should see beside the story; absent for nearly all. */
  note?: AdultNote;
};

export type StoryStart = {
  title?: string;
  storyteller: ToldBy;
  language: Language;
  preview: boolean;
  note?: AdultNote;
};
export type StoryEnd = StoryCounts & {
  id: string | null;
  saved: boolean;
  title: string;
  preview: boolean;
  /** Null for a story that was told before there were receipts. */
  safety: SafetyReceipt | null;
};

/** The events of `/api/story` as an event stream, in the order they may come. */
export type StoryEvent =
  | { event: "start"; data: StoryStart }
  | { event: "text"; data: { text: string } }
  /** The story is the text after the last one of these. */
  | { event: "restart"; data: { storyteller: ToldBy } }
  | { event: "end"; data: StoryEnd }
  | { event: "problem"; data: { code: ProblemCode; title: string } };

/** Where a person's page asks what became of a story that could not be saved when it ended; its key goes as `Idempotency-Key`. */
export const STORY_KEPT_PATH = "/api/story/kept";
/** Whether a told story is in the library, waits for it, or is not known (any more). */
export type StoryKept = { state: "saved" | "pending" | "lost" };
