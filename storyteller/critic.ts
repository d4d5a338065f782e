import { StoryGuard } from "#guard/story-guard.ts";
import { ageBand } from "#storyteller/age-bands.ts";
import { endingFaults } from "#storyteller/calm/bedtime-ending.ts";
import { endsCalmly } from "#storyteller/calm/calm-curve.ts";
import { countWords, sentencesOf } from "#storyteller/language/measure.ts";
import { readingOf } from "#storyteller/language/readability.ts";
import { sentencesIn } from "#storyteller/language/sentences.ts";
import type { StorySpec } from "#storyteller/story-spec.ts";

/** Why a telling is not good enough to be read aloud unread. */
export type Fault =
  | "length"
  | "leftover"
  | "repetition"
  | "spacing"
  | "ending"
  | "beginning"
  | "names"
  | "sentences"
  | "calm"
  | "reading"
  | "longest sentence"
  | "unfit";

/** Dialogue makes sentences short: half of the age's usual longest mean is still natural, a third more is tiring. */
const SENTENCE_MEAN_TOLERANCE = 1.3;
const SENTENCE_MEAN_FLOOR = 2.5;

/** What a careful reader would object to before the first reading; empty when nothing. */
export function faultsOf(title: string, paragraphs: readonly string[], spec: StorySpec): Fault[] {
  const text = paragraphs.join("\n");
  const words = countWords(text);
  const sentences = paragraphs.flatMap(sentencesOf);
  const longest = Math.max(0, ...sentences.map(countWords));
  const mean = words / Math.max(1, sentences.length);
  const { hero, friend } = spec.cast;
  const faults: [Fault, boolean][] = [
    ["length", words < spec.words.min || words > spec.words.max],
    ["leftover", /[{}|]|undefined|\bnull\b/.test(text + title)],
    ["repetition", hasRepeatedParagraph(paragraphs) || paragraphs.includes(title)],
    ["spacing", / {2}|\s[,.;:!?]|^\s|\s$/m.test(text)],
    ["ending", !/[.…]["”»)]*$/u.test(text) || endingFaults(text, spec.language).length > 0],
    ["beginning", paragraphs.some((paragraph) => !/^[«“"‘(]*[—¿¡…]*[«“"‘]*[\p{Lu}\p{N}]/u.test(paragraph))],
    ["names", !text.includes(hero.text) || !text.toLowerCase().includes(friend.text.toLowerCase())],
    ["calm", !endsCalmly(paragraphs, spec.language)],
    ["reading", readingOf(text, spec.language, spec.age).isTooHard],
    ["longest sentence", longest > ageBand(spec.age).longestSentenceWords],
    ["sentences", mean > spec.words.sentenceMean * SENTENCE_MEAN_TOLERANCE || mean < SENTENCE_MEAN_FLOOR],
  ];
  return faults.filter(([, found]) => found).map(([fault]) => fault);
}

/** Whether the guard would stop some sentence before this listener: the dearest question, asked last. */
export function isStopped(title: string, paragraphs: readonly string[], spec: StorySpec): boolean {
  const { age, language, isOfLoss } = spec;
  const guard = new StoryGuard({ age, language, isOfLoss });
  return [title, ...paragraphs.flatMap(sentencesIn)].some((sentence) => guard.faultIn(sentence) !== null);
}

/** A refrain comes back on purpose, and it is short: only longer paragraphs may not be told twice. */
const REFRAIN_MAX_WORDS = 14;

function hasRepeatedParagraph(paragraphs: readonly string[]): boolean {
  const long = paragraphs.filter((paragraph) => countWords(paragraph) > REFRAIN_MAX_WORDS);
  return new Set(long).size < long.length;
}
