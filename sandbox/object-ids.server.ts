import { randomInt } from "node:crypto";

const LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const USUAL_LENGTH = 24;

/** Letters and figures that nobody can guess. */
export const randomLetters = (length: number): string =>
  Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join("");

/** An id as the payment provider makes them. @param prefix says what it is of, such as `cus` */
export const newId = (prefix: string, length = USUAL_LENGTH): string => `${prefix}_${randomLetters(length)}`;
