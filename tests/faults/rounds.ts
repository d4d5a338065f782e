import { inject, type TestContext } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** How often the product is killed, on each database. */
    killRounds: number;
    /** Whether every variant of a fault is tried that takes long, or one of each. */
    isThorough: boolean;
  }
  interface TaskMeta {
    /** How often a test put the product through its fault. */
    rounds?: number;
  }
}

/** How often a test that goes in rounds shall go, noted for the table of faults. */
export function roundsOf({ task }: TestContext): number {
  task.meta.rounds = inject("killRounds");
  return task.meta.rounds;
}
