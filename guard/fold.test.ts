import { expect, test } from "vitest";
import { fold } from "./fold.ts";

test.each([
  ["Muérdago Ñandú", "muerdago ñandu"],
  ["ＡＳＥＳＩＮＯ", "asesino"],
  ["аsеsіnо with Cyrillic letters", "asesino with cyrillic letters"],
  ["κill", "kill"],
  ["mi\u00ader\u200bda", "mierda"],
  ["n\u0303 apart", "ñ apart"],
  ["𝓴𝓲𝓵𝓵", "kill"],
  ["s\u0301e\u0301x", "sex"],
])("%s is compared as %s", (text, folded) => {
  expect(fold(text)).toBe(folded);
});
