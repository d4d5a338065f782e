import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { resize } from "./resize.ts";

/** What a rule needs to be asked, and what came of it. */
type Axe = { run: (options: object) => ReturnType<AxeBuilder["analyze"]> };

// The package for Playwright sends these 500 kB four times as often as a page needs them. What it depends on is found from
// where it stands.
const AXE = readFileSync(
  createRequire(createRequire(import.meta.url).resolve("@axe-core/playwright")).resolve("axe-core/axe.min.js"),
  "utf8",
);

const OPTIONS = {
  runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] },
  // Everything else that was looked at is not described element by element.
  resultTypes: ["violations"],
};

/** A phone and a desktop, in CSS pixels. */
const SCREENS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** No rule of WCAG 2.2 AA that a machine can check is broken, on a phone and on a desktop. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const screen of SCREENS) {
    await resize(page, screen);
    await atRest(page);
    const found = await violations(page);
    expect(found, `at ${screen.width} × ${screen.height}`).toEqual([]);
  }
}

/** The rules that are broken in the page as it stands, and where. */
async function violations(page: Page): Promise<{ rule: string; where: string[] }[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  return page.evaluate(async (options) => {
    const { axe } = window as unknown as { axe: Axe };
    const { violations: broken } = await axe.run(options);
    return broken.map(({ id, nodes }) => ({
      rule: id,
      where: nodes.map((node) => `${node.target.join(" ")}: ${node.failureSummary}`),
    }));
  }, OPTIONS);
}

/** What fades in has other colours on its way. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map((each) => each.finished));
  });
}
