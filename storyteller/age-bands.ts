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

/** How long a story is to take, read aloud, where an age allows it. */
const MINUTES_ALOUD: Readonly<Record<Length, number>> = { short: 3, usual: 5, long: 8 };

/** Words a minute at a bedside: timed readings to small children have 88–129, to older ones audiobooks' 120 and more. */
const WORDS_A_MINUTE = { small: 110, older: 138 };
const SMALL_UNTIL_AGE = 5;
/** At two to four there is one thread and little patience: a long story stays within the band. */
const ONE_THREAD_UNTIL_AGE = 4;
/** Aiming a little inside a limit keeps a story inside it when its passages do not add up exactly. */
const INSIDE = 0.05;

/**
 * The words to aim at: about three, five and eight minutes aloud, as far as the age's limits allow. A short story may stay
 * under the age's usual band and a long one go over it, but never beyond what is right for the age.
 */
export function targetWords(age: number, length: Length): number {
  const { words, hardWords } = ageBand(age);
  const [low, high] = words;
  const aloud = MINUTES_ALOUD[length] * wordsAMinute(age);
  const between = (least: number, most: number) => Math.round(Math.min(Math.max(aloud, least), most));
  if (length === "short") return between(hardWords[0] * (1 + INSIDE), low + (high - low) / 3);
  if (length === "usual") return between(low * (1 + INSIDE), (low + high) / 2);
  return between(low, age <= ONE_THREAD_UNTIL_AGE ? high * (1 - INSIDE) : hardWords[1] * (1 - INSIDE));
}

/** How many whole minutes, at least one, a story of this age and length takes aloud. @throws {RangeError} as `ageBand` does. */
export function minutesAloud(age: number, length: Length): number {
  return Math.max(1, Math.round(targetWords(age, length) / wordsAMinute(age)));
}

const wordsAMinute = (age: number) => (age <= SMALL_UNTIL_AGE ? WORDS_A_MINUTE.small : WORDS_A_MINUTE.older);

/** Words to ask for (`from`–`to`), and the most that is still accepted (`ceiling`). */
export type WordRange = { from: number; to: number; ceiling: number };

/** Who writes a story cannot count while writing: so far on either side of the aim is still what was asked for. */
const AROUND = 0.2;

/** How many words a story of this age and length has, for a writer who is asked for one. */
export function wordRange(age: number, length: Length): WordRange {
  const { words, hardWords } = ageBand(age);
  const target = targetWords(age, length);
  const ceiling = length === "short" ? words[1] : hardWords[1];
  return {
    from: Math.max(hardWords[0], toTens(target * (1 - AROUND))),
    to: Math.min(ceiling, toTens(target * (1 + AROUND))),
    ceiling,
  };
}

function toTens(words: number): number {
  return Math.round(words / 10) * 10;
}
