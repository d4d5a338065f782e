import { readFileSync, rmSync } from "node:fs";
import { type Counted, tests } from "./step.ts";

/** Runs vitest as one step of a check list. @param report where its own counts are written @param args what it runs */
export function vitestStep(name: string, report: string, args: readonly string[] = []): Counted {
  rmSync(report, { force: true });
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${report}`];
  return tests(name, "vitest", ["run", ...reporters, ...args], () => {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, "utf8")) as {
      numPassedTests: number;
      numFailedTests: number;
    };
    return { passed: numPassedTests, failed: numFailedTests };
  });
}
