import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { refusalOf } from "#tests/settings.ts";
import { readLimits } from "./limit-settings.ts";

/** The limits as the example of a host's settings has them: name and value. */
const EXAMPLE = Object.fromEntries(
  [...readFileSync(".env.example", "utf8").matchAll(/^(LIMIT_\w+)=(\d+)$/gm)].map(([, name, value]) => [name, value]),
) as Record<string, string>;

test("every limit stands in .env.example with the value that it has when it is not set", () => {
  expect(Object.keys(EXAMPLE)).toHaveLength(Object.keys(readLimits({})).length);
  expect(readLimits(EXAMPLE)).toEqual(readLimits({}));
});

test("every limit can be set, and switched off with 0", () => {
  const off = readLimits(Object.fromEntries(Object.keys(EXAMPLE).map((name) => [name, "0"])));
  expect(new Set(Object.values(off))).toEqual(new Set([0]));
  const numbered = readLimits(Object.fromEntries(Object.keys(EXAMPLE).map((name, index) => [name, String(index + 1)])));
  // No two limits read one setting.
  expect(new Set(Object.values(numbered)).size).toBe(Object.keys(EXAMPLE).length);
});

test("a limit that makes no sense stops the start with its name", () => {
  for (const name of Object.keys(EXAMPLE)) expect(refusalOf(() => readLimits({ [name]: "-1" }))).toContain(name);
});
