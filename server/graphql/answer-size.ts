/**
 * What the texts of one answer may come to, in characters: a library of two thousand usual stories. An answer is put
 * together in memory, and a thousand of the longest contents under several names would be gigabytes.
 */
export const ANSWER_MAX_CHARACTERS = 16_000_000;

/** Whether the texts of a result come to more than an answer may hold. */
export function isAnswerTooLarge(result: unknown): boolean {
  const left: unknown[] = [result];
  let characters = 0;
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value === "string") characters += value.length;
    else if (typeof value === "object" && value !== null) left.push(...Object.values(value));
    if (characters > ANSWER_MAX_CHARACTERS) return true;
  }
  return false;
}
