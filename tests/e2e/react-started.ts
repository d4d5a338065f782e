import type { Page } from "@playwright/test";

/** Waits until React has taken over the page: from then on a click changes it without a new document. */
export async function reactStarted(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const link = document.querySelector("header a");
    return link !== null && Object.keys(link).some((key) => key.startsWith("__reactProps"));
  });
}

/** Shows an intent, as somebody does who is about to use the page, and waits for React. */
export async function wakeUp(page: Page): Promise<void> {
  await page.keyboard.press("Shift");
  await reactStarted(page);
}
