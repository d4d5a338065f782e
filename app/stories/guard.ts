import { BLOCKED, type BlockedCategory } from "./guard-words.ts";

/** Folds a text for matching: lower case, no accents, ñ kept, invisible characters gone. */
export function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/n\u0303/giu, "ñ")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .toLowerCase();
}

const patternOf = (entry: string) => entry.replace(/\*$/, "[\\p{L}\\p{N}]*").replaceAll(" ", "[^\\p{L}\\p{N}]+");

const PATTERNS = Object.entries(BLOCKED).map(([category, entries]) => ({
  category: category as BlockedCategory,
  pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${entries.map(patternOf).join("|")})(?![\\p{L}\\p{N}])`, "u"),
}));

/** The category of what a sentence contains and no story may, or null. It never says which word. */
export function blockedIn(sentence: string): BlockedCategory | null {
  const folded = fold(sentence);
  return PATTERNS.find(({ pattern }) => pattern.test(folded))?.category ?? null;
}

// How a model begins when it talks about itself or about rules instead of telling.
const NOT_A_STORY =
  /\b(?:i[’']?m sorry,? (?:but )?i (?:can(?:no|[’'])t|won[’']t|am (?:not able|unable))|i can(?:no|[’'])t (?:help|assist|create|write|fulfil)|i am unable to|as an ai|language model|i won[’']t be able to|lo siento,? (?:pero )?no puedo|no puedo (?:ayudar|escribir|crear|cumplir)|como (?:modelo|inteligencia artificial|una? ia)|modelo de lenguaje)\b/iu;

/** Whether the beginning of a telling is a refusal or talk about itself, not a story. */
export function looksLikeRefusal(beginning: string): boolean {
  return NOT_A_STORY.test(beginning);
}
