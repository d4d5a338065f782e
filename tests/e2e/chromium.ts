import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/**
 * The machine's own Chromium: CHROME_PATH, else the first known name on the PATH. Undefined means that Playwright's own
 * download is used.
 */
export function findChromium({ CHROME_PATH, PATH = "" }: NodeJS.ProcessEnv): string | undefined {
  if (CHROME_PATH) return CHROME_PATH;
  const folders = PATH.split(delimiter).filter(Boolean);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
