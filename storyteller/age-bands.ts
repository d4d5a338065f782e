import type { Length } from "#storyteller/story-request.ts";

/**
 * What a bedtime story is at one age. The figures come from publishers' word counts and levelled readers
 * (board books up to 100 words, picture books 250–1,000, early readers up to 2,000; StoryWeaver's reading levels;
 * graded readers' words per sentence) and were checked against 500 measured children's books in both languages.
 */
export type AgeBand = {
  /** Words of a whole story: aim for `words`, never leave `hardWords`. Both [lowest, highest]. */
  words: readonly [number, number];
  hardWords: readonly [number, number];
  /** Words per sentence: the mean's range, and the longest single sentence. */
  sentenceWords: readonly [number, number];
  longestSentenceWords: number;
  characters: string;
  plot: string;
  /** Too much at bedtime for this age; after surveys of children's night-time fears and media guidance by age. */
  notAtBedtime: string;
};

const SMALLEST =
  "separation that is not solved within two sentences, villains, monsters (friendly ones only if wished for)";
const SMALL = "chases, threats, parents gone, needles, being laughed at without repair";
const SCHOOL = "gore, traps, death as a plot device, anything unexplained at the end";
const BIG = "cruelty, details of injuries, a hopeless ending, a cliffhanger, anything left under the bed";

const AGE_BANDS: Readonly<Record<number, AgeBand>> = {
  2: {
    words: [100, 220],
    hardWords: [70, 300],
    sentenceWords: [3.5, 8],
    longestSentenceWords: 20,
    characters: "one, at most two",
    plot: "one routine with a repeated line; no problem, or something lost and found",
    notAtBedtime: SMALLEST,
  },
  3: {
    words: [150, 350],
    hardWords: [110, 450],
    sentenceWords: [4, 9],
    longestSentenceWords: 24,
    characters: "two",
    plot: "one small want and two or three equal tries",
    notAtBedtime: SMALLEST,
  },
  4: {
    words: [250, 500],
    hardWords: [180, 650],
    sentenceWords: [5, 10],
    longestSentenceWords: 28,
    characters: "two or three",
    plot: "one problem and the rule of three",
    notAtBedtime: SMALL,
  },
  5: {
    words: [350, 650],
    hardWords: [250, 850],
    sentenceWords: [6, 11],
    longestSentenceWords: 32,
    characters: "three",
    plot: "a problem, three tries, a helper, a feeling that is named",
    notAtBedtime: SMALL,
  },
  6: {
    words: [450, 850],
    hardWords: [320, 1050],
    sentenceWords: [6, 12],
    longestSentenceWords: 36,
    characters: "three or four",
    plot: "a chain of cause and effect with a small surprise",
    notAtBedtime: SCHOOL,
  },
  7: {
    words: [550, 1000],
    hardWords: [400, 1250],
    sentenceWords: [7, 13],
    longestSentenceWords: 40,
    characters: "four",
    plot: "two linked episodes and a wrong guess",
    notAtBedtime: SCHOOL,
  },
  8: {
    words: [650, 1200],
    hardWords: [480, 1500],
    sentenceWords: [7, 14],
    longestSentenceWords: 44,
    characters: "four or five",
    plot: "a plan that fails, clues, humour by contrast",
    notAtBedtime: BIG,
  },
  9: {
    words: [750, 1400],
    hardWords: [550, 1700],
    sentenceWords: [8, 15],
    longestSentenceWords: 48,
    characters: "five",
    plot: "a subgoal, a set-up that pays off, a moral doubt",
    notAtBedtime: BIG,
  },
  10: {
    words: [850, 1600],
    hardWords: [600, 2000],
    sentenceWords: [8, 16],
    longestSentenceWords: 52,
    characters: "five or six",
    plot: "two threads that meet, irony, an ambiguity that is resolved",
    notAtBedtime: BIG,
  },
};

/** The band of an age in whole years, 2 to 10. @throws {RangeError} for any other age. */
export function ageBand(age: number): AgeBand {
  const band = AGE_BANDS[age];
  if (!band) throw new RangeError("an age is a whole number from 2 to 10");
  return band;
}

/** Words to ask for (`from`–`to`), and the most that is still accepted (`ceiling`). */
export type WordRange = { from: number; to: number; ceiling: number };

/**
 * How many words a story of this age and length has. The usual length is the age's own band; short and long reach from
 * the hard limits a third into the band, so that the two never overlap and both stay right for the age.
 */
export function wordRange(age: number, length: Length): WordRange {
  const { words, hardWords } = ageBand(age);
  const third = (words[1] - words[0]) / 3;
  if (length === "short") return { from: hardWords[0], to: toTens(words[0] + third), ceiling: words[1] };
  if (length === "long") return { from: toTens(words[1] - third), to: hardWords[1], ceiling: hardWords[1] };
  return { from: words[0], to: words[1], ceiling: hardWords[1] };
}

function toTens(words: number): number {
  return Math.round(words / 10) * 10;
}
