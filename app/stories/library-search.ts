import { graphemes } from "#app/graphemes.ts";
import { SEARCH_MAX_LENGTH } from "./library-contract.ts";
import { foldForSearch } from "./story-columns.ts";

/** More code units than SEARCH_MAX_LENGTH characters of any language take. */
const MOST_UNITS = SEARCH_MAX_LENGTH * 16;

/** The words that somebody looks for, each once, as `search_text` holds them. What lies beyond SEARCH_MAX_LENGTH is left out. */
export function wordsOf(search: string): string[] {
  const looked = graphemes(search.slice(0, MOST_UNITS)).slice(0, SEARCH_MAX_LENGTH).join("");
  const words = foldForSearch(looked).split(" ").filter(Boolean);
  return [...new Set(words)];
}

/** The pattern of SQL's LIKE for a text that holds this word. Its escape character is the backslash. */
export function patternOf(word: string): string {
  return `%${word.replace(/[\\%_]/g, "\\$&")}%`;
}
