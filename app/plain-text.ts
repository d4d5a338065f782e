/** Nothing that a person could see. */
const BLANK = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}]*$/u;

/** Whether nobody could see anything of a text. */
export const isBlank = (text: string): boolean => BLANK.test(text);

/** Text of lines and tabs without any other control character, with LF between lines. */
export const plainText = (text: string): string =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .trim();
