import { defineConfig } from "vitest/config";
import { ONE_GRAPHQL } from "#tests/one-graphql.ts";

export default defineConfig({
  resolve: ONE_GRAPHQL,
  test: {
    include: ["{app,server,storyteller,guard,db,sandbox,tests,bench,scripts}/**/*.test.{ts,tsx}"],
    exclude: ["tests/e2e/**", "node_modules/**"],
    environment: "node",
    globalSetup: ["tests/postgres-setup.ts"],
    // Every core: left to itself one stays free, which on two is half of the machine.
    maxWorkers: "100%",
    // For a busy machine: what is there in time is not waited for.
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
