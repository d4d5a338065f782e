import { type Counted, check } from "./step.ts";
import { vitestStep } from "./vitest-step.ts";

/** Format, lint, types, unit and integration tests: the fast half of everything. */
export function fastChecks(): Counted[] {
  return [
    check("format", "biome", ["ci", "--error-on-warnings", "--reporter=summary", "."]),
    check("types of routes", "react-router", ["typegen"]),
    check("lint", "oxlint", ["--type-aware", "--deny-warnings"]),
    check("types", "tsc", ["--noEmit"]),
    vitestStep("unit and integration", "test-results/unit.json"),
  ];
}
