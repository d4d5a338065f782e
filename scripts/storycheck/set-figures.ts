import { sentencesIn } from "#storyteller/language/sentences.ts";
import { LANGUAGES, type Language } from "#storyteller/story-request.ts";
import { gramsOf, jaccardOfPairs, maskedSentences, ownSentencesOf } from "./similarity.ts";
import type { StoryFigures } from "./story-figures.ts";
import type { CheckedStory } from "./story-line.ts";
import { SET_LIMITS } from "./thresholds.ts";

/** How alike the stories of one language are. Shares of what two stories have together, 0 to 1. */
export type Likeness = {
  stories: number;
  pairs: number;
  mean: number;
  highest: { similarity: number; ids: readonly [string, string] } | null;
  /** Pairs over the highest similarity that is allowed. */
  tooAlike: number;
  /** The same of whole sentences. */
  sentencesMean: number;
  sentencesHighest: number;
  /** Pairs of stories that one and the same request got; null where every request is another one. */
  sameRequest: { pairs: number; mean: number } | null;
};

/** What can be said of a set of stories as a whole. Shares are parts of one. */
export type SetFigures = {
  stories: number;
  inTarget: { words: number; sentenceMean: number; readability: number };
  withinHardLimits: number;
  stockOpenings: number;
  agreementFaults: number;
  calmEndings: number;
  /** Stories whose last third falls to a calm end. */
  calmCurves: number;
  /** Of the names that parents gave; 1 where nobody gave any. */
  namesKept: number;
  /** Stories in which somebody comes who was not to come. */
  unwanted: number;
  forbidden: number;
  leftovers: number;
  distinct2: { mean: number; lowest: number };
  longestRepeatedRun: number;
  likeness: Partial<Record<Language, Likeness>>;
};

function likenessOf(stories: readonly CheckedStory[], figures: readonly StoryFigures[]): Likeness {
  const masked = stories.map(({ story }, at) => maskedSentences(sentencesIn(story), figures[at]?.names ?? []));
  const grams = jaccardOfPairs(masked.map(gramsOf), SET_LIMITS.highestSimilarity);
  const sentences = jaccardOfPairs(masked.map(ownSentencesOf), SET_LIMITS.highestSimilarity);
  const { pairs, mean, highest, above } = grams;
  return {
    stories: stories.length,
    pairs,
    mean,
    highest: highest && {
      similarity: highest.similarity,
      ids: [stories[highest.one]?.id ?? "", stories[highest.other]?.id ?? ""],
    },
    tooAlike: above,
    sentencesMean: sentences.mean,
    sentencesHighest: sentences.highest?.similarity ?? 0,
    sameRequest: sameRequestOf(stories, masked.map(gramsOf)),
  };
}

function sameRequestOf(
  stories: readonly CheckedStory[],
  grams: readonly ReadonlySet<string>[],
): Likeness["sameRequest"] {
  const groups = Map.groupBy(stories.keys(), (at) => {
    const { input, age, length } = stories[at] as CheckedStory;
    return JSON.stringify([input, age, length]);
  });
  const alike = [...groups.values()]
    .filter(({ length }) => length > 1)
    .map((group) =>
      jaccardOfPairs(
        group.map((at) => grams[at] as ReadonlySet<string>),
        SET_LIMITS.highestSimilarity,
      ),
    );
  const pairs = alike.reduce((sum, group) => sum + group.pairs, 0);
  const total = alike.reduce((sum, group) => sum + group.mean * group.pairs, 0);
  return pairs === 0 ? null : { pairs, mean: total / pairs };
}

/** The figures of a set. `figures` are those of `stories`, in the same order; there is at least one. */
export function setFiguresOf(stories: readonly CheckedStory[], figures: readonly StoryFigures[]): SetFigures {
  const share = (is: (story: StoryFigures) => boolean) => figures.filter(is).length / figures.length;
  const sum = (count: (story: StoryFigures) => number) => figures.reduce((all, story) => all + count(story), 0);
  const names = sum((story) => story.names.length);
  const likeness: Partial<Record<Language, Likeness>> = {};
  for (const language of LANGUAGES) {
    const own = (each: { language: Language }) => each.language === language;
    if (stories.some(own)) likeness[language] = likenessOf(stories.filter(own), figures.filter(own));
  }
  return {
    stories: figures.length,
    inTarget: {
      words: share(({ words }) => words.in === "target"),
      sentenceMean: share(({ sentenceMean }) => sentenceMean.in === "target"),
      readability: share(({ readability }) => readability.in === "target"),
    },
    withinHardLimits: share(isWithinHardLimits),
    stockOpenings: share(({ hasStockOpening }) => hasStockOpening),
    agreementFaults: share(({ agreement }) => agreement.length > 0),
    calmEndings: share(({ ending }) => ending.length === 0),
    calmCurves: share(({ calm }) => calm.falls),
    namesKept: names === 0 ? 1 : 1 - sum((story) => story.missingNames.length) / names,
    unwanted: sum((story) => Math.min(1, story.unwanted.length)),
    forbidden: sum((story) => Math.min(1, story.forbidden.length)),
    leftovers: sum((story) => Math.min(1, story.leftovers.length)),
    distinct2: {
      mean: sum(({ distinct2 }) => distinct2) / figures.length,
      lowest: Math.min(...figures.map(({ distinct2 }) => distinct2)),
    },
    longestRepeatedRun: Math.max(...figures.map(({ repeatedRun }) => repeatedRun)),
    likeness,
  };
}

/** Whether words, the longest sentence and readability all keep the age's hard limits. */
export function isWithinHardLimits({ words, longestSentence, readability }: StoryFigures): boolean {
  return [words, longestSentence, readability].every((figure) => figure.in !== "outside");
}
