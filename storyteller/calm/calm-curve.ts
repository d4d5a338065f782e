import { countWords, sentencesOf } from "#storyteller/language/measure.ts";
import { paragraphsOf } from "#storyteller/language/sentences.ts";
import { fold } from "#storyteller/request/fold.ts";
import type { Language } from "#storyteller/story-request.ts";
import { STIRRING_WORDS } from "./stirring-words.ts";

/**
 * How much each sign adds at its most. Judged, not measured on children: exclamations wake most, then what is loud and what is
 * fast; talk keeps a listener a little more awake than telling does. Words of rest take away.
 */
const WEIGHTS = { marks: 0.35, loud: 0.3, fast: 0.2, talk: 0.15, calm: 0.25 };
/** One such word in so many is as much as there can be. */
const DENSE = 8;
const QUESTION = 0.4;

const SPOKEN = /^[—“"«]/u;
const wordsOf = (text: string) => fold(text).match(/\p{L}+/gu) ?? [];
const share = (count: number, of: number) => Math.min(1, (count * DENSE) / Math.max(1, of));

/** How stirring a paragraph is, 0 (at rest) to 1 (a chase with shouts). */
export function arousalOf(paragraph: string, language: Language): number {
  const { loud, fast, calm } = STIRRING_WORDS[language];
  const words = wordsOf(paragraph);
  const count = (sign: RegExp) => words.filter((word) => sign.test(word)).length;
  const sentences = Math.max(1, sentencesOf(paragraph).length);
  const exclamations = paragraph.match(/!/g)?.length ?? 0;
  const questions = paragraph.match(/\?/g)?.length ?? 0;
  const figure =
    WEIGHTS.marks * Math.min(1, (exclamations + QUESTION * questions) / sentences) +
    WEIGHTS.loud * share(count(loud), words.length) +
    WEIGHTS.fast * share(count(fast), words.length) +
    WEIGHTS.talk * (SPOKEN.test(paragraph) ? 1 : 0) -
    WEIGHTS.calm * share(count(calm), words.length);
  return Math.min(1, Math.max(0, figure));
}

/** The end of a story, where it may only grow calmer, and into how many parts of equal length it is cut to see that it does. */
const LAST_PART = 1 / 3;
const PARTS = 3;
/** Nobody hears a rise as small as this. */
const TOLERANCE = 0.04;
/** The last ninth of a story lies under this. */
export const CALM_END = 0.1;

/** The arousal of a story's last third in three parts of about the same length, by words. */
export function lastThird(paragraphs: readonly string[], language: Language): number[] {
  const measured = paragraphs.map((text) => ({ words: countWords(text), arousal: arousalOf(text, language) }));
  const total = measured.reduce((sum, { words }) => sum + words, 0);
  const from = total * (1 - LAST_PART);
  const length = (total * LAST_PART) / PARTS;
  const sums = Array.from({ length: PARTS }, () => ({ words: 0, arousal: 0 }));
  let at = 0;
  for (const { words, arousal } of measured) {
    for (const [part, sum] of sums.entries()) {
      const [begin, end] = [from + part * length, from + (part + 1) * length];
      const inside = Math.max(0, Math.min(at + words, end) - Math.max(at, begin));
      sum.words += inside;
      sum.arousal += inside * arousal;
    }
    at += words;
  }
  return sums.map(({ words, arousal }) => (words > 0 ? arousal / words : 0));
}

/** Whether a whole story, paragraphs parted by line breaks, ends too lively to fall asleep by. */
export function wakesAtTheEnd(story: string, language: Language): boolean {
  return (lastThird(paragraphsOf(story), language).at(-1) ?? 0) > CALM_END;
}

/** Whether a story's last third only falls, as far as one can hear, and its end is calm. */
export function endsCalmly(paragraphs: readonly string[], language: Language): boolean {
  const parts = lastThird(paragraphs, language);
  const falls = parts.every((part, at) => at === 0 || part <= (parts[at - 1] ?? 0) + TOLERANCE);
  return falls && (parts.at(-1) ?? 0) <= CALM_END;
}
