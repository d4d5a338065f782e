import { expect, test } from "vitest";
import { codeIn } from "./one-time-code.ts";

test.each([
  ["418206", "418206"],
  [" 418 206\n", "418206"],
  ["418-206", "418206"],
  ["4 1 8 2 0 6", "418206"],
  ["Tu código es 418206. Vale 10 minutos.", "418206"],
  ["４１８２０６", "418206"],
  ["", null],
  ["41820", null],
  ["4182067", null],
  ["41820a6", null],
])("a code is found in what was typed or pasted: %j holds %s", (typed, code) => {
  expect(codeIn(typed)).toBe(code);
});
