import { defineConfig } from "vitest/config";
import { ONE_GRAPHQL } from "#tests/one-graphql.ts";

/** Faults that the built product is put through, as a process of its own. */
export default defineConfig({
  resolve: ONE_GRAPHQL,
  test: {
    include: ["tests/faults/*.fault.ts"],
    environment: "node",
    globalSetup: ["tests/postgres-setup.ts"],
    provide: { killRounds: 3, isThorough: false },
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
