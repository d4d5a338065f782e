import { countWords } from "#storyteller/language/measure.ts";
import { sentencesIn } from "#storyteller/language/sentences.ts";
import { fold } from "#storyteller/request/fold.ts";
import type { Language } from "#storyteller/story-request.ts";

export type EndingFault = "question" | "exclamation" | "cliffhanger" | "long sentences" | "no rest";

/**
 * A bedtime story winds down in its last 15–20 % of words. Where that begins only its writer knows: the last tenth, and the
 * last three sentences, are part of it wherever it began.
 */
const CERTAIN_PART = 0.1;
const CERTAIN_SENTENCES = 3;
/** The last words, among which one of rest is looked for. */
const LAST_WORDS = 30;
/** Sentences of so few words are short beside any others: a story for the smallest has none that are longer. */
const SHORT_WORDS = 6;
/**
 * The last three or four sentences may be longer than a story's own by this much. Held to its mean, two of five stories had a second ending after a good
 * one, for a last sentence that took its time; blind readers objected to the second ending, and never to such a sentence.
 */
const AS_SHORT = 1.5;

const CLIFFHANGER: Readonly<Record<Language, RegExp>> = {
  es: /\b(?:continuara|de pronto|de repente|subitamente)\b|(?:…|\.\.\.)["”»)]*$/u,
  en: /\b(?:to be continued|suddenly|all of a sudden|all at once)\b|(?:…|\.\.\.)["”»)]*$/u,
};
/** Beginnings of words of rest, folded. */
const REST: Readonly<Record<Language, RegExp>> = {
  es: /(?<!\p{L})(?:d[uo]rm|adormec|adormil|sueño|soñ|descans|reposo|noche|calma|tranquil|silenci|quiet|callad|despacio|lent|suave|cama|manta|sabana|almohada|cojin|respir|oj[oi]|bostez|arrop|acurruc|abraz|paz|hasta mañana|luna|estrella|oscur|apag|nana|calent|tibi|calid|bland|acost|tumb|suspir|ronron)/u,
  en: /(?<!\p{L})(?:sle[ep]|asleep|dream|rest|night|goodnight|quiet|still|soft|calm|slow|bed|pillow|blanket|quilt|cover|breath|eye|hush|peace|moon|star|yawn|snug|warm|cosy|cozy|tuck|drift|safe|dark|lullab|silen|snor|gentl|purr|sigh|curl|flop)/u,
};

function windDownOf(sentences: readonly string[]): string[] {
  const total = sentences.reduce((sum, sentence) => sum + countWords(sentence), 0);
  const windDown: string[] = [];
  for (let at = sentences.length - 1, words = 0; at >= 0; at--) {
    const sentence = sentences[at] ?? "";
    words += countWords(sentence);
    if (words > total * CERTAIN_PART && windDown.length >= CERTAIN_SENTENCES) break;
    windDown.unshift(sentence);
  }
  return windDown;
}

const meanWords = (sentences: readonly string[]) =>
  sentences.reduce((sum, sentence) => sum + countWords(sentence), 0) / Math.max(1, sentences.length);

/**
 * What keeps a story's end from being a bedtime ending: questions, calls, suspense, sentences that are longer than the
 * story's own, no word of rest at the very end. Empty for an ending that lets a child sleep.
 */
export function endingFaults(story: string, language: Language): EndingFault[] {
  const sentences = sentencesIn(story);
  const windDown = windDownOf(sentences);
  const text = windDown.join(" ");
  const lastWords = fold(text).split(/\s+/).slice(-LAST_WORDS).join(" ");
  const faults: [EndingFault, boolean][] = [
    ["question", /[?¿]/u.test(text)],
    ["exclamation", /[!¡]/u.test(text)],
    ["cliffhanger", CLIFFHANGER[language].test(fold(text))],
    ["long sentences", meanWords(windDown) > AS_SHORT * Math.max(meanWords(sentences), SHORT_WORDS)],
    ["no rest", !REST[language].test(lastWords)],
  ];
  return faults.filter(([, found]) => found).map(([fault]) => fault);
}
