/** Words as a reader counts them: runs of letters and figures; a raya or a dash alone is none. */
export function countWords(text: string): number {
  return text.split(/[\s—–]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Sentences by their final marks; an incise of dialogue does not end one. */
export function sentencesOf(paragraph: string): string[] {
  return (paragraph.match(/[^.!?…]+[.!?…]*["”»)]*/gu) ?? []).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}
