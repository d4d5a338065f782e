import { defineConfig } from "@playwright/test";
import { findChromium } from "#tests/e2e/chromium.ts";

/** Journeys of people through the built product, in a real Chromium. Each file runs in one worker, in order. */
export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "*.journey.ts",
  outputDir: "test-results/journeys",
  // More at a time are no faster on two cores, and stand in each other's way. The limits below are for a busy machine: what
  // is there in time is not waited for.
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [["line"], ["json", { outputFile: "test-results/journeys.json" }]],
  use: {
    browserName: "chromium",
    screenshot: "only-on-failure",
    actionTimeout: 20_000,
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      executablePath: findChromium(process.env),
      // Containers have no user namespaces and no graphics card; the rest keeps the browser from calling home.
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // The journeys that share a context share its process too, which knows the product's scripts by then.
        "--renderer-process-limit=1",
      ],
    },
  },
});
