import { graphemes } from "#app/graphemes.ts";
import { PREVIEW_GRAPHEMES } from "./library-contract.ts";

// Control characters count as white space: PostgreSQL keeps no U+0000, and nobody looks for the others.
const WHITE_SPACE = /[\s\p{Cc}]+/gu;
const COMBINING_MARKS = /\p{M}+/gu;
/** A preview's characters have at most so many code units on average: a tower of accents must not fill every page. */
const CLUSTER_UNITS = 16;

/** A text as it is compared with what somebody looks for: lower case, no accents, each run of white space one space. */
export function foldForSearch(text: string): string {
  return foldWhiteSpace(text).normalize("NFKD").toLowerCase().replace(COMBINING_MARKS, "");
}

/** What a story is found by: the column `search_text`. */
export function searchTextOf(title: string, content: string): string {
  return foldForSearch(`${title}\n${content}`);
}

/**
 * What a card shows of a story: its first PREVIEW_GRAPHEMES characters, each run of white space one space, never a part
 * of a character; the column `preview`.
 */
export function previewOf(content: string): string {
  return beginningOf(content, PREVIEW_GRAPHEMES);
}

/** The same with so many characters. */
export function beginningOf(content: string, most: number): string {
  const text = foldWhiteSpace(content);
  const start = text.slice(0, most * CLUSTER_UNITS);
  const characters = graphemes(start);
  if (start.length < text.length) characters.pop();
  return characters.slice(0, most).join("").trimEnd();
}

const foldWhiteSpace = (text: string) => text.replace(WHITE_SPACE, " ").trim();
