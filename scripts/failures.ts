import { stripVTControlCharacters } from "node:util";

/** A test that did not keep its promise. */
export type Failure = { test: string; message: string };

/** So much of a message says what was expected and what was there; the rest stands further up. */
const MESSAGE_LINES = 12;

/** What this reads of Vitest's report in JSON. */
export type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: readonly {
    name: string;
    status: string;
    message: string;
    assertionResults: readonly { status: string; fullName: string; failureMessages: readonly string[] | null }[];
  }[];
};

/** The failed tests of a Vitest run, and the files that could not be read. */
export function failuresInVitest({ testResults }: VitestReport): Failure[] {
  return testResults.flatMap((file) => {
    const failed = file.assertionResults.filter(({ status }) => status === "failed");
    if (failed.length === 0 && file.status === "failed") return [{ test: file.name, message: brief(file.message) }];
    return failed.map(({ fullName, failureMessages }) => ({
      test: `${file.name}: ${fullName}`,
      message: brief((failureMessages ?? []).join("\n")),
    }));
  });
}

type JourneySuite = {
  suites?: readonly JourneySuite[];
  specs?: readonly {
    ok: boolean;
    file: string;
    line: number;
    title: string;
    tests: readonly { results: readonly { errors: readonly { message?: string }[] }[] }[];
  }[];
};

/** What this reads of Playwright's report in JSON. */
export type JourneyReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: readonly JourneySuite[];
};

/** The journeys that did not come to their end. */
export const failuresInJourneys = ({ suites }: Pick<JourneyReport, "suites">): Failure[] => suites.flatMap(failuresIn);

function failuresIn({ suites = [], specs = [] }: JourneySuite): Failure[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => ({
      test: `${file}:${line}: ${title}`,
      message: brief(
        tests
          .flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(({ message = "" }) => message)))
          .join("\n"),
      ),
    }));
  return [...own, ...suites.flatMap(failuresIn)];
}

function brief(message: string): string {
  return stripVTControlCharacters(message)
    .split("\n")
    .filter((line) => line.trim() !== "")
    .slice(0, MESSAGE_LINES)
    .join("\n");
}
