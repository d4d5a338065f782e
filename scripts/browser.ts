import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { findChromium } from "#tests/e2e/chromium.ts";

const hasBrowser = () => findChromium(process.env) !== undefined || existsSync(chromium.executablePath());

/** Sees to it that there is a Chromium: the machine's own, else Playwright's download, else Debian's package. */
export function ensureBrowser(): void {
  if (hasBrowser()) return;
  process.stdout.write("\n— browser\n");
  const debian = [
    ["apt-get", "update"],
    ["apt-get", "install", "-y", "--no-install-recommends", "chromium"],
  ];
  const attempts = [
    ["node_modules/.bin/playwright", "install", "chromium"],
    ...(process.getuid?.() === 0 ? debian : []),
  ];
  for (const [program = "", ...args] of attempts) {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    spawnSync(program, args, { stdio: ["ignore", "ignore", "inherit"], env });
    if (hasBrowser()) return;
  }
  process.stdout.write("There is no Chromium, and none could be installed: set CHROME_PATH to one.\n");
}
