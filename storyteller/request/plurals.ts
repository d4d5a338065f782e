import type { Language } from "#storyteller/story-request.ts";

/** English ends only these in "es": «antes» is no ant. */
const ENGLISH_ES = /(?:[sxzo]|[cs]h)$/;

/** How a word, folded, may end where there are several: «luces», «robots» and «robotes», "ponies", "pianos" and "pianoes". */
export function pluralsOf(word: string, language: Language): string[] {
  if (language === "es") {
    if (word.endsWith("z")) return [`${word.slice(0, -1)}ces`];
    return /[aeiou]$/.test(word) ? [`${word}s`] : [`${word}es`, `${word}s`];
  }
  if (/[^aeiou]y$/.test(word)) return [`${word.slice(0, -1)}ies`];
  return ENGLISH_ES.test(word) ? [`${word}es`, `${word}s`] : [`${word}s`];
}
