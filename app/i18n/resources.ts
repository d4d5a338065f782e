import type { Language } from "#storyteller/story-request.ts";
import { about as englishAbout } from "./en/about.ts";
import { accounts as englishAccounts } from "./en/accounts.ts";
import { contact as englishContact } from "./en/contact.ts";
import { frame as englishFrame } from "./en/frame.ts";
import { landing as englishLanding } from "./en/landing.ts";
import { library as englishLibrary } from "./en/library.ts";
import { plans as englishPlans } from "./en/plans.ts";
import { problems as englishProblems } from "./en/problems.ts";
import { profile as englishProfile } from "./en/profile.ts";
import { safety as englishSafety } from "./en/safety.ts";
import { stories as englishStories } from "./en/stories.ts";
import { subscriptions as englishSubscriptions } from "./en/subscriptions.ts";
import { about } from "./es/about.ts";
import { accounts } from "./es/accounts.ts";
import { contact } from "./es/contact.ts";
import { frame } from "./es/frame.ts";
import { landing } from "./es/landing.ts";
import { library } from "./es/library.ts";
import { plans } from "./es/plans.ts";
import { problems } from "./es/problems.ts";
import { profile } from "./es/profile.ts";
import { safety } from "./es/safety.ts";
import { stories } from "./es/stories.ts";
import { subscriptions } from "./es/subscriptions.ts";
import type { Words } from "./words.ts";

const spanish = {
  accounts,
  contact,
  frame,
  landing,
  about,
  plans,
  stories,
  safety,
  library,
  profile,
  subscriptions,
  problems,
};
export type ProductWords = typeof spanish;
const english: Words<ProductWords> = {
  accounts: englishAccounts,
  contact: englishContact,
  frame: englishFrame,
  landing: englishLanding,
  about: englishAbout,
  plans: englishPlans,
  stories: englishStories,
  safety: englishSafety,
  library: englishLibrary,
  profile: englishProfile,
  subscriptions: englishSubscriptions,
  problems: englishProblems,
};

/** Every word a person can see, by language. */
export const WORDS: Record<Language, Words<ProductWords>> = { es: spanish, en: english };
