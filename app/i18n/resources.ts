import type { Language } from "#storyteller/story-request.ts";
import { about as englishAbout } from "./en/about.ts";
import { contact as englishContact } from "./en/contact.ts";
import { frame as englishFrame } from "./en/frame.ts";
import { landing as englishLanding } from "./en/landing.ts";
import { plans as englishPlans } from "./en/plans.ts";
import { problems as englishProblems } from "./en/problems.ts";
import { stories as englishStories } from "./en/stories.ts";
import { about } from "./es/about.ts";
import { contact } from "./es/contact.ts";
import { frame } from "./es/frame.ts";
import { landing } from "./es/landing.ts";
import { plans } from "./es/plans.ts";
import { problems } from "./es/problems.ts";
import { stories } from "./es/stories.ts";
import type { Words } from "./words.ts";

const spanish = { contact, frame, landing, about, plans, stories, problems };
export type ProductWords = typeof spanish;
const english: Words<ProductWords> = {
  contact: englishContact,
  frame: englishFrame,
  landing: englishLanding,
  about: englishAbout,
  plans: englishPlans,
  stories: englishStories,
  problems: englishProblems,
};

/** Every word a person can see, by language. */
export const WORDS: Record<Language, Words<ProductWords>> = { es: spanish, en: english };
