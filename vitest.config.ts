import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: {
    // Packages that use graphql take this build of it; the tests' own choice would be a second one, and neither knows the
    // other's objects.
    alias: [
      { find: /^graphql$/, replacement: fileURLToPath(new URL("node_modules/graphql/index.mjs", import.meta.url)) },
    ],
  },
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
