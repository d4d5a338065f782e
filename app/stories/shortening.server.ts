import { ageBand, wordRange } from "#storyteller/age-bands.ts";
import { countWords, sentencesOf } from "#storyteller/language/measure.ts";
import { readingOf } from "#storyteller/language/readability.ts";
import type { StoryRequest } from "#storyteller/story-request.ts";
import type { ModelPrompt } from "./model-prompt.ts";
import { splitTitle } from "./model-title.ts";
import { type StoryToShorten, shorteningPrompt } from "./shortening-prompt.ts";
import { StorytellerFailure, type Telling } from "./storyteller.ts";

/** Up to this age a story is measured before it is told: models do not keep to small children's words by themselves. */
export const OLDEST_MEASURED = 5;

/** A mean that is this much over the age's usual range is tiring to hear; no hard limit is known for it. */
const MEAN_TOLERANCE = 1.3;

/** Longer than any story of these ages by far: no shortening saves that, and it would be paid for twice. */
const LONGEST_TO_SHORTEN_CHARACTERS = 20_000;

/** In one sentence each, with figures: what of a story is too much for the age it was asked for. */
export function excessIn(text: string, request: StoryRequest): string[] {
  const { age, language, length } = request;
  const { sentenceWords, longestSentenceWords } = ageBand(age);
  const words = countWords(text);
  const { ceiling } = wordRange(age, length);
  const lengths = text.split(/\n+/).flatMap(sentencesOf).map(countWords);
  const mean = words / Math.max(1, lengths.length);
  const meanLimit = sentenceWords[1] * MEAN_TOLERANCE;
  const longest = Math.max(0, ...lengths);
  const { value, limit, isTooHard } = readingOf(text, language, age);
  const found: [boolean, string][] = [
    [words > ceiling, `It has ${words} words; ${ceiling} is the most.`],
    [mean > meanLimit, `Its sentences have ${mean.toFixed(1)} words on average; ${meanLimit.toFixed(1)} is the most.`],
    [longest > longestSentenceWords, `Its longest sentence has ${longest} words; ${longestSentenceWords} is the most.`],
    [
      isTooHard,
      language === "es"
        ? `Its INFLESZ ease is ${value.toFixed(1)}; ${limit} is the least.`
        : `Its Flesch-Kincaid grade is ${value.toFixed(1)}; ${limit} is the most.`,
    ],
  ];
  return found.filter(([isExcess]) => isExcess).map(([, sentence]) => sentence);
}

/** Asks the model. @param spentMs what earlier calls of the same telling have taken of its time */
export type AskModel = (prompt: ModelPrompt, spentMs: number) => AsyncIterable<string>;

/**
 * Tells a small child's story: the whole text first, measured, and where it is too much for the age, once more and
 * shorter. Nothing is told before it is known to fit.
 * @throws {StorytellerFailure} "unfit" when the shorter one does not fit either, or did not come.
 */
export async function* tellMeasured(
  request: StoryRequest,
  prompt: ModelPrompt,
  ask: AskModel,
  telling: Telling,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const startedMs = performance.now();
  let story = await wholeOf(ask(prompt, 0));
  const excess = excessIn(story.text, request);
  if (excess.length > 0) {
    if (story.text.length > LONGEST_TO_SHORTEN_CHARACTERS) throw new StorytellerFailure("unfit");
    const { title } = story;
    story = await shorter(ask(shorteningPrompt(request, story, excess), performance.now() - startedMs), signal);
    if (!isFit(story.text, request)) throw new StorytellerFailure("unfit", { detail: "also when shortened" });
    story.title ??= title;
    telling.isShortened = true;
  }
  telling.title = story.title;
  if (story.text !== "") yield story.text;
}

/** A remnant is no story: what was shortened may not fall below the least words of its age either. */
function isFit(text: string, request: StoryRequest): boolean {
  return countWords(text) >= ageBand(request.age).hardWords[0] && excessIn(text, request).length === 0;
}

/** The first story was no failure of the provider's, and another try would cost two calls more: this one is given up. */
async function shorter(answer: AsyncIterable<string>, signal: AbortSignal): Promise<StoryToShorten> {
  try {
    return await wholeOf(answer);
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof StorytellerFailure)) throw error;
    throw new StorytellerFailure("unfit", { detail: `shortening: ${error.message}` });
  }
}

async function wholeOf(answer: AsyncIterable<string>): Promise<StoryToShorten> {
  const { title, pieces } = await splitTitle(answer);
  return { title, text: (await Array.fromAsync(pieces)).join("").trim() };
}
