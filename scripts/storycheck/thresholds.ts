import { readingLimits } from "#storyteller/language/readability.ts";
import type { Language } from "#storyteller/story-request.ts";

/**
 * What a set of stories has to reach. Shares are parts of one. The figures of similarity were measured on human stories
 * (unrelated ones have a mean 4-gram Jaccard of 0.0002–0.0006, three stories with swapped nouns 0.74) and on simulated
 * libraries of passages; 97 % of 607 human children's stories pass the rules of agreement.
 */
export const SET_LIMITS = {
  /** Mean 4-gram Jaccard of all pairs of one language, names masked. */
  meanSimilarity: 0.01,
  /** The same of stories of one and the same request. */
  meanOfSameRequest: 0.05,
  /** The same of the two most alike. */
  highestSimilarity: 0.2,
  /** 6–15 % of human children's books begin with a formula; 59 % of TinyStories. */
  stockOpenings: 0.3,
  inTarget: 0.9,
  goodAgreement: 0.99,
  namesKept: 0.98,
  calmEndings: 0.95,
} as const;

/** A share says something from here on: one odd story in so many is two in the hundred. */
export const FEWEST_FOR_SHARES = 50;

/** A refrain or a sung verse comes back; human stories of 600–1,000 words repeat at most 20–24 words in one run (p90). */
export const LONGEST_REPEATED_RUN_WORDS = 40;

/** A readability figure's range: aim for `target`, never leave `hard`. Open where nothing is too easy or too hard. */
export type ReadabilityBand = { target: readonly [number, number]; hard: readonly [number, number] };

/** Below this grade the older ones get baby text. */
const LOWEST_GRADE: Readonly<Record<number, number>> = { 7: 0.5, 8: 1, 9: 1.5, 10: 2 };
/** The aim lies so far within the hard limit of an age: in grades, and in points of INFLESZ from 2 to 3 and from 4 years on. */
const GRADES_WITHIN = 1;
const POINTS_WITHIN = { littlest: 7, others: 6 };
const LITTLEST_AGE = 3;

/** The readability by a language's own formula at an age in whole years, 2 to 10. */
export function readabilityBand(language: Language, age: number): ReadabilityBand {
  const limits = readingLimits(age);
  if (language === "en") {
    const target = [LOWEST_GRADE[age] ?? -Infinity, limits.grade - GRADES_WITHIN] as const;
    return { target, hard: [-Infinity, limits.grade] };
  }
  const within = age <= LITTLEST_AGE ? POINTS_WITHIN.littlest : POINTS_WITHIN.others;
  return { target: [limits.inflesz + within, Infinity], hard: [limits.inflesz, Infinity] };
}
