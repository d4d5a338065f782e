import type { Passage } from "./passage.ts";

const ALONE = /^(?:\+ )?\{refrain(?:\.last)?\}$/;

/** The passage for a story without a refrain: the line is left out where it stands alone and nothing announces it. */
export function withoutRefrain(passage: Passage): Passage {
  return passage.filter((paragraph, at) => !(ALONE.test(paragraph) && !passage[at - 1]?.endsWith(":")));
}
