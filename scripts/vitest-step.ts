import { readFileSync, rmSync } from "node:fs";
import { failuresInVitest, type VitestReport } from "./failures.ts";
import { type Counted, tests } from "./step.ts";

/** Runs vitest as one step of a check list. @param report where its own counts are written @param args what it runs */
export function vitestStep(name: string, report: string, args: readonly string[] = []): Counted {
  rmSync(report, { force: true });
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${report}`];
  return tests(name, "vitest", ["run", ...reporters, ...args], () => {
    const run = JSON.parse(readFileSync(report, "utf8")) as VitestReport;
    return { passed: run.numPassedTests, failed: run.numFailedTests, failures: failuresInVitest(run) };
  });
}
