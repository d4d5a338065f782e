const SHORT_FOR_NOT = /(?<=[dsz])n['’]t$/u;
/** A y between vowels, or before one at the beginning, is a consonant: "playing", "yellow". */
const CONSONANT_Y = /(?<=[aeiou])y(?=[aeiou])|^y(?=[aeiou])/gu;
const CONSONANT_U = /(?<=q)u/gu;
const VOWELS = /[aeiouy]+/gu;

/** An e that is written and not spoken: "cake", "times", "jumped", "lovely", "something". */
const SILENT_E: readonly RegExp[] = [
  /[^aeiouyl]e$|(?<=[aeiouylr])le$/u,
  /(?:[^aeiouysxzlgch]|(?<=[^sc])h|(?<=[aeiouylr])l)es$/u,
  /(?:[^aeiouytdl]|(?<![bcdfgkptz])l)ed$/u,
  /[aeiouy](?:[^aeiouy]|st|th|dg|rg|rc|nc|ns)e(?=(?:ly|ful|fully|less|ness|ments?(?<!elements?)|some|thing|times?|where|body|work|how)$)/u,
  /^every(?!one)|^evening/u,
];

/** Letters that look like one sound and are two: "lion", "quiet", "idea", "crying". */
const TWO_SOUNDS: readonly RegExp[] = [
  /(?<![tscgx]|ll)io/u,
  /(?<![tsc])ia(?!ge)/u,
  /qiet|science|diet|client|fiery|experien|audien|obedien/u,
  /idea|creat(?:e|or|iv)|area|theat|react|eo$|museum/u,
  /oe[mt]|(?:cr|d|f)uel|ruin|fluid|chaos|coop|zoolog/u,
  /(?<=[aeiouy])(?<!q)ing/u,
  /ier(?:s|$)|iest$/u,
  /sm$|rhythm/u,
];

/** The syllables of an English word in lower case: spelling says much and not all, so a close guess. */
export function englishSyllables(word: string): number {
  const isShort = SHORT_FOR_NOT.test(word);
  const plain = word
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/n['’]t$/u, "n")
    .replace(/['’].*$/u, "")
    .replace(CONSONANT_U, "")
    .replace(CONSONANT_Y, "j");
  const groups = plain.match(VOWELS)?.length ?? 0;
  const silent = groups > 1 ? SILENT_E.filter((pattern) => pattern.test(plain)).length : 0;
  const parted = TWO_SOUNDS.filter((pattern) => pattern.test(plain)).length;
  return Math.max(1, groups - silent + parted + (isShort ? 1 : 0));
}
