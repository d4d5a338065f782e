import { paragraphsOf } from "#storyteller/language/sentences.ts";
import type { Language } from "#storyteller/story-request.ts";
import { ENGLISH_RULES } from "./english-rules.ts";
import type { LanguageRule } from "./language-rule.ts";
import { PUNCTUATION_RULES } from "./punctuation-rules.ts";
import { SPANISH_RULES } from "./spanish-rules.ts";

/** A broken rule of the language and the words that break it. */
export type AgreementFault = { rule: string; words: string };

const RULES: Readonly<Record<Language, readonly LanguageRule[]>> = {
  es: [...SPANISH_RULES, ...PUNCTUATION_RULES],
  en: [...ENGLISH_RULES, ...PUNCTUATION_RULES],
};

/** Paragraphs with the lines of a verse together; a text without blank lines has a paragraph in each line. */
function blocksOf(text: string): string[] {
  const blocks = text.trim().split(/\n\s*\n/);
  return blocks.length > 1 ? blocks.map((block) => block.trim()) : paragraphsOf(text);
}

/** What a text does that its language does not allow. Sure rather than complete: what may be right is no fault. */
export function agreementFaults(text: string, language: Language): AgreementFault[] {
  return blocksOf(text).flatMap((block) =>
    RULES[language].flatMap((rule) => rule.find(block).map((words) => ({ rule: rule.name, words }))),
  );
}
