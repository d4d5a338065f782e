import { ageBand, wordRange } from "#storyteller/age-bands.ts";
import { type EndingFault, endingFaults } from "#storyteller/calm/bedtime-ending.ts";
import { endsCalmly, lastThird } from "#storyteller/calm/calm-curve.ts";
import { countWords } from "#storyteller/language/measure.ts";
import { readingOf } from "#storyteller/language/readability.ts";
import { paragraphsOf, sentencesIn, wordsIn } from "#storyteller/language/sentences.ts";
import type { Language } from "#storyteller/story-request.ts";
import { type AgreementFault, agreementFaults } from "./agreement.ts";
import { type Forbidden, forbiddenIn } from "./forbidden.ts";
import { leftoversIn } from "./leftovers.ts";
import { hasStockOpening } from "./opening.ts";
import { longestRepeatedRun, windowedDistinct2 } from "./repetition.ts";
import type { CheckedStory } from "./story-line.ts";
import { readabilityBand } from "./thresholds.ts";
import { missingNames, unwantedIn, wishesIn } from "./wishes.ts";

/** Where a figure lies: in the band to aim for, still within the hard limits, or outside them. */
export type Placement = "target" | "accepted" | "outside";
export type Placed = { value: number; in: Placement };

/** Everything that can be said of one story without a reader. */
export type StoryFigures = {
  id: string;
  language: Language;
  age: number;
  words: Placed;
  /** Mean words of a sentence: never "outside", the mean has no hard limit. */
  sentenceMean: Placed;
  /** Words of the longest sentence: "target" or "outside". */
  longestSentence: Placed;
  /** Flesch–Kincaid grade in English, INFLESZ in Spanish. */
  readability: Placed;
  /** 0 to 1. */
  distinct2: number;
  /** Words. */
  repeatedRun: number;
  hasStockOpening: boolean;
  /** Names that the parent gave. */
  names: readonly string[];
  missingNames: readonly string[];
  unwanted: readonly string[];
  leftovers: readonly string[];
  forbidden: readonly Forbidden[];
  agreement: readonly AgreementFault[];
  ending: readonly EndingFault[];
  /** Arousal of the last third in three parts, 0 to 1, and whether it falls to a calm end. */
  calm: { parts: readonly number[]; falls: boolean };
};

type Range = readonly [number, number];

function placed(value: number, target: Range, hard: Range): Placed {
  const within = ([from, to]: Range) => value >= from && value <= to;
  return { value, in: within(target) ? "target" : within(hard) ? "accepted" : "outside" };
}

const ANY: Range = [-Infinity, Infinity];

/** Measures one story against what a story for its age should be. */
export function figuresOf(checked: CheckedStory): StoryFigures {
  const { id, language, age, length, input, title, story } = checked;
  const band = ageBand(age);
  const { from, to, ceiling } = wordRange(age, length);
  const sentences = sentencesIn(story).map(countWords);
  const words = countWords(story);
  const longest: Range = [0, band.longestSentenceWords];
  const readable = readabilityBand(language, age);
  const wishes = wishesIn(input);
  const lower = wordsIn(story.toLowerCase());
  const told = `${title}\n${story}`;
  const paragraphs = paragraphsOf(story);
  return {
    id,
    language,
    age,
    words: placed(words, length === "usual" ? band.words : [from, to], [band.hardWords[0], ceiling]),
    sentenceMean: placed(words / Math.max(1, sentences.length), band.sentenceWords, ANY),
    longestSentence: placed(Math.max(0, ...sentences), longest, longest),
    readability: placed(readingOf(story, language, age).value, readable.target, readable.hard),
    distinct2: windowedDistinct2(lower),
    repeatedRun: longestRepeatedRun(lower),
    hasStockOpening: hasStockOpening(story, language),
    names: wishes.names,
    missingNames: missingNames(told, wishes),
    unwanted: unwantedIn(told, wishes),
    leftovers: leftoversIn(told),
    forbidden: forbiddenIn(checked),
    agreement: agreementFaults(story, language),
    ending: endingFaults(story, language),
    calm: { parts: lastThird(paragraphs, language), falls: endsCalmly(paragraphs, language) },
  };
}
