import { expect, test } from "vitest";
import { figure } from "./figure.ts";
import { tableOf } from "./table.ts";

test("each figure stands beside its limit, its verdict and what it was compared with", () => {
  const beside = { name: "bare pipe", value: 12.3456, unit: "CPU-s" };
  const lines = tableOf([
    figure({ name: "a telling", value: 1.7001, unit: "×", limit: 1.6, beside }),
    figure({ name: "stories", value: 1234.5, unit: "a second" }),
  ]).split("\n");
  expect(lines[1]?.split(/ {2,}/)).toEqual(["a telling", "1.7 ×", "≤ 1.6 ×", "missed", "bare pipe: 12.3 CPU-s"]);
  expect(lines[2]?.split(/ {2,}/)).toEqual(["stories", "1,235 a second"]);
});
