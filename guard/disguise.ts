/** Letters that only pose as letters: mathematical, circled, full-width. */
const ORNAMENTAL_LETTER =
  /[\u{1d400}-\u{1d7ff}\u{24b6}-\u{24e9}\u{ff21}-\u{ff3a}\u{ff41}-\u{ff5a}\u{1f110}-\u{1f189}\u{2100}-\u{214f}]/u;
/** One word out of two alphabets. */
const MIXED_WORD =
  /\p{Script=Latin}[\p{M}]*(?:\p{Script=Cyrillic}|\p{Script=Greek}|\p{Script=Armenian}|\p{Script=Cherokee})|(?:\p{Script=Cyrillic}|\p{Script=Greek}|\p{Script=Armenian}|\p{Script=Cherokee})[\p{M}]*\p{Script=Latin}/u;
/** Something that nobody sees between two Latin letters, or what turns the direction of writing. */
const INVISIBLE =
  /\p{Script=Latin}[\u00ad\u200b-\u200f\u2060-\u2064\ufeff\u115f\u1160\u3164]+\p{Script=Latin}|[\u202a-\u202e\u2066-\u2069]|[\u{e0000}-\u{e007f}]/u;
/** Only plain and accented Latin letters, figures and the marks of both languages: nothing to look for. */
const ORDINARY = /^[\n -~¡-ɏ‐-‧‹›€ ]*$/u;

/** Figures and signs in the middle of a word: "k1ll", "p0rn", "m@tar". A robot may be called B-612 or R2. */
const FIGURES_AS_LETTERS = /\p{Ll}[0-9@$€]\p{Ll}|\d\p{Ll}{3,}\d/u;
/** Six letters and more, each by itself: nobody spells a word so, but for the five vowels. */
const MAYBE_LETTERS_APART = /[ ._].[ ._].[ ._].[ ._].[ ._]/u;
const LETTERS_APART = /(?<![\p{L}\p{N}])\p{L}(?:[ ._]\p{L}(?![\p{L}\p{N}])){5,}/u;
/** A word that is broken at the end of a line would be read on as another one. */
const BROKEN_OFF = /\p{L}[-‐]\s*$/u;

/** Whether a text writes its letters in a way that only who wants to hide them writes. No story needs that. */
export function hasDisguisedLetters(text: string): boolean {
  if (/[-‐]$/.test(text.trimEnd()) && BROKEN_OFF.test(text)) return true;
  if (MAYBE_LETTERS_APART.test(text) && LETTERS_APART.test(text)) return true;
  if (/[\d@$€]/.test(text) && FIGURES_AS_LETTERS.test(text)) return true;
  if (ORDINARY.test(text) && !text.includes("\u00ad")) return false;
  return ORNAMENTAL_LETTER.test(text) || MIXED_WORD.test(text) || INVISIBLE.test(text);
}
