import type { Genre } from "#storyteller/story-request.ts";

export type Gender = "m" | "f";

/** A singular noun phrase without its article. */
export type Noun = {
  /** "llave de plata", "silver key". */
  text: string;
  /** Grammatical gender in Spanish; the pronoun's gender in English (it, when absent). */
  gender?: Gender;
  /** Spanish: feminine with a stressed a- ("agua", "águila"): el, un, but feminine adjectives. */
  tonicA?: boolean;
  /** English: the sound that decides a/an, where the spelling misleads ("an hour", "a unicorn"). */
  an?: boolean;
  /** What nobody counts: "some snow", «un poco de nieve». */
  mass?: boolean;
};

/** What a noun is for a story: one that acts, one to be in, one to have. */
export const SORTS = ["somebody", "somewhere", "something"] as const;
export type Sort = (typeof SORTS)[number];

/** What not everything can happen to: a soup is not left behind on a bus, and a yawn is not stolen. */
export const NOUN_KINDS = ["food", "worn", "body", "sky", "event"] as const;
export type NounKind = (typeof NOUN_KINDS)[number];

/** An object or small wonder the story turns around. */
export type Thing = Noun & {
  /** A past-tense predicate that says the gentle thing it does: "daba una luz redonda", "hummed when it was happy". */
  does: string;
};

/** A sound in the night and the harmless one behind it. */
export type Noise = {
  /** "toc, toc, toc" */
  sound: string;
  /** A whole indefinite noun phrase: "un erizo que barría su puerta", "a hedgehog sweeping its doorstep". */
  cause: string;
};

/** Words that belong to one genre's world. */
export type GenreWorld = {
  homes: readonly Noun[];
  /** Where the adventure leads. */
  places: readonly Noun[];
  keepsakes: readonly Thing[];
  /** Small natural wonders that can stray and be brought back. */
  wilds: readonly Thing[];
  /** Someone kind whom the hero meets. */
  helpers: readonly Noun[];
  /** A small light that is there at the beginning and at the end. */
  lights: readonly Noun[];
  noises: readonly Noise[];
};

export type Lexicon = {
  worlds: Record<Genre, GenreWorld>;
  /** What a story makes of a noun that the parent used, by the noun, folded: a train is one that can be held in two hands. */
  asked: { places: Readonly<Record<string, Noun>>; things: Readonly<Record<string, Thing>> };
  /** Home, light and companion of a plain tale: no wonders, for it has one of its own, and nothing that asks to be explained. */
  plain: Readonly<Record<"homes" | "lights" | "companions", readonly Noun[]>>;
  /** Grown-ups of the home, ready to be used as they stand: "la abuela", "Grandma". */
  elders: readonly { text: string; gender: Gender }[];
  /** Names for heroes whose name nobody gave. Not a single one is a common noun. */
  names: Record<Gender, readonly string[]>;
  /** Companions when the parent names none: small creatures. */
  companions: readonly Noun[];
  /** What such a companion is called. Not a single one is a common noun, or one of the names for heroes. */
  companionNames: Record<Gender, readonly string[]>;
};
