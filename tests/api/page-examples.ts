/** An example of a page of documentation. */
export type Example = {
  /** Where it begins, counted from 1: by this a reader finds it. */
  line: number;
  language: string;
  code: string;
  /** What the page says that it prints; null where it says nothing. */
  promised: string | null;
};

const FENCE = /^```(\w*)\n(.*?)^```$/gms;
const PROMISE = "text";

/** Every block of code of a page, in its order. What it prints is a block of text directly below it. */
export function examplesIn(page: string): Example[] {
  const blocks = [...page.matchAll(FENCE)].map(({ index, 0: whole, 1: language = "", 2: code = "" }) => ({
    index,
    end: index + whole.length,
    language,
    code,
  }));
  return blocks.flatMap(({ index, end, language, code }, n) => {
    if (language === PROMISE) return [];
    const next = blocks[n + 1];
    const isPromise = next?.language === PROMISE && page.slice(end, next.index).trim() === "";
    const line = page.slice(0, index).split("\n").length;
    return [{ line, language, code, promised: isPromise ? next.code : null }];
  });
}

/** What a print must match that was promised: `…` stands for what differs, within a line. */
export function patternOf(promised: string): RegExp {
  const parts = promised.trim().split("…");
  return new RegExp(`^${parts.map((part) => RegExp.escape(part)).join("[^\\n]+")}$`);
}

/** A print without what nobody sees: spaces at the end of a line, empty lines around it. */
export const tidied = (printed: string): string => printed.trim().replaceAll(/[ \t]+$/gm, "");
