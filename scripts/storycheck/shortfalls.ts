import type { Likeness, SetFigures } from "./set-figures.ts";
import type { Placed, StoryFigures } from "./story-figures.ts";
import { FEWEST_FOR_SHARES, LONGEST_REPEATED_RUN_WORDS, SET_LIMITS } from "./thresholds.ts";

const NAMED_STORIES = 5;

export const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

/** One line for a fault that no story may have, or none when no story has it. */
function must(
  name: string,
  stories: readonly StoryFigures[],
  faultOf: (story: StoryFigures) => string | null,
): string[] {
  const found = stories.flatMap((story) => {
    const fault = faultOf(story);
    return fault === null ? [] : [`${story.id}: ${fault}`];
  });
  if (found.length === 0) return [];
  const more = found.length > NAMED_STORIES ? `, and ${found.length - NAMED_STORIES} more` : "";
  return [`${name}: ${found.length} of ${stories.length} (${found.slice(0, NAMED_STORIES).join("; ")}${more})`];
}

const outside = (figure: Placed, unit: string, digits = 0) =>
  figure.in === "outside" ? `${figure.value.toFixed(digits)} ${unit}` : null;

const firstOf = (texts: readonly string[]) => texts[0] ?? null;

/** What every single story owes its listener. */
function mustsOf(stories: readonly StoryFigures[]): string[] {
  return [
    ...must("stopped by the guard", stories, ({ forbidden }) => firstOf(forbidden.map(({ topic }) => topic))),
    ...must("left over from a template", stories, ({ leftovers }) => firstOf(leftovers)),
    ...must("somebody unwanted", stories, ({ unwanted }) => firstOf(unwanted)),
    ...must("length outside the hard limits", stories, ({ words }) => outside(words, "words")),
    ...must("a sentence over the hard limit", stories, ({ longestSentence }) => outside(longestSentence, "words")),
    ...must("readability outside the hard limits", stories, ({ readability, language }) =>
      outside(readability, language === "en" ? "Flesch–Kincaid" : "INFLESZ", 1),
    ),
    ...must("rising in its last third", stories, ({ calm }) =>
      calm.falls ? null : calm.parts.map((part) => part.toFixed(2)).join(" "),
    ),
    ...must("told twice over", stories, ({ repeatedRun }) =>
      repeatedRun > LONGEST_REPEATED_RUN_WORDS ? `${repeatedRun} words` : null,
    ),
  ];
}

function alikenessOf([language, likeness]: [string, Likeness], withMean: boolean): string[] {
  const { mean, highest, tooAlike, sameRequest } = likeness;
  const lines: string[] = [];
  if (withMean && mean > SET_LIMITS.meanSimilarity)
    lines.push(`${language}: mean similarity ${mean.toFixed(4)}, at most ${SET_LIMITS.meanSimilarity}`);
  if (sameRequest && sameRequest.mean > SET_LIMITS.meanOfSameRequest)
    lines.push(
      `${language}: mean similarity of one request's stories ${sameRequest.mean.toFixed(4)}, at most ${SET_LIMITS.meanOfSameRequest}`,
    );
  if (highest && tooAlike > 0)
    lines.push(
      `${language}: pairs more alike than ${SET_LIMITS.highestSimilarity}: ${tooAlike} (${highest.ids.join(" and ")} by ${highest.similarity.toFixed(2)})`,
    );
  return lines;
}

function sharesOf(set: SetFigures): string[] {
  const { inTarget } = set;
  const least: [string, number, number][] = [
    ["length in the target band", inTarget.words, SET_LIMITS.inTarget],
    ["mean sentence in the target band", inTarget.sentenceMean, SET_LIMITS.inTarget],
    ["readability in the target band", inTarget.readability, SET_LIMITS.inTarget],
    ["stories without a fault of agreement", 1 - set.agreementFaults, SET_LIMITS.goodAgreement],
    ["names kept", set.namesKept, SET_LIMITS.namesKept],
    ["calm endings", set.calmEndings, SET_LIMITS.calmEndings],
  ];
  return [
    ...least
      .filter(([, share, limit]) => share < limit)
      .map(([name, share, limit]) => `${name}: ${percent(share)}, at least ${percent(limit)}`),
    ...(set.stockOpenings > SET_LIMITS.stockOpenings
      ? [`stock openings: ${percent(set.stockOpenings)}, at most ${percent(SET_LIMITS.stockOpenings)}`]
      : []),
  ];
}

/** Each way in which a set falls short, in one line; empty for a good set. Shares count from a sensible number of stories on. */
export function shortfallsOf(stories: readonly StoryFigures[], set: SetFigures): string[] {
  const isBig = set.stories >= FEWEST_FOR_SHARES;
  return [
    ...mustsOf(stories),
    ...Object.entries(set.likeness).flatMap((each) => alikenessOf(each, isBig)),
    ...(isBig ? sharesOf(set) : []),
  ];
}
