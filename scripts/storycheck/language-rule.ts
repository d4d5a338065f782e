/** One thing that a language does not allow. */
export type LanguageRule = {
  name: string;
  /** The places of one paragraph that break it, as they are written; empty when none does. */
  find(paragraph: string): string[];
};

/** A rule that a pattern says whole; the pattern needs the flag g. */
export function pattern(name: string, regex: RegExp): LanguageRule {
  return { name, find: (paragraph) => (paragraph.match(regex) ?? []).map((found) => found.trim()) };
}

/** A word of a paragraph as rules about neighbours read it. */
export type Word = {
  text: string;
  lower: string;
  /** What stands between this word and the one before; " " for neighbours within a phrase. */
  before: string;
};

/** The words of a paragraph, and what stands after the last as the field `before` of an empty word. */
export function phraseWords(paragraph: string): Word[] {
  const words: Word[] = [];
  let end = 0;
  for (const { 0: text, index } of paragraph.matchAll(/[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu)) {
    words.push({ text, lower: text.toLowerCase(), before: paragraph.slice(end, index) });
    end = index + text.length;
  }
  return [...words, { text: "", lower: "", before: paragraph.slice(end) }];
}

/** Whether a word stands at the beginning of its sentence or speech. */
export function isFirst({ before }: Word, at: number): boolean {
  return at === 0 || /[.!?…:;¿¡—“«"]/u.test(before);
}

/** Rule of two or more neighbours: `isFault` is asked at each word. */
export function neighbours(
  name: string,
  length: number,
  isFault: (words: readonly Word[], at: number) => boolean,
): LanguageRule {
  return {
    name,
    find: (paragraph) => {
      const words = phraseWords(paragraph);
      return words.slice(0, -1).flatMap((_, at) =>
        isFault(words, at)
          ? [
              words
                .slice(at, at + length)
                .map(({ text }) => text)
                .join(" "),
            ]
          : [],
      );
    },
  };
}
