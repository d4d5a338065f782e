import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { compressClientFiles } from "#scripts/compress-client-files.ts";

export default defineConfig({
  plugins: [reactRouter(), compressClientFiles()],
  // Found out one by one, each of these would reload the first page a developer opens.
  optimizeDeps: { include: ["eventsource-parser", "i18next", "i18next-browser-languagedetector", "zod/mini"] },
  environments: {
    // Server and pages are one bundle, so that no class or context exists twice.
    ssr: { build: { rolldownOptions: { input: "./server/bundle.ts" } } },
  },
});
