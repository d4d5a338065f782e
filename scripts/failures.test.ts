import { expect, test } from "vitest";
import { failuresInJourneys, failuresInVitest } from "./failures.ts";

test("a failed test is named with its file and what was wrong, and one that passed is not", () => {
  const report = {
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [
      {
        name: "a.test.ts",
        status: "failed",
        message: "",
        assertionResults: [
          { status: "passed", fullName: "it is kind", failureMessages: [] },
          {
            status: "failed",
            fullName: "it is short",
            failureMessages: ["\u001b[31mExpected 1\u001b[39m\n\nReceived 2"],
          },
        ],
      },
    ],
  };
  expect(failuresInVitest(report)).toEqual([{ test: "a.test.ts: it is short", message: "Expected 1\nReceived 2" }]);
});

test("a file that could not be read is a failure", () => {
  const broken = { name: "b.test.ts", status: "failed", message: "SyntaxError: no", assertionResults: [] };
  expect(failuresInVitest({ numPassedTests: 0, numFailedTests: 0, testResults: [broken] })).toEqual([
    { test: "b.test.ts", message: "SyntaxError: no" },
  ]);
});

test("a failed journey is found however deep it stands, and a long message is cut", () => {
  const message = Array.from({ length: 40 }, (_, line) => `line ${line}`).join("\n");
  const spec = (ok: boolean, title: string) => ({
    ok,
    file: "one.journey.ts",
    line: 7,
    title,
    tests: [{ results: [{ errors: ok ? [] : [{ message }] }] }],
  });
  const suites = [{ suites: [{ suites: [{ specs: [spec(true, "fine"), spec(false, "lost")] }] }] }];
  const [failure, ...others] = failuresInJourneys({ suites });
  expect(others).toEqual([]);
  expect(failure?.test).toBe("one.journey.ts:7: lost");
  expect(failure?.message.split("\n")).toHaveLength(12);
});
