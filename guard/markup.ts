/** Emphasis and headings that a model writes by habit: their marks say nothing, and the sentence is as good without them. */
const EMPHASIS =
  /\*\*([^*\n]+)\*\*|__([^_\n]+)__|(?<![\p{L}\d*])\*([^*\s][^*\n]*)(?<!\s)\*(?![\p{L}\d*])|(?<![\p{L}\d_])_([^_\s][^_\n]*)(?<!\s)_(?![\p{L}\d_])/gu;
const LINE_MARKS = /^([ \t]*)(?:#{1,6}[ \t]+|>[ \t]+)/gmu;
const RULES_BETWEEN_PARTS = /^[ \t]*(?:[-*_][ \t]*){3,}$/gmu;

/** A sentence without the marks of emphasis, headings and quotations. */
export function withoutEmphasis(sentence: string): string {
  if (!/[*_#>]|---/.test(sentence)) return sentence;
  return (
    sentence
      .replace(RULES_BETWEEN_PARTS, "")
      .replace(LINE_MARKS, "$1")
      .replace(EMPHASIS, (_, ...groups: (string | undefined)[]) => groups.slice(0, 4).find((group) => group) ?? "")
      // One mark of a pair whose other one stands in another sentence.
      .replace(/\*{2,}|_{2,}/g, "")
  );
}

const MARKUP =
  /<\s*\/?\s*[a-z!?][^>]{0,200}>?|&(?:#\d{2,6}|#x[\da-f]{2,6}|lt|gt|amp|quot);|```|\]\s?\(|!\[|\{\{|\}\}|\$\{|\||\[\/?(?:inst|system|assistant|user)\]|\b(?:on(?:error|load|click|mouseover)\s*=)|\\u[\da-f]{4}|\\x[\da-f]{2}/iu;
/** Control characters but for tabs and the ends of lines: a terminal would obey them. */
const CONTROL = /[^\P{Cc}\t\n\r]/u;
/** What looks like a secret, or like something wrapped up: long, with capitals and figures in the middle of it. */
const TOKEN =
  /\b(?=[\w+/]*\d)(?=[\w+/]*[a-z][\w+/]*[A-Z])[\w+/]{20,}={0,2}|\b[\w+/]{12,}={1,2}(?![\w=])|\b[A-Za-z]+_[A-Za-z_]+\s?=|\bsk-[\w-]{6,}|#{3,}/u;
const CODE =
  /\b(?:select \* from|drop table|insert into|function\s?\(|console\.log|document\.(?:cookie|write)|rm -rf|import os)\b|=>\s?\{|"[\w-]+"\s?:\s?["[{]/iu;

/** Whether a sentence holds tags, links in marks, code or what else is written for machines. */
export function hasMarkup(sentence: string): boolean {
  return (
    CONTROL.test(sentence) ||
    (/[\d=_#]|sk-/.test(sentence) && TOKEN.test(sentence)) ||
    (/[<>&`[\]{}\\$=(;|]/.test(sentence) && (MARKUP.test(sentence) || CODE.test(sentence)))
  );
}
