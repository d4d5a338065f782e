import { spawnSync } from "node:child_process";

/** How a step of a check list ended. */
export type Counted = { passed: number; failed: number };

/** Runs a program of node_modules with its output shown; it counts as one check. */
export function check(name: string, program: string, args: readonly string[]): Counted {
  process.stdout.write(`\n— ${name}\n`);
  const { status } = spawnSync(`node_modules/.bin/${program}`, args, { stdio: "inherit" });
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Runs a test runner with its output shown and takes its own counts from `read`; a crash counts as a failure. */
export function tests(name: string, program: string, args: readonly string[], read: () => Counted): Counted {
  process.stdout.write(`\n— ${name}\n`);
  const { status } = spawnSync(`node_modules/.bin/${program}`, args, { stdio: "inherit" });
  const counted = readSafely(read);
  const crashed = counted.passed + counted.failed === 0 || (status !== 0 && counted.failed === 0);
  return crashed ? { ...counted, failed: counted.failed + 1 } : counted;
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
  return steps.reduce((all, step) => ({ passed: all.passed + step.passed, failed: all.failed + step.failed }), {
    passed: 0,
    failed: 0,
  });
}

/** Prints the closing line and ends the process accordingly. */
export function close({ passed, failed }: Counted): never {
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  process.exit(failed === 0 ? 0 : 1);
}
