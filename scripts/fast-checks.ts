import { readFileSync, rmSync } from "node:fs";
import { type Counted, check, tests } from "./step.ts";

const UNIT_REPORT = "test-results/unit.json";

/** Format, lint, types, unit and integration tests: the fast half of everything. */
export function fastChecks(): Counted[] {
  rmSync(UNIT_REPORT, { force: true });
  return [
    check("format", "biome", ["ci", "--error-on-warnings", "--reporter=summary", "."]),
    check("types of routes", "react-router", ["typegen"]),
    check("lint", "oxlint", ["--type-aware", "--deny-warnings"]),
    check("types", "tsc", ["--noEmit"]),
    tests(
      "unit and integration",
      "vitest",
      ["run", "--reporter=dot", "--reporter=json", `--outputFile.json=${UNIT_REPORT}`],
      () => {
        const report = JSON.parse(readFileSync(UNIT_REPORT, "utf8")) as {
          numPassedTests: number;
          numFailedTests: number;
        };
        return { passed: report.numPassedTests, failed: report.numFailedTests };
      },
    ),
  ];
}
