import type { Language } from "#storyteller/story-request.ts";
import { frame as englishFrame } from "./en/frame.ts";
import { landing as englishLanding } from "./en/landing.ts";
import { problems as englishProblems } from "./en/problems.ts";
import { stories as englishStories } from "./en/stories.ts";
import { frame } from "./es/frame.ts";
import { landing } from "./es/landing.ts";
import { problems } from "./es/problems.ts";
import { stories } from "./es/stories.ts";
import type { Words } from "./words.ts";

const spanish = { frame, landing, stories, problems };
export type ProductWords = typeof spanish;
const english: Words<ProductWords> = {
  frame: englishFrame,
  landing: englishLanding,
  stories: englishStories,
  problems: englishProblems,
};

/** Every word a person can see, by language. */
export const WORDS: Record<Language, Words<ProductWords>> = { es: spanish, en: english };
