import { expect, test } from "vitest";
import { faultTable } from "./fault-table.ts";

test("each promise stands beside its test and what came of it, and how often it was tried", () => {
  const lines = faultTable([
    { promise: "a story is there", test: "killed.fault.ts", outcome: "kept", rounds: 20 },
    { promise: "one | none", test: "away.fault.ts", outcome: "broken", rounds: 1 },
  ]).split("\n");
  expect(lines.slice(2)).toEqual([
    "| a story is there | killed.fault.ts | kept, 20 rounds |",
    "| one \\| none | away.fault.ts | broken |",
  ]);
});
