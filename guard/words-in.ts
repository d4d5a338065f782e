import { fold } from "./fold.ts";

const WORD = /[\p{L}\p{N}]+/gu;
/** Letters with something between each two of them: «m a t a r», "k.i.l.l", "s-e-x". */
const SPACED_OUT = /(?<![\p{L}\p{N}])[\p{L}\p{N}](?:[ .\-_*·|/]{1,2}[\p{L}\p{N}](?![\p{L}\p{N}])){2,}/gu;
/** Marks inside a word, which neither language has: "k*ll", "s.exo", "sh_t". */
const BROKEN_WORD = /\p{L}+(?:(?:[.*_·|]+|[-‐]\s*\n\s*)\p{L}+)+/gu;
/** Figures and signs among letters, as who wants to get past a filter writes them. */
const LEET_WORD = /[\p{L}\d@$!€|+]*(?:\p{L}[\d@$!€|+]|[\d@$€|+]\p{L})[\p{L}\d@$!€|+]*/gu;
const LEET: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "8": "b",
  "9": "g",
  "@": "a",
  $: "s",
  "!": "i",
  "|": "i",
  "€": "e",
  "+": "t",
};
const LENGTHENED = /(\p{L})\1{2,}/gu;
/** Nothing of this in a folded text: it can be no disguise. */
const MAY_BE_DISGUISED =
  /[\d@$€|+*_·]|[-‐]\s*\n|\p{L}[.!]\p{L}|(\p{L})\1\1|(?<!\p{L})\p{L}[ .\-/]{1,2}\p{L}[ .\-/]{1,2}\p{L}(?!\p{L})/u;

/** A folded text without letters but these, as nearly every one is: half as long to take apart. */
const PLAIN_LETTERS = /^[\n -~ñ¡¿«»—–…“”‘’]*$/;
const PLAIN_WORD = /[a-z0-9ñ]+/g;
/** The same as `MAY_BE_DISGUISED`, for those letters. */
const PLAIN_MAY_BE_DISGUISED =
  /[\d@$|+*_]|-\s*\n|[a-zñ][.!][a-zñ]|([a-zñ])\1\1|(?<![a-zñ])[a-zñ][ .\-/]{1,2}[a-zñ][ .\-/]{1,2}[a-zñ](?![a-zñ])/;

const wordsOf = (folded: string, isPlain = PLAIN_LETTERS.test(folded)): string[] =>
  folded.match(isPlain ? PLAIN_WORD : WORD) ?? [];

/**
 * The words of a sentence as rules read them: first as they stand, then, where something may be hidden by figures, signs or
 * spaces among its letters, each way of reading it. Never empty.
 */
export function readings(sentence: string): string[][] {
  const folded = fold(sentence);
  const isPlain = PLAIN_LETTERS.test(folded);
  const plain = wordsOf(folded, isPlain);
  if (!(isPlain ? PLAIN_MAY_BE_DISGUISED : MAY_BE_DISGUISED).test(folded)) return [plain];
  const joined = folded
    .replace(SPACED_OUT, (letters) => letters.replace(/[^\p{L}\p{N}]/gu, ""))
    .replace(BROKEN_WORD, (word) => word.replace(/[^\p{L}]/gu, ""));
  const unmasked = unleet(joined);
  return [
    plain,
    ...distinct([
      joined,
      unmasked,
      unmasked.replaceAll("1", "l"),
      ...shortened(joined),
      ...shortened(unmasked),
      unleet(joined, "l"),
    ])
      .filter((text) => text !== folded)
      .map((text) => wordsOf(text)),
  ];
}

const unleet = (text: string, one = "i") =>
  text.replace(LEET_WORD, (word) =>
    // The last "!" of a word ends its sentence.
    word.replace(/[\d@$€|+]|!(?=.)/gu, (sign) => (/[1!|]/.test(sign) ? one : (LEET[sign] ?? sign))),
  );

/** Each way to say a drawn-out word: "kiiiilllll" may be "kil", "kill", "kiil" or "kiill". */
function shortened(text: string): string[] {
  const once = text.replace(LENGTHENED, "$1");
  if (once === text) return [];
  let firstOfWord = true;
  const alternating = (first: string, others: string) => {
    firstOfWord = true;
    return text.replace(LENGTHENED, (run: string) => {
      const kept = firstOfWord ? first : others;
      firstOfWord = false;
      return kept === "2" ? run.slice(0, 2) : run.slice(0, 1);
    });
  };
  return [once, text.replace(LENGTHENED, "$1$1"), alternating("1", "2"), alternating("2", "1")];
}

const distinct = (texts: readonly string[]) => [...new Set(texts)];

/** A word with a letter starred out: whatever it was, its writer did not want to write it. */
export function hasCensoredWord(sentence: string): boolean {
  return sentence.includes("*") && /\p{L}\*+\p{L}/u.test(sentence);
}
