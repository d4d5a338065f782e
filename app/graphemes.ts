const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });

// Letters, digits and punctuation of Western languages in composed form: each code unit is one grapheme cluster.
const ONE_UNIT_EACH = /^[\n\u0020-\u007e\u00a0-\u02ff\u2010-\u2027\u2030-\u205e]*$/;

/** The grapheme clusters of a text: what a person counts as characters. */
export function graphemes(text: string): string[] {
  if (ONE_UNIT_EACH.test(text)) return text.split("");
  return Array.from(segmenter.segment(text), (part) => part.segment);
}

/** How many characters a person counts in a text. */
export function countGraphemes(text: string): number {
  if (ONE_UNIT_EACH.test(text)) return text.length;
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}
