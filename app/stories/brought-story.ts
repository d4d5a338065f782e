import { isBlank } from "#app/plain-text.ts";
import { languageOf } from "#guard/story-language.ts";
import type { Language } from "#storyteller/story-request.ts";
import { beginningOf } from "./story-columns.ts";

/** A title is one line on a card of the library. */
const TITLE_MOST_GRAPHEMES = 50;
const HEADING_MARKS = /^#{1,6}\s+/;
const LAST_WORD_CUT = /\s+\S*$/u;
const PAUSE_AT_END = /[\s.,;:…—–-]+$/u;
/** A language that no word shows is the product's first one. */
const USUAL_LANGUAGE: Language = "es";

/**
 * A text as both databases keep it and as it is compared with others: without U+0000 and halves of characters. Nothing
 * else is changed: whoever brings a text gets it back.
 */
export const storableText = (text: string): string => text.toWellFormed().replaceAll("\0", "");

/** What a text that was brought is called: its first line, or the beginning of it; empty where nobody could see any. */
export function titleFrom(content: string): string {
  const [line = ""] = content.trimStart().replace(HEADING_MARKS, "").split("\n", 1);
  if (isBlank(line)) return "";
  const more = beginningOf(line, 2 * TITLE_MOST_GRAPHEMES);
  const title = beginningOf(more, TITLE_MOST_GRAPHEMES);
  if (title === more) return title.replace(PAUSE_AT_END, "");
  const isWordCut = !/^\s/u.test(more.slice(title.length));
  return `${(isWordCut ? title.replace(LAST_WORD_CUT, "") : title).replace(PAUSE_AT_END, "")}…`;
}

/** @param usual for a text whose words show neither language */
export const languageFrom = (content: string, usual: Language = USUAL_LANGUAGE): Language =>
  languageOf(content) ?? usual;
