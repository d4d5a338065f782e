import type { SetFigures } from "./set-figures.ts";
import { percent } from "./shortfalls.ts";
import type { Placed, StoryFigures } from "./story-figures.ts";
import { FEWEST_FOR_SHARES, LONGEST_REPEATED_RUN_WORDS, SET_LIMITS } from "./thresholds.ts";

const COLUMNS = ["story", "lang", "age", "words", "sentences", "reading", "distinct", "run"] as const;
const WIDTHS = [12, 4, 3, 6, 10, 8, 8, 4];

const row = (cells: readonly (string | number)[], remarks: string) =>
  `${cells.map((cell, at) => (at === 0 ? String(cell).padEnd(WIDTHS[at] ?? 0) : String(cell).padStart(WIDTHS[at] ?? 0))).join("  ")}  ${remarks}`.trimEnd();

/** The first line of the table. */
export const TABLE_HEAD = row(COLUMNS, "remarks");

/** A figure with a sign where it is not in its target band: ~ within the hard limits, ! outside them. */
const signed = ({ value, in: place }: Placed, digits = 0) =>
  `${value.toFixed(digits)}${{ target: "", accepted: "~", outside: "!" }[place]}`;

/** One story in one line. */
export function storyRow(story: StoryFigures): string {
  const remarks = [
    ...story.forbidden.map(({ topic }) => `guard: ${topic}`),
    ...story.leftovers.map((left) => `left over: ${left}`),
    ...story.missingNames.map((name) => `misses ${name}`),
    ...story.unwanted.map((word) => `unwanted: ${word}`),
    ...story.agreement.map(({ rule, words }) => `${rule}: ${words}`),
    ...story.ending.map((fault) => `ending: ${fault}`),
    ...(story.calm.falls ? [] : [`calm: ${story.calm.parts.map((part) => part.toFixed(2)).join(" ")}`]),
    ...(story.repeatedRun > LONGEST_REPEATED_RUN_WORDS ? ["told twice over"] : []),
    ...(story.hasStockOpening ? ["stock opening"] : []),
  ];
  const sentences = `${signed(story.sentenceMean, 1)}/${signed(story.longestSentence)}`;
  const cells = [story.id, story.language, story.age, signed(story.words), sentences, signed(story.readability, 1)];
  return row([...cells, story.distinct2.toFixed(3), story.repeatedRun], remarks.join("; "));
}

/** The set's figures beside their limits, a line each. */
export function setLines(set: SetFigures): string[] {
  const { inTarget, distinct2, likeness } = set;
  const few = set.stories < FEWEST_FOR_SHARES ? ` (shares are judged from ${FEWEST_FOR_SHARES} stories on)` : "";
  return [
    `stories               ${set.stories}${few}`,
    `in the target band    length ${percent(inTarget.words)}, mean sentence ${percent(inTarget.sentenceMean)}, readability ${percent(inTarget.readability)}   (at least ${percent(SET_LIMITS.inTarget)} each)`,
    `within hard limits    ${percent(set.withinHardLimits)}   (all)`,
    `names kept            ${percent(set.namesKept)}   (at least ${percent(SET_LIMITS.namesKept)})   with somebody unwanted: ${set.unwanted}   (none)`,
    `faults of agreement   ${percent(set.agreementFaults)}   (at most ${percent(1 - SET_LIMITS.goodAgreement)})`,
    `calm endings          ${percent(set.calmEndings)}   (at least ${percent(SET_LIMITS.calmEndings)})`,
    `calm last third       ${percent(set.calmCurves)}   (all)`,
    `stock openings        ${percent(set.stockOpenings)}   (at most ${percent(SET_LIMITS.stockOpenings)})`,
    `guard, leftovers      ${set.forbidden}, ${set.leftovers}   (none)`,
    `repetition            distinct-2 mean ${distinct2.mean.toFixed(3)}, lowest ${distinct2.lowest.toFixed(3)}; longest repeated run ${set.longestRepeatedRun} words   (at most ${LONGEST_REPEATED_RUN_WORDS})`,
    ...Object.entries(likeness).map(
      ([language, { stories, pairs, mean, highest, tooAlike, sentencesMean, sentencesHighest, sameRequest }]) =>
        `similarity ${language}         mean ${mean.toFixed(4)} of ${pairs} pairs of ${stories}   (at most ${SET_LIMITS.meanSimilarity}), highest ${highest ? `${highest.similarity.toFixed(3)}, ${highest.ids.join(" and ")}` : "0"}   (at most ${SET_LIMITS.highestSimilarity}; over it: ${tooAlike}); sentences in common ${percent(sentencesMean)}, highest ${percent(sentencesHighest)}${sameRequest ? `; of one request: mean ${sameRequest.mean.toFixed(4)} of ${sameRequest.pairs} pairs   (at most ${SET_LIMITS.meanOfSameRequest})` : ""}`,
    ),
  ];
}
