import { readFileSync, rmSync } from "node:fs";
import { ensureBrowser } from "./browser.ts";
import { failuresInJourneys, type JourneyReport } from "./failures.ts";
import { fastChecks } from "./fast-checks.ts";
import { close, sum, tests } from "./step.ts";
import { vitestStep } from "./vitest-step.ts";

const JOURNEY_REPORT = "test-results/journeys.json";

rmSync(JOURNEY_REPORT, { force: true });
ensureBrowser();
close(
  sum([
    ...fastChecks(),
    // The launcher has built the product: faults and journeys meet what people get.
    vitestStep("faults", "test-results/faults.json", ["--config", "tests/faults/vitest.config.ts"]),
    tests("journeys", "playwright", ["test"], () => {
      const run = JSON.parse(readFileSync(JOURNEY_REPORT, "utf8")) as JourneyReport;
      const { expected, unexpected, flaky } = run.stats;
      return { passed: expected, failed: unexpected + flaky, failures: failuresInJourneys(run) };
    }),
  ]),
);
