import { type LanguageRule, neighbours, pattern } from "./language-rule.ts";

/** What holds for both languages: how words and marks stand on a line. */
export const PUNCTUATION_RULES: readonly LanguageRule[] = [
  pattern("space before a mark", /\S*[ \t]+(?:[,;:!?](?!\S*[)D])|\.(?!\.))(?=[\s"”»]|$)/gu),
  pattern("no space after a mark", /\p{L}+(?:[,;!?]|(?<!\b\p{L})\.)\p{L}{2,}/gu),
  pattern("doubled mark", /(?<!\.)\.\.(?!\.)|,,|;;|[,;:]\.|\.,(?!\.)|,[!?]|[?!]\.(?!\.)/gu),
  pattern("doubled space", /\S+ {2,}\S+/gu),
  pattern("small letter after a full stop", /\p{Ll}{3,}[.] \p{Ll}\p{L}*/gu),
  pattern("small letter begins a paragraph", /^[—«“"‘(¿¡ ]*\p{Ll}\p{L}*/gu),
];

/** A little word said twice; words that may be («no no», "that that", "her her hat") are not in the list. */
export function doubledWord(littleWords: string): LanguageRule {
  const listed = new Set(littleWords.split(" "));
  return neighbours("doubled word", 2, (words, at) => {
    const [here, next, after] = [words[at], words[at + 1], words[at + 2]];
    if (!here || !next || !listed.has(here.lower) || here.lower !== next.lower || next.before !== " ") return false;
    const sung = after?.lower === here.lower || words[at - 1]?.lower === here.lower;
    return !sung;
  });
}
