import type { Language } from "#storyteller/story-request.ts";
import { englishSyllables } from "./english-syllables.ts";
import { countWords, sentencesOf } from "./measure.ts";
import { spanishSyllables } from "./spanish-syllables.ts";

/**
 * How hard a story of an age may be to follow: no higher than this Flesch–Kincaid grade in English, no lower than this
 * point of the INFLESZ scale in Spanish. Measured on 500 children's books of both languages; neither formula was made
 * for text that is heard, so these are the edges of a corridor and no aim.
 */
export type ReadingLimits = { grade: number; inflesz: number };

const YOUNGEST = 2;
const LIMITS_AT_YOUNGEST: ReadingLimits = { grade: 3.5, inflesz: 78 };
const STEP_A_YEAR: ReadingLimits = { grade: 0.5, inflesz: -2 };

/** The limits of an age in whole years, 2 to 10. */
export function readingLimits(age: number): ReadingLimits {
  const years = age - YOUNGEST;
  return {
    grade: LIMITS_AT_YOUNGEST.grade + years * STEP_A_YEAR.grade,
    inflesz: LIMITS_AT_YOUNGEST.inflesz + years * STEP_A_YEAR.inflesz,
  };
}

/** How hard a text is to follow by its language's own formula, and the age's limit: a grade that it may not pass, or an ease that it has to reach. */
export function readingOf(
  text: string,
  language: Language,
  age: number,
): { value: number; limit: number; isTooHard: boolean } {
  const { grade, inflesz: ease } = readingLimits(age);
  if (language === "en") {
    const value = fleschKincaidGrade(text);
    return { value, limit: grade, isTooHard: value > grade };
  }
  const value = inflesz(text);
  return { value, limit: ease, isTooHard: value < ease };
}

/** The syllables of a word as they are spoken, at least one. In English a close guess, in Spanish by the rules of spelling. */
export function syllablesIn(word: string, language: Language): number {
  const parts = word
    .normalize("NFC")
    .toLowerCase()
    .split(/[^\p{L}'’]+/u);
  const count = language === "es" ? spanishSyllables : englishSyllables;
  return Math.max(
    1,
    parts.filter((part) => /\p{L}/u.test(part)).reduce((sum, part) => sum + count(part), 0),
  );
}

/**
 * The Flesch–Kincaid grade of an English text: 0.39 W/S + 11.8 Y/W − 15.59 (Kincaid, Fishburne, Rogers and Chissom
 * 1975), the school year in the United States in which it is read with ease. Text without a word is the easiest there is.
 */
export function fleschKincaidGrade(text: string): number {
  const { wordsPerSentence, syllablesPerWord } = densityOf(text, "en");
  return 0.39 * wordsPerSentence + 11.8 * syllablesPerWord - 15.59;
}

/**
 * The ease of a Spanish text from 0 to about 100: 206.835 − 62.3 Y/W − W/S (Szigriszt Pazos 1993), read on the INFLESZ
 * scale (Barrio-Cantalejo and others 2008): from 80 very easy, 65 to 80 quite easy, 55 to 65 normal.
 */
export function inflesz(text: string): number {
  const { wordsPerSentence, syllablesPerWord } = densityOf(text, "es");
  return 206.835 - 62.3 * syllablesPerWord - wordsPerSentence;
}

function densityOf(text: string, language: Language): { wordsPerSentence: number; syllablesPerWord: number } {
  const words = text.split(/[\s—–]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  if (words.length === 0) return { wordsPerSentence: 0, syllablesPerWord: 0 };
  const sentences = text.split(/\n+/).flatMap(sentencesIn).length;
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word, language), 0);
  return { wordsPerSentence: countWords(text) / Math.max(1, sentences), syllablesPerWord: syllables / words.length };
}

/** A line that ends without a mark, such as a line of a song, is a sentence too. */
function sentencesIn(line: string): string[] {
  return sentencesOf(/[.!?…]["”»)]*\s*$/u.test(line) ? line : `${line}.`);
}
