import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "@playwright/test";

const FRAME_MS = 2_000;
const MOST_TRIES = 4;

/**
 * Gives a page another size, in CSS pixels, and waits until it is drawn so. A browser without a screen now and then draws
 * nothing any more after it was resized, until it is resized again: then the height is a pixel more.
 */
export async function resize(page: Page, { width, height }: { width: number; height: number }): Promise<void> {
  for (let more = 0; more < MOST_TRIES; more += 1) {
    await page.setViewportSize({ width, height: height + more });
    if (await Promise.race([nextFrame(page), wait(FRAME_MS, false)])) return;
  }
  throw new Error(`the page draws nothing at ${width} × ${height}`);
}

const nextFrame = (page: Page) =>
  page.evaluate(
    () => new Promise<boolean>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(true)))),
  );
