import { spawnSync } from "node:child_process";
import type { Failure } from "./failures.ts";

/** How a step of a check list ended. */
export type Counted = { passed: number; failed: number; failures?: readonly Failure[] };

/** Runs a program of node_modules with its output shown; it counts as one check. */
export function check(name: string, program: string, args: readonly string[]): Counted {
  process.stdout.write(`\n— ${name}\n`);
  const { status } = spawnSync(`node_modules/.bin/${program}`, args, { stdio: "inherit" });
  if (status === 0) return { passed: 1, failed: 0 };
  return { passed: 0, failed: 1, failures: [{ test: name, message: "stands further up" }] };
}

/** Runs a test runner with its output shown and takes its own counts from `read`; a crash counts as a failure. */
export function tests(name: string, program: string, args: readonly string[], read: () => Counted): Counted {
  process.stdout.write(`\n— ${name}\n`);
  const { status } = spawnSync(`node_modules/.bin/${program}`, args, { stdio: "inherit" });
  const counted = readSafely(read);
  const crashed = counted.passed + counted.failed === 0 || (status !== 0 && counted.failed === 0);
  if (!crashed) return counted;
  const crash = { test: name, message: "the run came to no good end" };
  return { ...counted, failed: counted.failed + 1, failures: [...(counted.failures ?? []), crash] };
}

function readSafely(read: () => Counted): Counted {
  try {
    return read();
  } catch {
    return { passed: 0, failed: 0 };
  }
}

/** The counts of several steps together. */
export function sum(steps: readonly Counted[]): Counted {
  return {
    passed: steps.reduce((all, { passed }) => all + passed, 0),
    failed: steps.reduce((all, { failed }) => all + failed, 0),
    failures: steps.flatMap(({ failures = [] }) => failures),
  };
}

/** Prints what failed, where the end of a long output is read first, and the closing line; ends the process accordingly. */
export function close({ passed, failed, failures = [] }: Counted): never {
  for (const { test, message } of failures) process.stdout.write(`\n✘ ${test}\n${message}\n`);
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  process.exit(failed === 0 ? 0 : 1);
}
