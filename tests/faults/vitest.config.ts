import { defineConfig } from "vitest/config";
import { ONE_GRAPHQL } from "#tests/one-graphql.ts";

/** Faults that the built product is put through, as a process of its own. */
export default defineConfig({
  resolve: ONE_GRAPHQL,
  test: {
    include: ["tests/faults/*.fault.ts"],
    environment: "node",
    globalSetup: ["tests/postgres-setup.ts"],
    // Every core, as for the other tests: most of a fault is waiting for processes to come and go.
    maxWorkers: "100%",
    provide: { killRounds: 3, isThorough: false },
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
