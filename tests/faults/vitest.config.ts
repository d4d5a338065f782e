import { defineConfig } from "vitest/config";
import units from "../../vitest.config.ts";

/** Faults that the built product is put through, as a process of its own. */
export default defineConfig({
  resolve: units.resolve,
  test: {
    include: ["tests/faults/*.fault.ts"],
    environment: "node",
    globalSetup: ["tests/postgres-setup.ts"],
    provide: { killRounds: 3, isThorough: false },
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
