import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{app,server,storyteller,guard,db,sandbox,tests,bench,scripts}/**/*.test.{ts,tsx}"],
    exclude: ["tests/e2e/**", "node_modules/**"],
    environment: "node",
    globalSetup: ["tests/postgres-setup.ts"],
  },
});
