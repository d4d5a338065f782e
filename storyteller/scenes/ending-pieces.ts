import type { Noun } from "#storyteller/language/lexicon.ts";
import type { Band } from "#storyteller/story-request.ts";

/**
 * The three parts of an ending for a story that somebody else began. Any bridge may be followed by any quieting, and any
 * quieting by any last line. Slots: {hero}, {friend} and {thing}, each only where the story has one.
 */
export type EndingPieces = {
  /** After any moment whatever: time passes, and what was wrong has come right. */
  bridges: readonly string[];
  /** Voices, eyes and breath grow slower. */
  quietings: readonly string[];
  /** The very last words: sleep or quiet. */
  lastLines: readonly string[];
};

export type Endings = Record<Band, EndingPieces> & {
  /** What a story may have spoken of often enough to come back once more as {thing}. */
  images: readonly Noun[];
};
