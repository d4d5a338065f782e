import { CODE_DIGITS } from "./contract.ts";

/** Signs that people and mail programs put between the digits of a code. */
const GROUPING = String.raw`[\s.\-\u2010-\u2015]*`;
const CODE = new RegExp(String.raw`(?<!\d)\d(?:${GROUPING}\d){${CODE_DIGITS - 1}}(?!\d)`);

/**
 * The code in whatever was typed or pasted: "418 206", "Code: 418-206." and digits of full width all hold 418206.
 * Null when there is none.
 */
export function codeIn(typed: string): string | null {
  return CODE.exec(typed.normalize("NFKC"))?.[0].replace(/\D/g, "") ?? null;
}
