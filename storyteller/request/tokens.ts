import { fold } from "./fold.ts";

/** One word of the parent's text and what stands around it. */
export type Token = {
  /** As written, without the punctuation around it and without an English 's. */
  text: string;
  folded: string;
  capital: boolean;
  /** First of the text, or after a full stop, a question, a line or a colon. */
  initial: boolean;
  /** The punctuation between this word and the one before: "", ",", "(" … */
  before: string;
  /** The word had an English 's. */
  possessive: boolean;
};

/** The places of all words of what begins at one and is so many words long. */
export const placesOf = ({ at, length }: { at: number; length: number }): number[] =>
  Array.from({ length }, (_, step) => at + step);

const WORD = /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*|\p{N}+/gu;
/** No word of any language is longer, and matching what is longer takes very long. */
const LONGEST_RUN_CHARACTERS = 80;
/** «Amparo M. (5 años)»: an initial says nothing that a story needs, and its full stop ends no sentence. */
const SURNAME_INITIAL = /(\p{Lu}\p{Ll}{1,20}) \p{Lu}\.(?=,| ?\(| \p{Ll})/gu;
const TITLE_WITH_DOT = /^(?:mr|mrs|ms|dr|sr|sra|st)$/i;

/** Plain text: one Unicode form, no markup, no control characters, single spaces (line ends become full stops). */
export function plainText(ideas: string): string {
  return ideas
    .normalize("NFC")
    .replace(/<[^<>]*>/g, " ")
    .replace(/[\r\n]+/g, " . ")
    .replace(/[\p{Cc}\p{Cf}\p{Co}]/gu, " ")
    .replace(/\s+/g, " ")
    .replace(/\S{80,}/gu, (run) => run.slice(0, LONGEST_RUN_CHARACTERS))
    .trim();
}

/** True when somebody wrote with the caps key on, so that a capital says nothing. */
export function isShouted(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const upper = letters.filter((letter) => letter !== letter.toLowerCase());
  return letters.length >= 8 && text.includes(" ") && upper.length / letters.length > 0.7;
}

/** The words of a plain text. A shouted text is read as if it were in lower case. */
export function tokensOf(plain: string): Token[] {
  const named = plain.replace(SURNAME_INITIAL, "$1");
  const text = isShouted(named) ? named.toLowerCase() : named;
  const tokens: Token[] = [];
  let end = 0;
  for (const match of text.matchAll(WORD)) {
    const before = text.slice(end, match.index).replace(/\s/g, "");
    const previous = tokens.at(-1);
    const afterTitle = before === "." && previous !== undefined && TITLE_WITH_DOT.test(previous.text);
    const bare = match[0].replace(/['’]s$/u, "");
    tokens.push({
      text: bare,
      folded: fold(bare),
      capital: /^[\p{Lu}\p{Lo}]/u.test(bare),
      initial: previous === undefined || (!afterTitle && /[.!?:;…¿¡\-–—•*]/u.test(before)),
      before: afterTitle ? "" : before,
      possessive: bare !== match[0],
    });
    end = match.index + match[0].length;
  }
  return tokens;
}
