import type { TestModule } from "vitest/node";

/** What a test of the fault suite promises, and what came of it. */
export type Fault = {
  promise: string;
  /** The test's file. */
  test: string;
  outcome: "kept" | "broken" | "not tried";
  /** How often the product was put through it. */
  rounds: number;
};

const OUTCOMES = { passed: "kept", failed: "broken", skipped: "not tried", pending: "not tried" } as const;

/** The tests of finished files. A file that could not be read is a promise broken. */
export function faultsOf(modules: readonly TestModule[]): Fault[] {
  return modules.flatMap((module): Fault[] => {
    const file = module.relativeModuleId;
    const faults = [...module.children.allTests()].map((test) => ({
      promise: test.fullName.replaceAll(" > ", ": "),
      test: file,
      outcome: OUTCOMES[test.result().state],
      rounds: test.meta().rounds ?? 1,
    }));
    const isBroken = faults.length === 0 || module.errors().length > 0;
    return isBroken ? [...faults, { promise: "the file runs", test: file, outcome: "broken", rounds: 1 }] : faults;
  });
}

/** A table in Markdown. */
export function faultTable(faults: readonly Fault[]): string {
  const rows = faults.map(({ promise, test, outcome, rounds }) => [
    promise.replaceAll("|", "\\|"),
    test,
    rounds > 1 ? `${outcome}, ${rounds} rounds` : outcome,
  ]);
  const lines = [["promise", "test", "outcome"], ["---", "---", "---"], ...rows];
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
